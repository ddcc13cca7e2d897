import { Component, type ComponentType, type ReactNode } from 'react';

type BoundaryProps = { island: string; children: ReactNode };

/** Brings the markup of the server back where rendering fails: React alone would leave nothing. */
class ServerMarkupBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };
  /** The island's element; none on the server. */
  private readonly element =
    typeof document === 'undefined' ? null : document.querySelector(`[component-export=${this.props.island}]`);
  /** A copy, made before React takes the markup over. */
  private readonly markup = Array.from(this.element?.childNodes ?? [], (node) => node.cloneNode(true));
  private written: FormData | undefined;

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // The document still holds what the visitor wrote.
    const form = this.element?.querySelector('form');
    this.written = form ? new FormData(form) : undefined;
    return null;
  }

  override componentDidCatch() {
    this.element?.replaceChildren(...this.markup);
    const form = this.element?.querySelector('form');
    for (const [name, value] of this.written ?? []) writeInto(form?.elements.namedItem(name), value);
  }
}

/** Writes into a field that visitors write into; files and boxes are chosen again. */
function writeInto(control: unknown, value: FormDataEntryValue): void {
  const isWritten =
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement ||
    (control instanceof HTMLInputElement && !/hidden|checkbox|radio|file/.test(control.type));
  if (isWritten && typeof value === 'string') control.value = value;
}

/**
 * An island that falls back to its markup from the server, with what the visitor wrote, when its rendering fails. What
 * is left works as it does without JavaScript: forms are posted, links lead somewhere.
 *
 * @param island name of the exported component, by which its element is found; each is on a page once
 */
export function withServerMarkup<Props extends object>(
  island: string,
  Island: ComponentType<Props>,
): (props: Props) => ReactNode {
  return (props) => (
    <ServerMarkupBoundary island={island}>
      <Island {...props} />
    </ServerMarkupBoundary>
  );
}
