/** Shows the share button if the platform has a share sheet. */
const share = document.querySelector<HTMLButtonElement>('[data-share]');

// Missing in some browsers, contrary to its type.
if (share && 'share' in navigator) {
  share.hidden = false;
  share.onclick = () => {
    const { title } = document;
    // Closing the sheet without sharing rejects; not an error.
    navigator.share({ title, url: location.href.split(/[?#]/)[0] ?? '' }).catch(() => undefined);
  };
}
