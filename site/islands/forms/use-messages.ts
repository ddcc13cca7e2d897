import { useEffect, useState } from 'react';
import { fetchOnce } from '#site/islands/fetch-json.ts';

/**
 * Fetches the messages of a form when its island wakes.
 *
 * @param path of the JSON
 * @returns the messages, once they are there, and a function that waits for them and tries again after a failure
 */
export function useMessages<Messages>(path: string): [messages: Messages | undefined, load: () => Promise<Messages>] {
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
