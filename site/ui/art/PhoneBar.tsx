import css from './Phone.module.css';

export type PhoneBarProps = {
  /** Such as `21:47`. */
  time: string;
  /** Android's key, which says that a VPN is on. */
  hasKey?: boolean | undefined;
};

/** The upper end of a phone's screen: the time, the key of a VPN, and the battery. */
export function PhoneBar({ time, hasKey }: PhoneBarProps) {
  return (
    <div className={css.bar}>
      {time}
      {hasKey && (
        <svg
          data-key=""
          aria-hidden="true"
          width="20"
          height="12"
          viewBox="0 0 20 12"
          fill="none"
          stroke="currentColor"
        >
          <path strokeWidth="2" d="M8 6a3 3 0 1 0-6 0 3 3 0 0 0 6 0h10v4m-4-4v3" />
        </svg>
      )}
      <svg aria-hidden="true" width="24" height="12" viewBox="0 0 24 12" fill="none" stroke="currentColor">
        <rect x=".5" y=".5" width="20" height="11" rx="3.5" />
        <path d="M22.5 4.5v3M4 6h10" strokeWidth="5" strokeLinecap="round" />
      </svg>
    </div>
  );
}
