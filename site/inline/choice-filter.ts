/**
 * A filter made of radio buttons (`data-filter="platform"`) keeps its choice in the address: `?platform=ios`. Each choice is
 * a step of its own in the history, so that Back undoes it.
 */
for (const filter of document.querySelectorAll<HTMLElement>('[data-filter]')) {
  const name = filter.dataset.filter ?? '';
  const read = () => {
    const asked = new URLSearchParams(location.search).get(name) ?? 'all';
    for (const radio of filter.querySelectorAll('input')) if (radio.value === asked) radio.checked = true;
  };
  read();
  addEventListener('popstate', read);
  filter.onchange = ({ target }) => {
    const { value } = target as HTMLInputElement;
    const address = new URL(location.href);
    if (value === 'all') address.searchParams.delete(name);
    else address.searchParams.set(name, value);
    history.pushState(null, '', address);
  };
}
