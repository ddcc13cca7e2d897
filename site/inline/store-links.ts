/** The download button leads to the Apple store on Apple's systems (an iPad may call itself a Mac), else to Google Play. */
if (/iPhone|iPad|iPod|Mac/.test(navigator.userAgent)) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-apple]'))
    link.href = link.dataset.apple ?? '';
}
