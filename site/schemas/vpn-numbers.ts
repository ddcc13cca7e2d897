import { z } from 'astro/zod';

/** The numbers of the VPN that an editor changes: `content/facts/vpn.json`. */
export const vpnNumbersSchema = z.strictObject({
  price: z
    .strictObject({
      amount: z
        .number()
        .positive()
        .max(1000)
        .describe('Price')
        .meta({ examples: [29.99] }),
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as "EUR"')
        .describe('Currency')
        .meta({ examples: ['EUR'] }),
    })
    .describe("Per year, including VAT. Google Play converts it to the buyer's currency"),
  devices: z
    .number()
    .int()
    .positive()
    .describe('Android phones per plan, on one Google Account')
    .meta({ examples: [5] }),
});
