import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { SearchField } from '#site/ui/form/SearchField.tsx';
import { ButtonLink } from '#site/ui/ButtonLink.tsx';
import { Cluster } from '#site/ui/Cluster.tsx';
import type { Choice } from './choice.ts';
import '#site/ui/current-choice.css';

/** A topic with the URL of its own page. */
export type TopicLink = { id: string; label: string; href: string };

export type FormLabels = {
  /** Name of the search box. */
  search: string;
  placeholder: string;
  /** The button of the form. */
  submit: string;
  /** Name of the filter. */
  topics: string;
  /** The filter's first choice: no topic. */
  all: string;
};

type ExplorerFormProps = {
  /** The search box, uncontrolled so that text typed before hydration is not lost. */
  boxRef: RefObject<HTMLInputElement | null>;
  list: string;
  topics: readonly TopicLink[];
  choice: Choice;
  /** The topic shown as chosen. */
  current: string;
  labels: FormLabels;
  onChoose: (choice: Choice) => void;
};

/** Debounce delay, ms. */
const debounceMs = 200;

/** The search form, and links to the topics. */
export function ExplorerForm({ boxRef, list, topics, choice, current, labels, onChoose }: ExplorerFormProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const choose = (topic: string) => {
    clearTimeout(timer.current);
    onChoose({ topic, query: boxRef.current?.value ?? '' });
  };
  const search = () => choose(choice.topic);
  const debouncedSearch = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(search, debounceMs);
  };
  const follow = (topic: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(topic);
  };

  // Fill the box with the query of the URL.
  useEffect(() => {
    if (boxRef.current?.value === '') boxRef.current.value = choice.query;
  }, [boxRef, choice.query]);

  // Search for text typed before hydration.
  useEffect(() => {
    if (boxRef.current?.value) debouncedSearch();
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react/exhaustive-deps -- Once, on hydration.
  }, []);

  return (
    <Cluster gap={5}>
      <search>
        <form
          action={list}
          // If this code can't be loaded: site/inline/private-search.ts.
          data-search=""
          onSubmit={(event) => {
            event.preventDefault();
            search();
          }}
        >
          <SearchField
            ref={boxRef}
            label={labels.search}
            placeholder={labels.placeholder}
            submit={labels.submit}
            size="small"
            onChange={debouncedSearch}
          />
        </form>
      </search>
      <nav aria-label={labels.topics}>
        <Cluster as="ul" gap={2}>
          {[{ id: '', label: labels.all, href: list }, ...topics].map(({ id, label, href }) => (
            <li key={id}>
              <ButtonLink variant="pill" href={href} aria-current={id === current || undefined} onClick={follow(id)}>
                {label}
              </ButtonLink>
            </li>
          ))}
        </Cluster>
      </nav>
    </Cluster>
  );
}
