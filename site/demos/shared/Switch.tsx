type SwitchProps = { label: string; isOn: boolean; onTurn: () => void };

/** A line with a switch at its end. */
export function Switch({ label, isOn, onTurn }: SwitchProps) {
  return (
    <button className="row switch" type="button" role="switch" aria-checked={isOn} onClick={onTurn}>
      <b>{label}</b>
      <i aria-hidden="true" />
    </button>
  );
}
