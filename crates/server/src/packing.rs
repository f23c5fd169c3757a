//! Messages packed for the way to a page.

use std::cell::RefCell;

use flate2::{Compress, Compression, FlushCompress, Status};

/// A message in zlib's format, packed quickly rather than tightly.
pub(crate) fn packed(bytes: &[u8]) -> Vec<u8> {
    // What is needed to pack is large, and one for each thread is enough.
    thread_local! {
        static PACKER: RefCell<Compress> = RefCell::new(Compress::new(Compression::new(3), true));
    }
    PACKER.with_borrow_mut(|packer| {
        packer.reset();
        let mut packed = Vec::with_capacity(bytes.len() / 3 + 64);
        loop {
            let rest = &bytes[packer.total_in() as usize..];
            match packer.compress_vec(rest, &mut packed, FlushCompress::Finish) {
                Ok(Status::StreamEnd) => return packed,
                Ok(_) => packed.reserve(bytes.len() / 3 + 64),
                Err(error) => unreachable!("packing needs nothing but memory: {error}"),
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::bufread::ZlibDecoder;

    use super::*;

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let mut noise = 1_u32;
        let mut letter = || {
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            char::from_u32(0x20 + (noise >> 16) % 0x2000).unwrap_or('?')
        };
        let wild: String = (0..50_000).map(|_| letter()).collect();
        for text in ["", "x", &"<p>Te jössz.</p>".repeat(5000), &wild] {
            let (bytes, mut unpacked) = (packed(text.as_bytes()), String::new());
            ZlibDecoder::new(&bytes[..]).read_to_string(&mut unpacked).expect("it was packed whole");
            assert_eq!(unpacked, text);
        }
    }
}
