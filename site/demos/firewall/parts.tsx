import { Choice } from '#site/demos/shared/Choice.tsx';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { formatBytes } from '#site/demos/shared/format-bytes.ts';
import { Switch } from '#site/demos/shared/Switch.tsx';
import type { PartPlaces } from '#site/demos/part-places.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { Activity } from './Activity.tsx';
import { AppRules } from './AppRules.tsx';
import { appKeys, networkKeys, outcomeDrawings } from './names.ts';
import { allowAll, firstRules, networks, strict, trafficAfter, type AppName, type Rules } from './traffic.ts';

type SomeRulesProps = { rules: Rules; apps: readonly AppName[] };

function SomeRules({ rules, apps }: SomeRulesProps) {
  const { t } = useText();
  return (
    <>
      <div className="heads">
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

/** An app, and the address that it connects to. */
function Name({ app, host }: { app: AppName; host?: string }) {
  const { t } = useText();
  return (
    <>
      {t(appKeys[app])} {host && <small dir="ltr">{host}</small>}
    </>
  );
}

/** How much an app has sent and received, or how often it was blocked. */
function Used({ app, rules }: { app: AppName; rules: Rules }) {
  const { t, number } = useText();
  const { bytes, stopped } = trafficAfter(27, rules);
  return stopped[app] ? t('firewall.tries', { count: stopped[app] }) : formatBytes(number, bytes[app]);
}

const offlineGame: Rules = { ...firstRules, game: { wifi: false, mobile: false } };
const passed = <Drawing d={outcomeDrawings.allowed} />;

/** Parts of Firewall's screens. The numbers of attempts are chosen so that the addresses are short. */
export const firewallParts: PartPlaces = {
  steps: [
    <VpnPermission key="vpn" />,
    <AllowList key="list" />,
    <Activity key="log" log={trafficAfter(17, firstRules).log.slice(0, 4)} />,
  ],
  cases: [
    {
      at: 0,
      rows: (['messages', 'game', 'flashlight'] as const).map((app) => ({
        what: <Name app={app} />,
        without: <Used app={app} rules={allowAll} />,
        with: <Used app={app} rules={offlineGame} />,
        isSame: offlineGame[app].wifi,
      })),
    },
    {
      at: 3,
      rows: trafficAfter(22, firstRules)
        .log.slice(0, 3)
        .map(({ app, host, isAllowed }) => ({
          what: <Name app={app} host={host} />,
          without: passed,
          with: isAllowed ? passed : <Drawing d={outcomeDrawings.blocked} />,
          isSame: isAllowed,
        })),
    },
  ],
};
