/** Where the answer to "Was this helpful?" is posted: a form without JavaScript and without any identity. */
export const helpfulPath = '/forms/helpful';

/** Fields of that form: the address of the page, with the anchor of a question, and the button that was pressed. */
export const helpfulFields = { page: 'page', answer: 'answer' } as const;

/** The two buttons. */
export type HelpfulAnswer = 'yes' | 'no';

/**
 * Id of the thanks on a page, to which the answer leads: hidden until it is the target of the address.
 *
 * @param anchor of the question; left out where the whole page is meant
 */
export function thanksId(anchor?: string): string {
  return anchor ? `thanks-${anchor}` : 'thanks';
}
