import type { APIRoute } from 'astro';

/** No ads in any app, so nobody may sell any: the line that IAB's ads.txt 1.1 (3.2.1) has for this. */
export const GET: APIRoute = () =>
  new Response('# Our apps show no ads.\nplaceholder.example.com, placeholder, DIRECT, placeholder\n');
