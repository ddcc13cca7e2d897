/**
 * Adds a copy button after each text that the page's template names, if the browser allows writing to the clipboard: the
 * steps of a guide, the texts for the press.
 */
const template = document.querySelector<HTMLTemplateElement>('template[data-copies]');
// Undefined on plain http, contrary to its type.
const { clipboard } = navigator as { clipboard?: Clipboard };

if (template && clipboard)
  for (const text of template.parentElement?.querySelectorAll(template.dataset.copies ?? '') ?? []) {
    const button = template.content.firstElementChild?.cloneNode(true) as HTMLButtonElement;
    button.onclick = async () => {
      // Without the words on the app's screen in a step.
      const parts = [...text.querySelectorAll<HTMLElement>(':scope > :is(li, p)')].map(
        (part) => (part.querySelector<HTMLElement>('[data-ui=prose]') ?? part).innerText,
      );
      await clipboard.writeText(parts.join('\n'));
      button.textContent = button.dataset.copied ?? '';
    };
    text.after(button);
  }
