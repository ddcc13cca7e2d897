import { Choice } from '#site/demos/shared/Choice.tsx';
import { formatBytes } from '#site/demos/shared/format-bytes.ts';
import type { PartPlaces } from '#site/demos/part-places.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { Activity } from './Activity.tsx';
import { AppRules } from './AppRules.tsx';
import { appKeys } from './names.ts';
import { allowAll, firstRules, strict, trafficAfter, type AppName, type Rules } from './traffic.ts';

/** The rules of the pictures: a game that doesn't need the network has none. */
const offlineGame: Rules = { ...firstRules, game: { wifi: false, mobile: false } };

/** Android's own dialog, which asks before the first start. */
function ConnectionRequest() {
  const { t } = useText();
  return (
    <div className="request">
      <h3>{t('firewall.request')}</h3>
      <p>{t('firewall.request.text', { app: t('app.firewall') })}</p>
      <p>
        <b>{t('firewall.request.cancel')}</b>
        <b>{t('firewall.request.accept')}</b>
      </p>
    </div>
  );
}

/** What Android itself shows: how much data each app used, not where it went. */
function DataUsage() {
  const { t, number } = useText();
  const { bytes } = trafficAfter(27, allowAll);
  return (
    <>
      <h3>{t('firewall.dataUsage')}</h3>
      <ol className="activity">
        {(['videos', 'game', 'messages', 'flashlight'] as const).map((app) => (
          <li key={app}>
            <span>{t(appKeys[app])}</span>
            <bdi>{formatBytes(number, bytes[app])}</bdi>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The log, with its heading. */
function Log() {
  const { t } = useText();
  return (
    <>
      <h3>{t('firewall.activity')}</h3>
      <Activity log={trafficAfter(22, offlineGame).log.slice(0, 4)} />
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
      <AppRules
        network="wifi"
        rules={strict}
        traffic={trafficAfter(27, strict)}
        apps={['messages', 'videos']}
        onToggle={() => undefined}
      />
    </>
  );
}

function Name({ app }: { app: AppName }) {
  return useText().t(appKeys[app]);
}

/** How much an app has sent and received, or how often it was blocked. */
function Used({ app, rules }: { app: AppName; rules: Rules }) {
  const { t, number } = useText();
  const { bytes, stopped } = trafficAfter(27, rules);
  return stopped[app] ? t('firewall.tries', { count: stopped[app] }) : formatBytes(number, bytes[app]);
}

/** Parts of Firewall's screens. The numbers of attempts are chosen so that the addresses are short. */
export const firewallParts: PartPlaces = {
  steps: [
    <ConnectionRequest key="request" />,
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
    { at: 3, without: <DataUsage />, with: <Log /> },
  ],
};
