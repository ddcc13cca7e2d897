import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useText } from '#site/demos/shared/text-context.ts';
import { dotAt, dots, extendPattern, placeOf } from './pattern.ts';

type PatternPadProps = {
  pattern: string;
  /** The last pattern, if it was rejected and nothing was drawn since. */
  rejected?: string;
  onChange: (pattern: string) => void;
  /** Called when a pattern was drawn in one stroke. */
  onRelease: (pattern: string) => void;
};

/** Offsets of the arrow keys on the grid. The pad is not mirrored in right-to-left languages. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 };

/**
 * Nine dots. Dragging across them draws a pattern. Single dots can be added by tapping, or with the arrow keys and space.
 */
export function PatternPad({ pattern, rejected = '', onChange, onRelease }: PatternPadProps) {
  const { t, number } = useText();
  const pad = useRef<HTMLDivElement>(null);
  /** The pattern being drawn. A ref, because events arrive faster than React renders. */
  const drawn = useRef('');
  /** The dots of this press: one is a tap, more are a stroke. */
  const stroke = useRef('');

  const touch = ({ clientX, clientY }: PointerEvent) => {
    const box = pad.current?.getBoundingClientRect();
    const dot = box && dotAt((clientX - box.x) / box.width, (clientY - box.y) / box.height);
    if (dot === undefined) return;
    const pressed = extendPattern(stroke.current, dot);
    if (pressed === stroke.current) return;
    stroke.current = pressed;
    // A tap adds a dot; a stroke starts over.
    drawn.current = pressed.length > 1 ? pressed : extendPattern(drawn.current, dot);
    onChange(drawn.current);
  };
  const step = (event: KeyboardEvent, dot: number) => {
    const next = dot + (steps[event.key] ?? 0);
    const isSideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (next === dot || (isSideways && placeOf(next)[1] !== placeOf(dot)[1])) return;
    const button = pad.current?.querySelectorAll('button')[next];
    if (!button) return;
    event.preventDefault();
    button.focus();
  };
  const last = Number(pattern.at(-1) ?? 0);
  return (
    <div
      ref={pad}
      className="pattern"
      dir="ltr"
      role="group"
      aria-label={t('applock.pattern')}
      onPointerDown={(event) => {
        // A tap after a stroke starts over, too.
        drawn.current = stroke.current.length > 1 ? '' : pattern;
        stroke.current = '';
        event.currentTarget.setPointerCapture(event.pointerId);
        touch(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) touch(event);
      }}
      onPointerUp={() => {
        if (stroke.current.length > 1) onRelease(drawn.current);
      }}
    >
      <svg aria-hidden="true" viewBox="0 0 3 3" data-rejected={rejected ? '' : undefined}>
        <polyline
          points={Array.from(rejected || pattern, (dot) =>
            placeOf(Number(dot))
              .map((place) => place + 0.5)
              .join(),
          ).join(' ')}
        />
      </svg>
      {dots.map((dot) => (
        <button
          key={dot}
          type="button"
          tabIndex={dot === last ? 0 : -1}
          aria-pressed={pattern.includes(String(dot))}
          data-rejected={rejected.includes(String(dot)) ? '' : undefined}
          aria-label={t('applock.dot', { number: number(dot + 1) })}
          onClick={() => onChange(extendPattern(pattern, dot))}
          onKeyDown={(event) => step(event, dot)}
        />
      ))}
    </div>
  );
}
