import type { ReactNode } from 'react';
import { company } from '#content/facts/company.ts';
import { dataFlows, leavesPhone, type Station } from '#content/facts/data-flows.ts';
import { Glyph } from '#site/ui/icons/Glyph.tsx';
import { LogoMark } from '#site/ui/icons/LogoMark.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import { Stack } from '#site/ui/Stack.tsx';
import '#site/ui/text.css';
import css from './DataFlow.module.css';
import { flowKeys, legendKey, stationKey } from './flow-keys.ts';
import { trackCells } from './flow-track.ts';
import type { PartProps } from './part-props.ts';

type DataFlowProps = Pick<PartProps, 'locale' | 'app'> & {
  /** Beside the names of the stations. */
  heading: ReactNode;
};

const phone = 'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m3 15h2';

/** Icons on a grid of 24 units. */
const drawings: Record<Exclude<Station, 'us'>, string> = {
  phone,
  network: 'M4 10a12 12 0 0 1 16 0M7 13.5a8 8 0 0 1 10 0M12 18h0',
  websites: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M4 12h16M12 4c-4.5 5-4.5 11 0 16 4.5-5 4.5-11 0-16',
  google: 'M6 10a6 6 0 0 1 12 0c0 5 2 6 2 6H4s2-1 2-6m4 10h4',
  'trusted-phone': phone,
  'other-phone': phone,
  'own-place': 'M4 7a2 2 0 0 1 2-2h4l2 3h6a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z',
};

/** How lines are drawn, in the order of the legend, which explains those that a diagram has. */
const legend = ['sealed', 'tunnel', 'open', 'held'] as const;

/**
 * A diagram of what stays on the phone, drawn as a dot inside it, and what leaves it: a line for each kind of data from
 * station to station, plain, sealed (a tube) or stopped (a bar), with a dot at each station where it stops. The text
 * beside each line says the same, so the drawing is hidden from screen readers. It is in the hue of the next `data-app`.
 * Where nothing leaves the phone, it's one closed phone that holds the texts.
 */
export function DataFlow({ locale: { t }, app, heading }: DataFlowProps) {
  const { stations, lines } = dataFlows[app.id];
  const tracks = lines.map((line) => ({ id: line.id, cells: trackCells(line, stations) }));
  const ways = legend.filter((one) => tracks.some(({ cells }) => cells.some(({ way }) => way === one)));
  const stays = tracks.some(({ cells }) => cells.every(({ way }) => !way));
  if (!lines.some(leavesPhone))
    return (
      <Stack gap={5}>
        {heading}
        <div className={css.closed}>
          <Cluster as="p" data-size="h3">
            <Glyph>
              <path d={drawings.phone} />
            </Glyph>
            {t('flow.closed')}
          </Cluster>
          <ul>
            {lines.map(({ id }) => (
              <li key={id}>
                <b>{t(flowKeys[id].what)}</b>
                {` ${t(flowKeys[id].how)}`}
              </li>
            ))}
          </ul>
        </div>
      </Stack>
    );
  return (
    <div>
      <div className={css.row}>
        {heading}
        <div className={css.stations} aria-hidden="true">
          {stations.map((station) => (
            <span key={station} data-station="">
              {station === 'us' ? (
                <LogoMark />
              ) : (
                <Glyph>
                  <path d={drawings[station]} />
                </Glyph>
              )}
              {station === 'us' ? <bdi>{company.name}</bdi> : station === 'google' ? 'Google' : t(stationKey[station])}
            </span>
          ))}
        </div>
      </div>
      <ul>
        {tracks.map(({ id, cells }) => (
          <li key={id} className={css.row}>
            <p>
              <b>{t(flowKeys[id].what)}</b>
              {` ${t(flowKeys[id].how)}`}
            </p>
            <div aria-hidden="true">
              {cells.map(({ station, way, stops }) => (
                <i key={station} data-way={way} data-stop={stops ? '' : undefined} />
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div className={css.row} aria-hidden="true">
        <div>
          <Cluster className={css.legend} gap={5}>
            {ways.map((way) => (
              <span key={way} data-way={way}>
                {t(legendKey[way])}
              </span>
            ))}
            {stays && <span data-stays="">{t('flow.legend.stays')}</span>}
          </Cluster>
        </div>
      </div>
    </div>
  );
}
