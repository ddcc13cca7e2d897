/** Where answers to "Was this helpful?" are posted: a plain, anonymous form. */
export const helpfulPath = '/forms/helpful';

/** Fields of that form: path of the page (with the anchor of a question) and the pressed button. */
export const helpfulFields = { page: 'page', answer: 'answer' } as const;

/** The two buttons. */
export type HelpfulAnswer = 'yes' | 'no';

/**
 * Id of the thank-you message on a page, which the response redirects to. Hidden unless it is `:target`.
 *
 * @param anchor of the question; omit it for the whole page
 */
export function thanksId(anchor?: string): string {
  return anchor ? `thanks-${anchor}` : 'thanks';
}
