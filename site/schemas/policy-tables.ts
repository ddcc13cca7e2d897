import { z } from 'astro/zod';
import { deviceItems, type DeviceItemId } from '#contracts/device-storage.ts';
import { retention, serverRecords } from '#content/facts/retention.ts';

/** A text of a cell: Markdown within a line. */
const cell = z.string().min(1).max(200);

const deviceItemIds = Object.keys(deviceItems) as [DeviceItemId, ...DeviceItemId[]];

const kinds = [...new Set(Object.values(deviceItems).map(({ kind }) => kind))];

const headings = <const Name extends string>(names: readonly Name[]) => z.record(z.enum(names), cell);

const withPeriod = serverRecords.filter((id) => id in retention);
const withoutPeriod = serverRecords.filter((id) => !(id in retention));

/**
 * Texts of the two tables that a legal text can show with `{{table.device}}` and `{{table.server}}`. The rows
 * and retention periods come from the lists that the code uses.
 */
export const policyTablesSchema = z.strictObject({
  device: z.strictObject({
    headings: headings(['name', 'where', 'why', 'howLong']),
    kinds: z.record(z.enum(kinds), cell).describe('What visitors call each kind of storage'),
    items: z
      .record(z.enum(deviceItemIds), z.strictObject({ why: cell, howLong: cell }))
      .describe('A text for each item of contracts/device-storage.ts'),
  }),
  server: z.strictObject({
    headings: headings(['what', 'why', 'howLong']),
    records: z
      .strictObject({
        ...withEach(withPeriod, z.strictObject({ what: cell, why: cell })),
        ...withEach(withoutPeriod, z.strictObject({ what: cell, why: cell, howLong: cell })),
      })
      .describe('A text for each record of content/facts/retention.ts'),
  }),
});

function withEach<Id extends string, Value extends z.ZodType>(ids: readonly Id[], value: Value): Record<Id, Value> {
  return Object.fromEntries(ids.map((id) => [id, value])) as Record<Id, Value>;
}

export type PolicyTables = z.infer<typeof policyTablesSchema>;
