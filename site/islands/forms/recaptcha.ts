/** The part of Google's script that is used here. */
type Recaptcha = {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
};

let script: Promise<Recaptcha> | undefined;

/**
 * Requests a reCAPTCHA v3 token; undefined if Google is unreachable, so that a proof of work replaces it.
 *
 * @param action name of the action in Google's console
 */
export async function recaptchaToken(siteKey: string, action: string): Promise<string | undefined> {
  try {
    const recaptcha = await (script ??= loadScript(siteKey));
    return await recaptcha.execute(siteKey, { action });
  } catch {
    script = undefined;
    return undefined;
  }
}

function loadScript(siteKey: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    element.onerror = () => reject(new Error('reCAPTCHA cannot be reached'));
    element.onload = () => {
      const { grecaptcha } = window as { grecaptcha?: Recaptcha };
      if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
      else reject(new Error('reCAPTCHA did not start'));
    };
    document.head.append(element);
  });
}
