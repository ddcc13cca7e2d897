/** Shows the button of the platform's own share sheet where the platform has one. */
const share = document.querySelector<HTMLButtonElement>('[data-share]');

// Missing in some browsers, whatever their types say.
if (share && 'share' in navigator) {
  share.hidden = false;
  share.onclick = () => {
    const { title } = document;
    // Closing the sheet without sharing rejects; that is no error.
    navigator.share({ title, url: location.href.split(/[?#]/)[0] ?? '' }).catch(() => undefined);
  };
}
