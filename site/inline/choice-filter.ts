/**
 * A filter made of radio buttons (in `data-filter`) keeps its choice in the URL: `?platform=ios`. Each choice adds a
 * history entry, so that Back undoes it.
 */
for (const radio of document.querySelectorAll<HTMLInputElement>('[data-filter] input')) {
  const { name, value } = radio;
  const read = () => {
    radio.checked ||= value === (new URLSearchParams(location.search).get(name) ?? 'all');
  };
  radio.onchange = () => {
    const address = new URL(location.href);
    address.searchParams.delete(name);
    if (value !== 'all') address.searchParams.set(name, value);
    history.pushState(null, '', address);
  };
  addEventListener('popstate', read);
  read();
}
