import { useState } from 'react';
import { Beside } from '#site/demos/shared/Beside.tsx';
import { Choice } from '#site/demos/shared/Choice.tsx';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { useIsPicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { useTicks } from '#site/demos/shared/timers.ts';
import { Upper } from '#site/demos/shared/Upper.tsx';
import { Activity } from './Activity.tsx';
import { AppRules } from './AppRules.tsx';
import { appKeys, networkDrawings, networkKeys, resultKeys } from './names.ts';
import {
  firstRules,
  networks,
  nextConnection,
  toggleRule,
  trafficAfter,
  type AppName,
  type Network,
  type Rules,
} from './traffic.ts';

/** The styles of the running app besides those of its pictures. */
export { default as runningStyles } from './running.css?inline';

/** How often an app tries to connect, ms. */
const attemptIntervalMs = 900;

/** How many connections were attempted before the start, of which the first rules blocked six. */
const earlierAttempts = 29;

type FirewallDemoProps = {
  /** The rules at the start. */
  initialRules?: Rules;
};

/** Firewall: rules for each app and network, and connections that follow them. */
export function FirewallDemo({ initialRules = firstRules }: FirewallDemoProps) {
  const { t, number } = useText();
  const isPicture = useIsPicture();
  const [network, setNetwork] = useState<Network>('wifi');
  const [rules, setRules] = useState(initialRules);
  const [result, setResult] = useState(() => t('firewall.hint'));
  const [traffic, setTraffic] = useState(() => trafficAfter(earlierAttempts, initialRules));
  // Also with reduced motion: the numbers change without an animation, and can be paused.
  const [isRunning, setRunning] = useState(true);
  useTicks(isRunning, attemptIntervalMs, () => setTraffic((current) => nextConnection(current, rules, network)));

  const toggle = (app: AppName, toggled: Network) => {
    const next = toggleRule(rules, app, toggled);
    setRules(next);
    // An app that is blocked tries to connect at once, so that its row says so as the finger lifts.
    if (toggled === network && !next[app][toggled]) setTraffic(nextConnection(traffic, next, network, app));
    const { allowed, blocked } = resultKeys[toggled];
    setResult(t(next[app][toggled] ? allowed : blocked, { app: t(appKeys[app]) }));
  };
  return (
    <>
      <Upper>
        {/* The same words as the legend's. */}
        <small aria-hidden="true">{t('firewall.network')}</small>
        <Choice
          legend={t('firewall.network')}
          value={network}
          // With the drawings of the switches, which need no headings then.
          options={networks.map((value) => ({ value, label: t(networkKeys[value]), drawing: networkDrawings[value] }))}
          onChoose={(chosen) => {
            setNetwork(chosen);
            // What was said of the other network is no news here.
            setResult(t('firewall.hint'));
          }}
        />
        <p className="result" role={isPicture ? undefined : 'status'}>
          {result}
        </p>
        <AppRules network={network} rules={rules} traffic={traffic} onToggle={toggle} />
      </Upper>
      <Beside>
        <dl className="counters">
          <div>
            <dt>{t('firewall.allowed')}</dt>
            <dd>{number(traffic.allowed)}</dd>
          </div>
          <div data-blocked>
            <dt>{t('firewall.blocked')}</dt>
            <dd>{number(traffic.blocked)}</dd>
          </div>
        </dl>
        <div className="title">
          <h3>{t('firewall.activity')}</h3>
          <button
            className="round"
            type="button"
            aria-label={t(isRunning ? 'firewall.pause' : 'firewall.run')}
            onClick={() => setRunning(!isRunning)}
          >
            <Drawing d={isRunning ? 'M9 6v12M15 6v12' : 'M8 5.5l10 6.5-10 6.5z'} />
          </button>
        </div>
        <Activity log={traffic.log} />
      </Beside>
    </>
  );
}
