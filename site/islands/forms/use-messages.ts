import { useEffect, useState } from 'react';
import type { FormName } from '#contracts/forms/form-names.ts';
import { fetchOnce } from '#site/islands/fetch-json.ts';

/**
 * Fetches the messages of a form when its island is hydrated.
 *
 * @param language tag of the page's language
 * @returns the messages once loaded, and a function that waits for them and retries after a failure
 */
export function useMessages<Messages>(
  form: FormName,
  language: string,
): [messages: Messages | undefined, load: () => Promise<Messages>] {
  const path = `/form-messages/${language.toLowerCase()}/${form}.json`;
  const [messages, setMessages] = useState<Messages>();
  const load = async () => {
    const loaded = await fetchOnce<Messages>(path);
    setMessages(loaded);
    return loaded;
  };
  useEffect(() => {
    fetchOnce<Messages>(path).then(setMessages, () => undefined);
  }, [path]);
  return [messages, load];
}
