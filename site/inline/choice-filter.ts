/** A filter made of radio buttons (`data-filter="platform"`) keeps its choice in the address: `?platform=ios`. */
for (const filter of document.querySelectorAll<HTMLElement>('[data-filter]')) {
  const name = filter.dataset.filter ?? '';
  const asked = new URLSearchParams(location.search).get(name);
  for (const radio of filter.querySelectorAll('input')) if (radio.value === asked) radio.checked = true;
  filter.onchange = ({ target }) => {
    const { value } = target as HTMLInputElement;
    const address = new URL(location.href);
    if (value === 'all') address.searchParams.delete(name);
    else address.searchParams.set(name, value);
    history.replaceState(history.state, '', address);
  };
}
