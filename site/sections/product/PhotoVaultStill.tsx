import type { Locale } from '#site/i18n/locale.ts';
import css from './Still.module.css';

/** Twelve tiles of 80 units: pictures above, what the storage holds of them below. */
const pictures = ['hills', 'house', 'sea', 'tree', 'sea', 'hills'] as const;
const ciphers = ['9fX+/q2L0v', 'w7Ka1e=Zt8', 'Q/0mBd5+yH', 'u3P9sVx/2c', 'Gk=4rN7+oE', 'jT6/b1Wq8z'];

/** The vault: pictures on this side of the lock, cipher on the other. */
export function PhotoVaultStill({ locale: { t } }: { locale: Locale }) {
  return (
    <>
      <div className={css.title}>{t('app.photovault')}</div>
      <svg className={css.vault} viewBox="0 0 252 338">
        {pictures.map((picture, index) => (
          <svg
            key={index}
            x={(index % 3) * 86}
            y={Math.floor(index / 3) * 86}
            width="80"
            height="80"
            viewBox="0 0 80 80"
          >
            <Picture motif={picture} />
          </svg>
        ))}
        {ciphers.map((text, index) => (
          <svg key={text} x={(index % 3) * 86} y={172 + Math.floor(index / 3) * 86} width="80" height="80">
            <rect width="80" height="80" rx="12" />
            <text x="9" y="27">
              <tspan>{text.slice(0, 5)}</tspan>
              <tspan x="9" dy="19">
                {text.slice(5)}
              </tspan>
              <tspan x="9" dy="19">
                {text.slice(2, 7)}
              </tspan>
            </text>
          </svg>
        ))}
      </svg>
      <div className={css.pill}>
        <svg viewBox="0 0 24 24">
          <path d="M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2m1 0V8a4 4 0 0 1 8 0v3" />
        </svg>
        {t('stage.photovault.state')}
      </div>
    </>
  );
}

/** A small night picture in the vault's violet. */
function Picture({ motif }: { motif: (typeof pictures)[number] }) {
  return (
    <>
      <rect className={css.sky} width="80" height="80" rx="12" />
      <circle
        className={css.moon}
        cx={motif === 'sea' ? 40 : 58}
        cy={motif === 'sea' ? 40 : 20}
        r={motif === 'sea' ? 13 : 6}
      />
      {motif === 'hills' && (
        <path className={css.land} d="M0 60 24 34l18 20 14-12 24 22v4a12 12 0 0 1-12 12H12A12 12 0 0 1 0 68z" />
      )}
      {motif === 'sea' && <path className={css.land} d="M0 44h80v24a12 12 0 0 1-12 12H12A12 12 0 0 1 0 68z" />}
      {motif === 'house' && (
        <>
          <path className={css.land} d="M0 62h18V42l18-16 18 16v20h26v6a12 12 0 0 1-12 12H12A12 12 0 0 1 0 68z" />
          <path className={css.window} d="M30 46h12v10H30z" />
        </>
      )}
      {motif === 'tree' && (
        <path
          className={css.land}
          d="M0 64h26l-12-1 10-14h-6l9-13h-4l9-14 9 14h-4l9 13h-6l10 14-12 1h42v4a12 12 0 0 1-12 12H12A12 12 0 0 1 0 68z"
        />
      )}
    </>
  );
}
