import { Choice } from '#site/demos/shared/Choice.tsx';
import { Switch } from '#site/demos/shared/Switch.tsx';
import type { PartPlaces } from '#site/demos/part-places.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { Activity } from './Activity.tsx';
import { AppRules } from './AppRules.tsx';
import { networkKeys } from './names.ts';
import { allowAll, firstRules, networks, strict, trafficAfter, type AppName, type Rules } from './traffic.ts';

type SomeRulesProps = { rules: Rules; apps: readonly AppName[] };

function SomeRules({ rules, apps }: SomeRulesProps) {
  const { t } = useText();
  return (
    <>
      <div className="heads">
        <p />
        {networks.map((network) => (
          <span key={network}>{t(networkKeys[network])}</span>
        ))}
      </div>
      <AppRules network="wifi" rules={rules} traffic={trafficAfter(27, rules)} apps={apps} onToggle={() => undefined} />
    </>
  );
}

/** Android's permission for a VPN, which Firewall has. */
function VpnPermission() {
  const { t } = useText();
  return (
    <>
      <h3>{t('vpn.connect')}</h3>
      <Switch label={t('app.firewall')} isOn />
    </>
  );
}

function AllowList() {
  const { t } = useText();
  return (
    <>
      <Choice
        legend=""
        value="allow"
        options={[
          { value: 'deny', label: t('firewall.denyList') },
          { value: 'allow', label: t('firewall.allowList') },
        ]}
        onChoose={() => undefined}
      />
      <SomeRules rules={strict} apps={['messages', 'videos']} />
    </>
  );
}

const threeApps = ['messages', 'game', 'flashlight'] as const;

const log = (attempts: number, rules: Rules, count = 3) => (
  <Activity log={trafficAfter(attempts, rules).log.slice(0, count)} />
);

/** Parts of Firewall's screens. The numbers of attempts are chosen so that the addresses are short. */
export const firewallParts: PartPlaces = {
  steps: [<VpnPermission key="vpn" />, <AllowList key="list" />, log(17, firstRules, 4)],
  cases: [
    {
      at: 0,
      without: <SomeRules rules={allowAll} apps={threeApps} />,
      with: <SomeRules rules={{ ...firstRules, game: { wifi: false, mobile: false } }} apps={threeApps} />,
    },
    { at: 3, without: log(22, allowAll), with: log(22, firstRules) },
  ],
};
