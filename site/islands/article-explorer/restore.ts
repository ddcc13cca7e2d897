/** Stands right behind the island: wakes it at once where the address already holds a search. */
if (/[?&](q|category|tag)=./.test(location.search))
  document.currentScript?.previousElementSibling?.dispatchEvent(new Event('focusin'));
