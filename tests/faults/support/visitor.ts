import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { nativePath } from '#contracts/forms/endpoints.ts';
import { sampleFiles } from '#tests/support/server/sample-files.ts';

/**
 * What a visitor experienced: durations of page loads in ms, from the server under test and from another one that nobody
 * attacks, and statuses of forms; 0: no response.
 */
export type Experience = { pages: number[]; control: number[]; forms: number[] };

const pageMs = 50;
const formMs = 1_000;

/** A page or a form without a response after this time counts as failed. */
const timeoutMs = 10_000;

/** Loads a page every 50 ms and sends a valid form every second, from networks that nobody else uses. */
export async function visit(port: number, controlPort: number, durationMs: number): Promise<Experience> {
  const pages: Promise<number>[] = [];
  const control: Promise<number>[] = [];
  const forms: Promise<number>[] = [];
  const start = performance.now();
  for (let count = 0; count * pageMs < durationMs; count++) {
    pages.push(timePage(port));
    control.push(timePage(controlPort));
    if ((count * pageMs) % formMs === 0) forms.push(sendForm(port));
    // Keeps the rhythm when a timer was late.
    await delay(Math.max(0, start + (count + 1) * pageMs - performance.now()));
  }
  return {
    pages: await Promise.all(pages),
    control: await Promise.all(control),
    forms: await Promise.all(forms),
  };
}

async function timePage(port: number): Promise<number> {
  const since = performance.now();
  const status = await send(port, { path: '/products', localAddress: '127.0.0.1' });
  return status === 200 ? performance.now() - since : Infinity;
}

let senders = 0;

/** Each form comes from another network and another person. */
function sendForm(port: number): Promise<number> {
  senders++;
  const texts = { name: 'Asta', email: `asta${senders}@example.com`, topic: 'press', message: `Message ${senders}` };
  const localAddress = `127.0.${100 + (senders >> 8)}.${1 + (senders & 127)}`;
  return send(port, { path: nativePath('contact'), localAddress, body: new URLSearchParams(texts).toString() });
}

/** Sends a form with a file. @returns the status */
export async function sendUpload(port: number): Promise<number> {
  const form = new FormData();
  const texts = { name: 'A', email: 'upload@example.com', app: 'vpn', platform: 'android', message: 'M' };
  for (const [field, value] of Object.entries(texts)) form.set(field, value);
  form.set('screenshot', new Blob([sampleFiles.png]), 'screen.png');
  const url = `http://127.0.0.1:${port}${nativePath('support')}`;
  const signal = AbortSignal.timeout(timeoutMs);
  return (await fetch(url, { method: 'POST', body: form, redirect: 'manual', signal })).status;
}

/** @returns the status when the response is complete; 0 without a complete response */
function send(port: number, { path, localAddress, body }: { path: string; localAddress: string; body?: string }) {
  const { promise, resolve } = Promise.withResolvers<number>();
  const headers = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' };
  const method = body === undefined ? 'GET' : 'POST';
  const options = { port, host: '127.0.0.1', path, localAddress, method, headers, agent: false, timeout: timeoutMs };
  const sent = request(options, (response) => {
    response.resume().on('end', () => resolve(response.statusCode ?? 0));
    response.on('error', () => resolve(0));
  });
  sent.on('timeout', () => sent.destroy());
  sent.on('error', () => resolve(0));
  sent.end(body);
  return promise;
}
