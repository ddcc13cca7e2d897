import { Choice } from '#site/demos/shared/Choice.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { padlock } from '#site/demos/shared/tile-drawings.ts';
import { locations, type Location } from './locations.ts';

type LocationsProps = {
  /** Country of the chosen location. */
  chosen: string;
  /** The visitor pressed a location of the yearly plan. */
  asked?: Location | undefined;
  onChoose: (country: string) => void;
};

/** Two rows: the free locations, and those of the yearly plan, each with a lock. */
export function Locations({ chosen, asked, onChoose }: LocationsProps) {
  const { t, country, planPrice } = useText();
  // No-break spaces: no line ends or begins with the dot.
  const plan = `${t('vpn.plan')}\u00a0·\u00a0${t('product.plan.perYear', { price: planPrice })}`;
  return (
    <div className="locations">
      <Choice
        legend={t('vpn.locations')}
        value={chosen}
        options={locations.map((option) => ({
          value: option.country,
          label: country(option.country),
          drawing: option.isFree ? undefined : padlock,
          detail: option.isFree ? t('vpn.free') : plan,
          isAsked: option === asked,
        }))}
        onChoose={onChoose}
      />
    </div>
  );
}
