import { useEffect, useRef, useState } from 'react';

/**
 * Fetches the words of a form when its island wakes.
 *
 * @param address of the JSON
 * @returns the words, once they are there, and a function that waits for them and tries again where they did not come
 */
export function useWords<Words>(address: string): [words: Words | undefined, load: () => Promise<Words>] {
  const [words, setWords] = useState<Words>();
  const loading = useRef<Promise<Words>>(undefined);
  const load = () =>
    (loading.current ??= fetchWords<Words>(address).catch((error: unknown) => {
      loading.current = undefined;
      throw error;
    }));
  useEffect(() => {
    load().then(setWords, () => undefined);
  }, []);
  return [words, () => load().then((loaded) => (setWords(loaded), loaded))];
}

async function fetchWords<Words>(address: string): Promise<Words> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return (await response.json()) as Words;
}
