import styles from './search-dialog.css?inline';

let isAdopted = false;

/** Gives the page the dialog's styles, which it does not carry before the dialog is opened. */
export function adoptStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
