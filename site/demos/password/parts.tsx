import { Fragment } from 'react';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { FileRow } from '#site/demos/shared/FileRow.tsx';
import { Field } from '#site/demos/shared/Form.tsx';
import type { PartPlaces } from '#site/demos/part-places.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { Secret } from './Secret.tsx';
import { Strength } from './Strength.tsx';
import { passphraseBits } from './strength.ts';

/**
 * What is stored of three entries, as in the running app: random bytes at the beginning and end of each ciphertext, as many as
 * fit on a line of the smallest picture.
 */
const sampleCiphers = ['49 d3 … 8b 57', 'e0 5a … 14 c6', '27 f2 … 5d 83'];

/** Five random words, as the step recommends. */
const masterPassword = 'walnut kettle orbital basil trumpet';
const nameKeys = ['stage.password.mail', 'stage.password.bank', 'stage.password.shop'];
const leakKeys = ['stage.password.shop', 'stage.password.mail', 'stage.password.bank'];
const check = 'm6 12.5 4 4 8-9';
const cross = 'M7 7l10 10M17 7 7 17';
const noted = {
  'stage.password.mail': 'sunshine',
  'stage.password.bank': 'Rex-2019',
  'stage.password.shop': '4-harbor',
};

function Master() {
  const { t } = useText();
  return (
    <>
      <Field type="password" label={t('password.passphrase')} isInvalid={false} describedBy="" value={masterPassword} />
      <Strength bits={passphraseBits(masterPassword.split(' ').length)} attacks={['vault']} />
    </>
  );
}

/** A sign-in field of a website, and the login that is offered for it. */
function Autofill() {
  const { t } = useText();
  return (
    <>
      <Field type="text" label={t('password.entry.password')} isInvalid={false} describedBy="" />
      <div className="row offer">
        <Drawing d="M14 10a4 4 0 1 0-3 3l2 2h2v2h2v2h3v-3z" />
        <b>{t('stage.password.shop')}</b>
        <bdi>••••••••</bdi>
      </div>
    </>
  );
}

function Import() {
  const { t } = useText();
  return (
    <>
      <FileRow name="passwords.csv" detail={t('password.entries', { count: 3 })} />
      {nameKeys.map((key) => (
        <div className="row" key={key}>
          <b>{t(key)}</b>
          <Drawing d={check} />
        </div>
      ))}
    </>
  );
}

/** Passwords in plain text, for anyone who holds the phone. */
function Notes() {
  const { t } = useText();
  return (
    <>
      <h3>{t('password.notes')}</h3>
      {Object.entries(noted).map(([key, password]) => (
        <div className="row" key={key}>
          <b>{t(key)}</b>
          <code className="secret" dir="ltr">
            {password}
          </code>
        </div>
      ))}
    </>
  );
}

function Locked() {
  const { t } = useText();
  return (
    <>
      <h3>{t('password.locked.title')}</h3>
      <code className="cipher" dir="ltr">
        {sampleCiphers.map((cipher) => (
          <Fragment key={cipher}>
            {cipher}
            <br />
          </Fragment>
        ))}
      </code>
    </>
  );
}

type LeakProps = {
  /** Of the shop, which leaks it, and of the other accounts. */
  passwords: readonly [shop: string, ...others: string[]];
};

/** Three accounts after the shop's password has leaked: it opens those with the same one. */
function Leak({ passwords: [leaked, ...others] }: LeakProps) {
  const { t } = useText();
  return [leaked, ...others].map((password, index) => (
    <div className="row" key={index} data-leaked={password === leaked || undefined}>
      <Drawing d={password === leaked ? cross : check} />
      <b>
        {t(leakKeys[index] ?? '')}
        <Secret text={password} />
      </b>
      {index === 0 && <small>{t('password.leaked')}</small>}
    </div>
  ));
}

/** Parts of Password Manager's screens, a website's sign-in field, and a list of notes. */
export const passwordParts: PartPlaces = {
  steps: [<Master key="master" />, <Autofill key="autofill" />, <Import key="import" />],
  cases: [
    {
      at: 0,
      without: <Leak passwords={['sunshine', 'sunshine', 'sunshine']} />,
      with: <Leak passwords={['hV7m#Rt2q&', 'Lw9Yd+e4Kz', 'Qw6%nB8-xU']} />,
    },
    { at: 2, without: <Notes />, with: <Locked /> },
  ],
};
