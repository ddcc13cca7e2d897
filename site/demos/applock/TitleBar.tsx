import { useFocusOnMount } from '#site/demos/shared/use-focus-on-mount.ts';

type TitleBarProps = {
  title: string;
  /** The button that leads back to where the visitor came from. */
  leave: string;
  onLeave: () => void;
};

/** The heading of a screen, which takes the focus, and the back button. */
export function TitleBar({ title, leave, onLeave }: TitleBarProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <div className="title">
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <button className="plain" type="button" onClick={onLeave}>
        {leave}
      </button>
    </div>
  );
}
