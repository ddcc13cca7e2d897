import type { PartPlaces } from '#site/demos/part-places.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { Commands } from './Commands.tsx';
import { lost } from './lost-phone.ts';
import { LostScreen } from './LostScreen.tsx';
import { Pairing } from './Pairing.tsx';
import { PlaceMap } from './PlaceMap.tsx';

/** The phone to protect, and the one that finds it. */
function Phones() {
  const { t } = useText();
  return (
    <div className="phones">
      <b>{t('flow.station.phone')}</b>
      <b>{t('flow.station.trustedPhone')}</b>
    </div>
  );
}

/** Where the phone is, and that it rings. */
function Ringing() {
  const { t } = useText();
  return (
    <>
      <p className="found">
        <b>{t('antitheft.rings')}</b>
      </p>
      <PlaceMap place="known" isRinging />
    </>
  );
}

/** A command and its answer. */
function Test() {
  const { t } = useText();
  return (
    <>
      <p className="found">
        <b>{t('antitheft.rings')}</b>
      </p>
      <Commands isRinging isLocking={false} />
    </>
  );
}

function Locked() {
  const { t } = useText();
  return <LostScreen phone={{ ...lost, message: t('antitheft.message.example') }} onTry={() => undefined} />;
}

/** Parts of Anti-Theft's screens. */
export const antitheftParts: PartPlaces = {
  steps: [<Phones key="phones" />, <Pairing key="pairing" />, <Test key="test" />],
  cases: [
    { at: 0, without: <PlaceMap place="asking" isRinging={false} />, with: <Ringing /> },
    { at: 1, without: <LostScreen phone={lost} onTry={() => undefined} />, with: <Locked /> },
  ],
};
