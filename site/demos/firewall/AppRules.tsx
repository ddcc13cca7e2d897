import { Drawing } from '#site/demos/shared/Drawing.tsx';
import { formatBytes } from '#site/demos/shared/format-bytes.ts';
import { useIsPicture } from '#site/demos/shared/picture-context.ts';
import { useText } from '#site/demos/shared/text-context.ts';
import { Tile } from '#site/demos/shared/Tile.tsx';
import { appKeys, networkDrawings, switchKeys } from './names.ts';
import { appNames, networks, type AppName, type Network, type Rules, type Traffic } from './traffic.ts';

type AppRulesProps = {
  /** The current network. */
  network: Network;
  rules: Rules;
  traffic: Traffic;
  /** All by default. */
  apps?: readonly AppName[];
  onToggle: (app: AppName, network: Network) => void;
};

/** The list of apps: what each has sent or attempted, and a switch for each network. */
export function AppRules({ network, rules, traffic, apps = appNames, onToggle }: AppRulesProps) {
  const { t, number } = useText();
  const isPicture = useIsPicture();
  return (
    <ul>
      {apps.map((app) => {
        const isAllowed = rules[app][network];
        const blocked = isAllowed ? 0 : traffic.stopped[app];
        const name = t(appKeys[app]);
        return (
          <li className="row" key={app} data-blocked={blocked > 0 || undefined}>
            <Tile app={app} />
            <b>
              {name}
              <small>
                {blocked > 0 ? t('firewall.tries', { count: blocked }) : formatBytes(number, traffic.bytes[app])}
              </small>
            </b>
            {networks.map((one) => (
              <button
                key={one}
                className="permission"
                type="button"
                role="switch"
                aria-checked={rules[app][one]}
                data-idle={one === network ? undefined : ''}
                aria-label={isPicture ? undefined : t(switchKeys[one], { app: name })}
                onClick={() => onToggle(app, one)}
              >
                <Drawing d={networkDrawings[one] + (rules[app][one] ? '' : 'M4 20L20 4')} />
              </button>
            ))}
          </li>
        );
      })}
    </ul>
  );
}
