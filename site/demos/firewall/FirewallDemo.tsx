import { useState } from 'react';
import { adoptStyles } from '#site/islands/adopt-styles.ts';
import { Choice } from '#site/demos/shared/Choice.tsx';
import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { prefersReducedMotion } from '#site/demos/shared/prefers-reduced-motion.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { useTicks } from '#site/demos/shared/use-ticks.ts';
import { AppRules } from './AppRules.tsx';
import sheet from './firewall.css?inline';
import { appKeys } from './names.ts';
import { firstRules, nextConnection, quiet, turnOver, type Network } from './traffic.ts';

adoptStyles(sheet);

/** How often an app tries to connect, ms. */
const pace = 900;

/** Firewall: rules for each app and network, and connections that obey them. */
export function FirewallDemo() {
  const { t, number } = useText();
  const [network, setNetwork] = useState<Network>('wifi');
  const [rules, setRules] = useState(firstRules);
  const [traffic, setTraffic] = useState(quiet);
  const [isRunning, setRunning] = useState(() => !prefersReducedMotion());
  useTicks(isRunning, pace, () => setTraffic((current) => nextConnection(current, rules, network)));
  return (
    <>
      <Choice
        legend={t('firewall.network')}
        value={network}
        options={[
          { value: 'wifi', label: t('firewall.wifi') },
          { value: 'mobile', label: t('firewall.mobile') },
        ]}
        onChoose={setNetwork}
      />
      <div className="counters">
        <dl>
          <div>
            <dt>{t('firewall.allowed')}</dt>
            <dd>{number(traffic.allowed)}</dd>
          </div>
          <div data-blocked>
            <dt>{t('firewall.blocked')}</dt>
            <dd>{number(traffic.blocked)}</dd>
          </div>
        </dl>
        <button
          className="round"
          type="button"
          aria-label={t(isRunning ? 'firewall.pause' : 'firewall.run')}
          onClick={() => setRunning(!isRunning)}
        >
          <Drawing d={isRunning ? 'M9 6v12M15 6v12' : 'M8 5.5l10 6.5-10 6.5z'} />
        </button>
      </div>
      <AppRules
        network={network}
        rules={rules}
        traffic={traffic}
        onTurn={(app, turned) => setRules(turnOver(rules, app, turned))}
      />
      <h3>{t('firewall.activity')}</h3>
      <ol className="activity">
        {traffic.log.length === 0 && <li>{t('firewall.quiet')}</li>}
        {traffic.log.map(({ id, app, host, isAllowed }) => (
          <li key={id} data-blocked={!isAllowed || undefined}>
            <span>{t(appKeys[app])}</span>
            <bdi dir="ltr">{host}</bdi>
            <Drawing d={isAllowed ? 'm6 12.5 4 4 8-9' : 'M6 6l12 12M18 6L6 18'} />
            <span className="visually-hidden">{t(isAllowed ? 'firewall.passed' : 'firewall.stopped')}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
