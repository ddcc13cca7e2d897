/** Gives each numbered list of a guide a button that copies its steps, a line each, where the browser lets pages write to the clipboard. */
const guide = document.querySelector<HTMLElement>('[data-copy]');
// Missing on plain http, whatever its type says.
const { clipboard } = navigator as { clipboard?: Clipboard };

if (guide && clipboard) {
  const { copy, copied } = guide.dataset as { copy: string; copied: string };
  for (const list of guide.querySelectorAll('ol')) {
    const button = document.createElement('button');
    button.textContent = copy;
    button.onclick = async () => {
      await clipboard.writeText(list.innerText);
      button.textContent = copied;
    };
    list.after(button);
  }
}
