/** The download button leads to the App Store on Apple platforms (an iPad may identify as a Mac), otherwise to Google Play. */
if (/iPhone|iPad|iPod|Mac/.test(navigator.userAgent)) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-apple]'))
    link.href = link.dataset.apple ?? '';
}
