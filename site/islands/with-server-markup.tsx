import { Component, type ComponentType, type ReactNode } from 'react';

type BoundaryProps = { island: string; children: ReactNode };

/** Restores the server-rendered markup if rendering fails; React alone would leave nothing. */
class ServerMarkupBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };
  /** The island's element; none on the server. */
  private readonly element =
    typeof document === 'undefined' ? null : document.querySelector(`react-island[name=${this.props.island}]`);
  /** Copy of the markup before hydration. */
  private readonly markup = Array.from(this.element?.childNodes ?? [], (node) => node.cloneNode(true));
  private written: FormData | undefined;

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // The document still contains the visitor's input.
    const form = this.element?.querySelector('form');
    this.written = form ? new FormData(form) : undefined;
    return null;
  }

  override componentDidCatch() {
    this.element?.replaceChildren(...this.markup);
    const form = this.element?.querySelector('form');
    for (const [name, value] of this.written ?? []) restoreValue(form?.elements.namedItem(name), value);
  }
}

/** Restores text fields; files and checkboxes must be chosen again. */
function restoreValue(control: unknown, value: FormDataEntryValue): void {
  const isWritten =
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement ||
    (control instanceof HTMLInputElement && !/hidden|checkbox|radio|file/.test(control.type));
  if (isWritten && typeof value === 'string') control.value = value;
}

/**
 * Wraps an island so that it falls back to its server markup, with the visitor's input, if rendering fails. The
 * result works as without JavaScript: forms are posted, links are followed.
 *
 * @param island name of the exported component, used to find its element; one per page
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
