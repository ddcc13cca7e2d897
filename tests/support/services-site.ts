import { execFile } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { copyProject } from '#scripts/build-copy.ts';
import { startServer, type ServedSite } from './start-site.ts';

const run = promisify(execFile);

/** Environment variables of a hosted email service and reCAPTCHA. No request is sent to these services. */
export const services = {
  EMAIL_SERVICE_ORIGIN: 'https://api.mail-service.example',
  EMAIL_PUBLIC_KEY: 'public_key',
  EMAIL_SERVICE_ID: 'service_1',
  EMAIL_TEMPLATE_NEWSLETTER: 'template_newsletter',
  EMAIL_TEMPLATE_INQUIRY: 'template_inquiry',
  EMAIL_TEMPLATE_CONTACT: 'template_contact',
  EMAIL_TEMPLATE_SUPPORT: 'template_support',
  EMAIL_TEMPLATE_APPLICATION: 'template_application',
  RECAPTCHA_SITE_KEY: 'site-key-of-the-tests-only',
} as const;

/** Origin of the site with these services: another one than that of the usual test build. */
export const otherOrigin = 'https://shop.example.org';

/** Builds a copy of the project for these services, in English, and serves it with a fake of Google's verification. */
export async function startServicesSite(): Promise<ServedSite> {
  const { folder: project, remove } = await copyProject(['en']);
  try {
    await run(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
      cwd: project,
      env: { PATH: process.env.PATH, LOCALES: 'en', SITE_URL: otherOrigin, ...services },
      timeout: 90_000,
    });
    const google = pathToFileURL(fileURLToPath(new URL('./recaptcha-service.ts', import.meta.url))).href;
    const site = await startServer(project, {
      RECAPTCHA_SITE_KEY: services.RECAPTCHA_SITE_KEY,
      RECAPTCHA_SECRET: 'secret-of-the-tests-only-0',
      NODE_OPTIONS: `--import=${google}`,
    });
    return {
      ...site,
      stop: async () => {
        await site.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
