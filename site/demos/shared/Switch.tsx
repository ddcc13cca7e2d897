type SwitchProps = { label: string; isOn: boolean; onTurn?: () => void };

/** A row ending in a switch. */
export function Switch({ label, isOn, onTurn }: SwitchProps) {
  return (
    <button className="row switch" type="button" role="switch" aria-checked={isOn} onClick={onTurn}>
      <b>{label}</b>
      <i aria-hidden="true" />
    </button>
  );
}
