import { z } from 'astro/zod';
import { permissionIds } from '#content/facts/permissions.ts';
import { summary } from './fields.ts';

/** A text with a maximum length; limits allow for languages 50 % longer than English. */
const words = (max: number) => z.string().trim().min(2).max(max);

const point = z.strictObject({
  title: words(80).describe('A few words'),
  text: words(400).describe('Two or three sentences'),
});

/** The texts of a product page: `content/products/<locale>/<app>.yaml`, shown at `/product/<slug>`. */
export const productSchema = z.strictObject({
  headline: words(140).describe('One sentence: what the app does; up to 90 characters in English'),
  summary,
  lead: words(600).describe('Two or three sentences below the headline'),
  steps: z.array(point).length(3, 'must be three steps').describe('How to start'),
  protects: z.array(point).length(4, 'must be four points').describe('What it protects from'),
  limits: z.array(words(400)).min(2).max(6).describe('What it does not do'),
  permissions: z
    .partialRecord(z.enum(permissionIds), words(400))
    .describe('What the app does with each permission, by its id in content/facts/permissions.ts'),
  platforms: z
    .strictObject({ android: words(600), ios: words(600) })
    .describe(
      'What it can do on each platform; if it is not available there, why, and what the platform offers instead',
    ),
  /** Three where a section of its own answers one, as the VPN's plan. */
  questions: z
    .array(z.strictObject({ question: words(160), answer: words(700) }))
    .min(3, 'must be three or four questions')
    .max(4, 'must be three or four questions'),
});
