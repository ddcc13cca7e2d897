/** Where a dialog does not know `closedby` yet, a tap outside still closes the drawer. */
const drawer = document.querySelector<HTMLDialogElement>('#menu');

if (drawer && !('closedBy' in HTMLDialogElement.prototype)) {
  drawer.onclick = ({ offsetX, target }) => {
    // Outside the drawer is what lies on its backdrop, before its inline start or after its inline end.
    if (target === drawer && (offsetX < 0 || offsetX > drawer.clientWidth)) drawer.close();
  };
}
