import { Fragment, type ReactNode } from 'react';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { Cipher } from './Cipher.tsx';
import type { Sealed } from './use-vault.ts';

type StoredRowsProps = {
  /** Of each entry: what is seen of it. */
  seen: readonly ReactNode[];
  sealed: readonly Sealed[];
};

/** As many rows as fit beside the phone, or above the form that unlocks the vault. */
export const newest = 3;

/** Beside the phone, for each of the newest entries of the vault: what is seen of it, and what is stored. */
export function StoredRows({ seen, sealed }: StoredRowsProps) {
  const { t } = useText();
  return (
    <div className="stored" aria-hidden="true">
      <h3>{t('password.seen')}</h3>
      <h3>{t('password.stored')}</h3>
      {seen.slice(-newest).map((entry, index) => {
        const stored = sealed.slice(-newest)[index];
        return (
          <Fragment key={index}>
            <div>{entry}</div>
            <Drawing d={arrow} />
            {stored && <Cipher sealed={[stored]} hasLength />}
          </Fragment>
        );
      })}
    </div>
  );
}

/** A locked vault: in place of what was seen are words about it, with the size of all that is stored. What was shown of that stays where it was. */
export function LockedRows({ sealed, children }: { sealed: readonly Sealed[]; children: ReactNode }) {
  const { t } = useText();
  return (
    <div className="stored">
      <h3>{t('password.seen')}</h3>
      <h3>{t('password.stored')}</h3>
      <div>{children}</div>
      <Drawing d={arrow} />
      <div>
        {sealed.slice(-newest).map((one, index) => (
          <Cipher sealed={[one]} hasLength key={index} />
        ))}
        {sealed.length > newest && '…'}
      </div>
    </div>
  );
}

const arrow = 'M4 12h15m-5-5 5 5-5 5';
