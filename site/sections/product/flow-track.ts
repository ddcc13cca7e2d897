import type { FlowLine, Station, Stretch } from '#content/facts/data-flows.ts';

/** One column of a line: how the line arrives there, and whether it stops. */
export type TrackCell = { station: Station; way?: Stretch | 'held'; stops: boolean };

/** The columns of a line, starting at the phone. */
export function trackCells({ stops, held }: FlowLine, stations: readonly Station[]): TrackCell[] {
  const reached: Partial<Record<Station, Stretch>> = stops;
  const last = stations.findLastIndex((station) => reached[station]);
  return stations.map((station, index) => {
    if (index === 0) return { station, stops: true };
    // A stretch that passes a station looks the same as at the station where it arrives.
    const way = stations.slice(index).flatMap((next) => reached[next] ?? [])[0];
    if (way) return { station, way, stops: station in reached };
    return held && index === Math.max(last, 0) + 1 ? { station, way: 'held', stops: false } : { station, stops: false };
  });
}
