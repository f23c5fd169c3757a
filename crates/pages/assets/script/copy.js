// Copying: addresses are shown whole, and a click puts one on the clipboard or shares it.

import { $, $$, absolute, words } from "./page.js";
import { redraws } from "./regions.js";

const complete = () => $$("[data-address]").forEach((input) => (input.value = absolute(input.dataset.address)));
redraws.addEventListener("drawn", complete);
complete();

// Where the device has a way of its own to share an address, that comes first.
export async function copy(button, address) {
  if (button.dataset.share && navigator.share) {
    const wasShared = await navigator.share({ title: button.dataset.share, url: absolute(address) }).then(() => true, ({ name }) => name === "AbortError");
    if (wasShared) return;
  }
  const [field, label] = [button.previousElementSibling, $("span", button) || button];
  try {
    await navigator.clipboard.writeText(absolute(address));
  } catch {
    // Without a secure connection there is no clipboard but the old way.
    if (field && field.select) field.select();
    document.execCommand("copy");
  }
  const said = label.textContent;
  if (said === words.copied) return;
  label.textContent = words.copied;
  setTimeout(() => (label.textContent = said), 2000);
}
