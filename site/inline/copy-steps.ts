/** Adds a button that copies the steps to each numbered list of a guide's text, but not of an app's screen, if the browser allows writing to the clipboard. */
const template = document.querySelector<HTMLTemplateElement>('#copy-steps');
// Undefined on plain http, contrary to its type.
const { clipboard } = navigator as { clipboard?: Clipboard };

if (template && clipboard)
  for (const list of template.parentElement?.querySelectorAll<HTMLOListElement>('ol:not([inert] *)') ?? []) {
    const button = template.content.firstElementChild?.cloneNode(true) as HTMLButtonElement;
    button.onclick = async () => {
      // Without the words on the app's screen.
      const steps = [...list.querySelectorAll<HTMLElement>(':scope > li')].map(
        (step) => (step.querySelector<HTMLElement>('[data-ui=prose]') ?? step).innerText,
      );
      await clipboard.writeText(steps.join('\n'));
      button.textContent = button.dataset.copied ?? '';
    };
    list.after(button);
  }
