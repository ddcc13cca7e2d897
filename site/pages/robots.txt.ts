import type { APIRoute } from 'astro';
import { buildConfig } from '#site/build-config.ts';
import { robotsText } from '#site/seo/robots-text.ts';

export const GET: APIRoute = () => new Response(robotsText(buildConfig));
