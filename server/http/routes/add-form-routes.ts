import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { acceptMultipart, acceptNativeForms } from '#server/forms/read-native-form.ts';
import { getProof } from './get-proof.ts';
import { getNewsletterPages, postNewsletterForms } from './newsletter.ts';
import { postHelpful } from './post-helpful.ts';
import { postEmailSend, postEmailSendForm } from './post-email-send.ts';
import { postInquiry } from './post-inquiry.ts';
import { postNativeForms } from './post-native-form.ts';

/** Adds the routes of the forms, grouped by the content types that they accept; others get 415. */
export function addFormRoutes(app: FastifyInstance, context: Context): void {
  const group = (add: (scope: FastifyInstance) => void) => {
    app.register((scope, _options, done) => {
      scope.removeContentTypeParser('text/plain');
      add(scope);
      done();
    });
  };
  group((scope) => {
    getProof(scope, context);
    getNewsletterPages(scope, context);
    postEmailSend(scope, context);
    postInquiry(scope, context);
  });
  group((scope) => {
    scope.removeAllContentTypeParsers();
    acceptMultipart(scope);
    postEmailSendForm(scope, context);
  });
  group((scope) => {
    scope.removeAllContentTypeParsers();
    acceptNativeForms(scope);
    postNativeForms(scope, context);
    postHelpful(scope, context);
    postNewsletterForms(scope, context);
  });
}
