/** Gives each numbered list of a guide a button that copies its steps, a line each, where the browser lets pages write to the clipboard. */
const template = document.querySelector<HTMLTemplateElement>('#copy-steps');
// Missing on plain http, whatever its type says.
const { clipboard } = navigator as { clipboard?: Clipboard };

if (template && clipboard)
  for (const list of template.parentElement?.querySelectorAll('ol') ?? []) {
    const button = template.content.firstElementChild?.cloneNode(true) as HTMLButtonElement;
    button.onclick = async () => {
      await clipboard.writeText(list.innerText);
      button.textContent = button.dataset.copied ?? '';
    };
    list.after(button);
  }
