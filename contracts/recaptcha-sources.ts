/**
 * Addresses that a page with reCAPTCHA may load from, by directive of the content security policy. Source:
 * https://developers.google.com/recaptcha/docs/faq
 */
export const recaptchaSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
} as const;
