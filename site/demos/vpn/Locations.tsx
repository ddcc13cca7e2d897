import { Choice } from '#site/demos/shared/Choice.tsx';
import { useText } from '#site/demos/shared/text-context.ts';
import { locations } from './locations.ts';

type LocationsProps = {
  /** Country of the chosen location. */
  chosen: string;
  onChoose: (country: string) => void;
};

/** Two rows: the free locations, and those of the yearly plan. */
export function Locations({ chosen, onChoose }: LocationsProps) {
  const { t, country } = useText();
  return (
    <div className="locations">
      <Choice
        legend={t('vpn.locations')}
        value={chosen}
        options={locations.map((option) => ({
          value: option.country,
          label: country(option.country),
          detail: t(option.isFree ? 'vpn.free' : 'vpn.plan'),
        }))}
        onChoose={onChoose}
      />
    </div>
  );
}
