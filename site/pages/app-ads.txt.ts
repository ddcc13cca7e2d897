import type { APIRoute } from 'astro';

/** Declares that nobody is authorized to sell ads in our apps (IAB ads.txt 1.1, section 3.2.1). */
export const GET: APIRoute = () =>
  new Response('# Our apps show no ads.\nplaceholder.example.com, placeholder, DIRECT, placeholder\n');
