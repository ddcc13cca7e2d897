// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act, type ComponentType } from 'react';
import { expect, test } from 'vitest';
import { CheckboxField } from './CheckboxField.tsx';
import { FileField } from './FileField.tsx';
import { SearchField } from './SearchField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

type CommonProps = { id: string; name: string; label: string; error?: string | undefined; hint?: string | undefined };
const fields: Record<string, ComponentType<CommonProps>> = {
  TextField,
  TextArea,
  SelectField: (props) => <SelectField {...props} options={[{ value: 'a', label: 'A' }]} />,
  FileField: (props) => <FileField {...props} remove="Remove" onRemove={() => undefined} />,
  CheckboxField: ({ hint: _, ...props }) => <CheckboxField {...props} />,
};

test.each(Object.entries(fields))('%s has its label as accessible name and is required', (_, Field) => {
  render(<Field id="form-x" name="x" label="Label" />);
  const control = screen.getByLabelText('Label');
  expect(control).toHaveProperty('required', true);
  expect(control.getAttribute('name')).toBe('x');
  expect(control.getAttribute('aria-invalid')).toBeNull();
});

test.each(Object.entries(fields))('%s is described by its error, if any', (_, Field) => {
  const { rerender } = render(<Field id="form-x" name="x" label="Label" error="Wrong" />);
  const control = screen.getByLabelText('Label');
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const described = () => ids.map((id) => document.getElementById(id));
  expect(control.getAttribute('aria-invalid')).toBe('true');
  expect(described().map((element) => element?.textContent)).toContain('Wrong');
  rerender(<Field id="form-x" name="x" label="Label" />);
  expect(control.getAttribute('aria-invalid')).toBeNull();
  expect(described().map((element) => element?.hidden)).toContain(true);
});

test('the description of a field is its error, then its hint; optional fields are not required', () => {
  render(<TextField id="form-x" label="Phone" optional="(optional)" hint="With country code" error="Wrong" />);
  const control = screen.getByRole('textbox', { name: /^Phone\s*\(optional\)$/ });
  expect(control).toHaveProperty('required', false);
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Wrong', 'With country code']);
});

test('a select with a placeholder has no initial selection', () => {
  const options = [
    { value: 'a', label: 'Apple' },
    { value: 'b', label: 'Äpple', lang: 'sv' },
  ];
  render(<SelectField id="form-x" label="Fruit" placeholder="Choose" options={options} />);
  expect(screen.getByRole('combobox')).toHaveProperty('value', '');
  expect(screen.getByRole('option', { name: 'Äpple' }).getAttribute('lang')).toBe('sv');
});

test('a search field labels its input and its button', () => {
  render(<SearchField label="Search news" submit="Search" placeholder="Find" />);
  expect(screen.getByRole('searchbox', { name: 'Search news' }).getAttribute('name')).toBe('q');
  expect(screen.getByRole('button', { name: 'Search' }).getAttribute('type')).toBe('submit');
});

test('text typed into a text area before hydration is kept', async () => {
  const area = <TextArea id="form-x" label="Message" />;
  document.body.innerHTML = `<div>${renderToString(area)}</div>`;
  const [root] = document.body.children;
  const [control] = document.getElementsByTagName('textarea');
  if (!root || !control) throw new Error('not rendered');
  // The server fills this in when it responds to a form sent without JavaScript.
  control.defaultValue = 'Dear team';
  await act(async () => Promise.resolve(hydrateRoot(root, area)));
  expect(control.value).toBe('Dear team');
  expect(control.isConnected).toBe(true);
});
