import interaction from './interaction.ts';

/** A value as Astro writes it into the `props` attribute: 0 for plain values and objects, 1 for lists. */
type Serialised = [0, unknown] | [1, Serialised[]];

/** Astro's client entry of the React renderer. */
type Renderer = (
  island: Element,
) => (component: unknown, props: unknown, slots: object, options: object) => void | Promise<void>;

/**
 * Defines `<astro-island>` for islands that wake by interaction: a third of the size of Astro's own, which also knows
 * slots, dates, maps, typed arrays and retries. Our islands get labels and plain data only.
 */
export function defineIslands(): void {
  customElements.define(
    'astro-island',
    class extends HTMLElement {
      connectedCallback() {
        const attribute = (name: string) => this.getAttribute(name) ?? '';
        interaction(
          async () => {
            const [component, { default: render }] = await Promise.all([
              import(attribute('component-url')) as Promise<Record<string, unknown>>,
              import(attribute('renderer-url')) as Promise<{ default: Renderer }>,
            ]);
            return async () => {
              const props = revive([0, JSON.parse(attribute('props')) as unknown]);
              await render(this)(component[attribute('component-export')], props, {}, {});
            };
          },
          {},
          this,
        );
      }
    },
  );
}

function revive([type, value]: Serialised): unknown {
  if (type) return value.map(revive);
  return value && typeof value === 'object'
    ? Object.fromEntries(
        Object.entries(value as Record<string, Serialised>).map(([key, entry]) => [key, revive(entry)]),
      )
    : value;
}
