/**
 * `<astro-island>` for islands that wake by interaction: a third of the size of Astro's own, which also knows slots,
 * dates, maps, typed arrays and retries. Our islands get labels and plain data only; `site/build/check-islands.ts` says
 * so when one does not.
 */

/** A value as Astro writes it into the `props` attribute: 0 for plain values and objects, 1 for lists. */
type Serialised = [0, unknown] | [1, Serialised[]];

declare const Astro: {
  interaction: (load: () => Promise<() => Promise<void>>, options: object, island: HTMLElement) => void;
};

customElements.define(
  'astro-island',
  class extends HTMLElement {
    connectedCallback() {
      const attribute = (name: string) => this.getAttribute(name) ?? '';
      Astro.interaction(
        async () => {
          const [component, { default: render }] = await Promise.all([
            import(attribute('component-url')),
            import(attribute('renderer-url')),
          ]);
          return () =>
            render(this)(component[attribute('component-export')], revive([0, JSON.parse(attribute('props'))]), {}, {});
        },
        {},
        this,
      );
    }
  },
);

function revive([type, value]: Serialised): unknown {
  if (type) return value.map(revive);
  return value && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, revive(entry)]))
    : value;
}
