import css from './Phone.module.css';

type PhoneBarProps = {
  /** Such as `21:47`. */
  time: string;
};

/** The upper end of a phone's screen: the time and the battery. */
export function PhoneBar({ time }: PhoneBarProps) {
  return (
    <div className={css.bar}>
      {time}
      <svg aria-hidden="true" width="24" height="12" viewBox="0 0 24 12" fill="none" stroke="currentColor">
        <rect x=".5" y=".5" width="20" height="11" rx="3.5" />
        <path d="M22.5 4.5v3M4 6h10" strokeWidth="5" strokeLinecap="round" />
      </svg>
    </div>
  );
}
