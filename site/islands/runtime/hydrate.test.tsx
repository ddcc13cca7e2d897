// @vitest-environment jsdom
import { act, useId, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { hydrate } from './hydrate.ts';
import { Island } from './Island.tsx';

vi.stubGlobal('MODULES', { hydrate: '/hydrate.js', react: '/react.js', ContactForm: '/contact.js' });
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function ContactForm({ title }: { title: string }) {
  const [count, setCount] = useState(0);
  return (
    <button id={useId()} type="button" onClick={() => setCount(count + 1)}>
      {title} {count}
    </button>
  );
}

test('the markup of an island names its modules, and becomes interactive with the same ids', async () => {
  const problems = vi.spyOn(console, 'error');
  document.body.innerHTML = renderToStaticMarkup(
    <Island name="ContactForm" of={ContactForm} props={{ title: '"Send" & wait' }} />,
  );
  const island = document.body.firstElementChild;
  const button = document.querySelector('button');
  expect(island?.getAttribute('modules')).toBe('/hydrate.js /contact.js /react.js');
  if (!island || !button) throw new Error('no island');
  await act(async () => {
    await hydrate(island, { ContactForm: ContactForm as never });
  });
  expect(document.querySelector('button')).toBe(button);
  await act(async () => {
    button.click();
    return Promise.resolve();
  });
  expect(button.textContent).toBe('"Send" & wait 1');
  expect(problems).not.toHaveBeenCalled();
});

test('what the visitor did while the code was parsed comes before the hydration', async () => {
  document.body.innerHTML = renderToStaticMarkup(<Island name="ContactForm" of={ContactForm} props={{ title: '' }} />);
  const island = document.body.firstElementChild;
  if (!island) throw new Error('no island');
  const order: string[] = [];
  setTimeout(() => order.push('key'));
  await act(() => hydrate(island, { ContactForm: () => order.push('hydration') && null }));
  expect(order).toEqual(['key', 'hydration']);
});
