import type { Locale } from '#site/i18n/locale.ts';
import css from './PhotoVaultStill.module.css';
import still from './Still.module.css';

/** Twelve tiles of 80 units: pictures above, their encrypted form in the storage below. */
const pictures = ['hills', 'house', 'sea', 'tree', 'sea', 'hills'] as const;
const ciphers = ['9fX+/q2L0v', 'w7Ka1e=Zt8', 'Q/0mBd5+yH', 'q2L0v9fX+/', 'e=Zt8w7Ka1', 'd5+yHQ/0mB'];

/** The vault: pictures on one side of the lock, ciphertext on the other. */
export function PhotoVaultStill({ locale: { t } }: { locale: Locale }) {
  return (
    <>
      <div className={still.title}>{t('app.photovault')}</div>
      <svg className={css.vault} viewBox="0 0 252 338">
        {pictures.map((picture, index) => (
          <g key={index} transform={place(index)}>
            <Picture motif={picture} />
          </g>
        ))}
        {ciphers.map((text, index) => (
          <g key={text} transform={place(index + pictures.length)}>
            <rect width="80" height="80" />
            <text x="9" y="27">
              {text.slice(0, 5)}
              <tspan x="9" dy="19">
                {text.slice(5)}
              </tspan>
              <tspan x="9" dy="19">
                {text.slice(2, 7)}
              </tspan>
            </text>
          </g>
        ))}
      </svg>
      <div className={css.pill}>
        <svg className={still.glyph} viewBox="0 0 24 24">
          <path d="M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2m1 0V8a4 4 0 0 1 8 0v3" />
        </svg>
        {t('stage.photovault.state')}
      </div>
    </>
  );
}

/** The position of a tile, three per row. */
function place(index: number): string {
  return `translate(${(index % 3) * 86} ${Math.floor(index / 3) * 86})`;
}

/** A small picture of a night scene in the app's violet. */
function Picture({ motif }: { motif: (typeof pictures)[number] }) {
  return (
    <>
      <rect className={css.sky} width="80" height="80" />
      <circle
        className={css.moon}
        cx={motif === 'sea' ? 40 : 58}
        cy={motif === 'sea' ? 40 : 20}
        r={motif === 'sea' ? 13 : 6}
      />
      {motif === 'hills' && <path className={css.land} d="M0 60 24 34l18 20 14-12 24 22v16H0z" />}
      {motif === 'sea' && <path className={css.land} d="M0 44h80v36H0z" />}
      {motif === 'house' && (
        <>
          <path className={css.land} d="M0 62h18V42l18-16 18 16v20h26v18H0z" />
          <path className={css.window} d="M30 46h12v10H30z" />
        </>
      )}
      {motif === 'tree' && <path className={css.land} d="M0 62h36v-8H22l18-34 18 34H44v8h36v18H0z" />}
    </>
  );
}
