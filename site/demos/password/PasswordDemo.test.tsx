// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { BesideContext } from '#site/demos/shared/Beside.tsx';
import { announced, renderDemo } from '#tests/support/render-demo.tsx';
import { PasswordDemo } from './PasswordDemo.tsx';

// As deriving a key takes half a second, on purpose, this derives a weak one.
const derive = crypto.subtle.deriveBits.bind(crypto.subtle);
beforeAll(() => {
  const weak = vi
    .spyOn(crypto.subtle, 'deriveBits')
    .mockImplementation((algorithm, ...others) =>
      derive({ ...(algorithm as Pbkdf2Params), iterations: 10 }, ...others),
    );
  return () => weak.mockRestore();
});

const secret = (container: HTMLElement) => container.querySelector('.output .secret')?.textContent ?? '';

test('what a page can’t do about the clipboard is said beside the button before it is pressed', () => {
  renderDemo(PasswordDemo);
  const copy = screen.getByRole('button', { name: 'Copy password' });
  const described = document.getElementById(copy.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain('the password stays in the clipboard');
});

test('a requested password is announced, a changed length is not', async () => {
  const { container } = renderDemo(PasswordDemo);
  expect(announced(container)).not.toContain(secret(container));
  await userEvent.click(screen.getByRole('button', { name: 'New password' }));
  expect(announced(container)).toContain(secret(container));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Symbols' }));
  expect(announced(container)).not.toContain(secret(container));
});

test('after copying, the status and a button to clear now are above the controls, until there is another password', async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  const { container } = renderDemo(PasswordDemo);
  await user.click(screen.getByRole('button', { name: 'Copy password' }));
  expect(write).toHaveBeenLastCalledWith(secret(container));
  const status = screen.getByText(/your next tap or click on this page empties the clipboard/);
  expect(status.compareDocumentPosition(screen.getByRole('slider'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const clear = screen.getByRole('button', { name: /^Empty clipboard/ });
  await user.click(clear);
  expect(write).toHaveBeenLastCalledWith('');
  expect(screen.getByText('The clipboard is empty now.')).toBeTruthy();
  // The button is gone, and the focus isn't lost.
  expect(clear.isConnected).toBe(false);
  expect(document.activeElement?.textContent).toBe('The clipboard is empty now.');
  await user.click(screen.getByRole('checkbox', { name: 'Symbols' }));
  expect(screen.queryByText('The clipboard is empty now.')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Empty clipboard/ })).toBeNull();
});

test('the button that copies says so for two seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
  renderDemo(PasswordDemo);
  const button = screen.getByRole('button', { name: 'Copy password' });
  await user.click(button);
  await waitFor(() => expect(button.textContent).toBe('Copied'));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(button.textContent).toBe('Copy password');
  vi.useRealTimers();
});

test('a refused copy is not spoken of when its password is no longer on the screen', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  const { container } = renderDemo(PasswordDemo);
  await user.click(screen.getByRole('button', { name: 'Copy password' }));
  expect(await screen.findByText(/didn’t let this page copy/)).toBeTruthy();
  // In place of its strength, so that the button pressed again stays where it is.
  expect(container.querySelector('.output .alert')?.textContent).toContain('let this page copy');
  expect(container.querySelector('.copied')?.getAttribute('data-state')).toBe('idle');
  await user.click(screen.getByRole('button', { name: 'New password' }));
  expect(screen.queryByText(/didn’t let this page copy/)).toBeNull();
});

test('both rates of the note below have their time, also where neither can succeed', () => {
  const { container } = renderDemo(PasswordDemo);
  expect(times(container)).toEqual([
    expect.stringMatching(/^If a careless website leaks it: more than/),
    expect.stringMatching(/^In your vault: more than/),
  ]);
});

/** How long guessing takes, in sentences. */
const times = (place: ParentNode) =>
  Array.from(place.querySelectorAll('.strength > p'), ({ textContent }) => textContent);

test('a password that needs two lines has lines of the same length, and is copied as one', () => {
  const { container } = renderDemo(PasswordDemo);
  const code = container.querySelector('.output .secret');
  const first = code?.innerHTML.split('<wbr>')[0] ?? '';
  expect(new DOMParser().parseFromString(first, 'text/html').body.textContent).toHaveLength(10);
  expect(code?.textContent).toMatch(/^\S{20}$/);
});

/** Opens the vault and types a master password. */
async function typeMaster(text: string): Promise<void> {
  await userEvent.click(screen.getByRole('radio', { name: 'Vault' }));
  await userEvent.type(screen.getByLabelText('Master password'), text);
}

const inVault = () => times(document).at(-1);

test('words of the generator are as strong in the vault; of words typed otherwise, nobody knows', async () => {
  const { container } = renderDemo(PasswordDemo);
  await userEvent.click(screen.getByRole('radio', { name: 'Words' }));
  await waitFor(() => expect(secret(container)).toMatch(/^[a-z-]+$/));
  const [words, strength] = [secret(container), inVault()];
  await typeMaster(words);
  expect(inVault()).toBe(strength);
  expect(screen.queryByText(/assumes you made it up/)).toBeNull();
  await userEvent.type(screen.getByLabelText('Master password'), 's');
  expect(inVault()).not.toBe(strength);
  expect(screen.getByText(/assumes you made it up/)).toBeTruthy();
});

test('a new vault begins with two examples, whose passwords are dots, and their ciphertext is all that is left of them once locked', async () => {
  const { container } = renderDemo(PasswordDemo);
  const stored = () => container.querySelector('.cipher')?.textContent ?? '';
  await typeMaster('tea and snow{Enter}');
  await screen.findByRole('heading', { name: 'Your vault' });
  expect(screen.getAllByText('Example')).toHaveLength(2);
  expect(seen(container)).toEqual(['dots', 'dots']);
  const open = stored();
  expect(open).toMatch(/^(([\da-f]{2} ){5}…( [\da-f]{2}){2}){2}$/);
  await userEvent.click(screen.getByRole('button', { name: 'Lock vault' }));
  expect(stored()).toBe(open);
  expect(container.textContent).not.toContain('Example');
  await userEvent.type(screen.getByLabelText('Master password'), 'tea and snow{Enter}');
  await screen.findByRole('heading', { name: 'Your vault' });
  expect(screen.getAllByText('Example')).toHaveLength(2);
});

/** What is seen of each password of the open vault. */
const seen = (place: ParentNode, part = '.entry .secret') =>
  Array.from(place.querySelectorAll(part), ({ textContent }) => (/^•+$/.test(textContent) ? 'dots' : textContent));

test('a password is shown and hidden in its row, which leaves the other rows as they are', async () => {
  const { container } = renderDemo(PasswordDemo);
  await typeMaster('tea and snow{Enter}');
  const bank = await screen.findByRole('button', { name: 'Show the password for Bank' });
  await userEvent.click(bank);
  expect(seen(container)).toEqual(['dots', expect.stringMatching(/^[^•]{20}$/)]);
  await userEvent.click(screen.getByRole('button', { name: 'Show the password for Email' }));
  expect(seen(container)).not.toContain('dots');
  await userEvent.click(bank);
  expect(seen(container)).toEqual([expect.stringMatching(/^[^•]{20}$/), 'dots']);
});

test('beside the phone, a password is seen as on it, and what is stored stays when it no longer is', async () => {
  renderDemo(() => (
    <BesideContext value={document.body}>
      <PasswordDemo />
    </BesideContext>
  ));
  await typeMaster('tea and snow{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Show the password for Email' }));
  expect(seen(document, '.stored .secret')).toEqual([expect.stringMatching(/^[^•]{20}$/), 'dots']);
  const stored = () => seen(document, '.stored .cipher');
  const open = stored();
  expect(open).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Lock vault' }));
  expect(seen(document, '.stored .secret')).toEqual([]);
  expect(stored()).toEqual(open);
});

test('the row of a copied password is marked, not one whose copy was refused', async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  const { container } = renderDemo(PasswordDemo);
  await typeMaster('tea and snow{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Copy the password for Bank' }));
  const marked = () => Array.from(container.querySelectorAll('.entry:has(.mark)'), (entry) => entry.textContent);
  // In place of the dots, so that the row keeps its height; below a password that is shown, there is no room for it.
  await waitFor(() => expect(marked()).toEqual(['BankExampleCopied']));
  write.mockRejectedValueOnce(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy the password for Email' }));
  expect(await screen.findByText(/didn’t let this page copy/)).toBeTruthy();
  expect(marked()).toEqual([]);
});

test('a copied password can be cleared from the clipboard after the vault is locked, too', async () => {
  const user = userEvent.setup();
  renderDemo(PasswordDemo);
  await typeMaster('tea and snow{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Copy the password for Bank' }));
  await user.click(screen.getByRole('button', { name: 'Lock vault' }));
  await user.click(await screen.findByRole('button', { name: /^Empty clipboard/ }));
  expect(await screen.findByText('The clipboard is empty now.')).toBeTruthy();
});

test('a vault that is left while its key is derived is not opened later', async () => {
  const derived = Promise.withResolvers<ArrayBuffer>();
  vi.spyOn(crypto.subtle, 'deriveBits').mockReturnValueOnce(derived.promise);
  const { container } = renderDemo(PasswordDemo);
  await typeMaster('tea and snow{Enter}');
  expect(announced(container)).toContain('Deriving the key…');
  dispatchEvent(new Event('pagehide'));
  derived.resolve(new ArrayBuffer(32));
  await waitFor(() => expect(announced(container)).not.toContain('Deriving the key…'));
  expect(screen.getByRole('heading', { name: 'Create a vault' })).toBeTruthy();
});

test('an entry without a name is rejected with our error message, and one with a name is added, hidden as the others', async () => {
  const { container } = renderDemo(PasswordDemo);
  await typeMaster('tea and snow{Enter}');
  const name = await openForm();
  await userEvent.click(screen.getByRole('button', { name: 'Add entry' }));
  expect(announced(container)).toContain('Enter a website or app and a password.');
  await userEvent.type(name, 'Library{Enter}');
  await waitFor(() => expect(announced(container)).toContain('3 entries'));
  expect(seen(container)).toEqual(['dots', 'dots', 'dots']);
});

test('on the phone alone, a button opens the form for another entry, and has the focus again once that is added', async () => {
  const { container } = renderDemo(PasswordDemo);
  await typeMaster('tea and snow{Enter}');
  for (const count of [3, 4]) {
    const name = await openForm();
    expect(document.activeElement).toBe(name);
    await userEvent.keyboard('Library{Enter}');
    await waitFor(() => expect(announced(container)).toContain(`${count} entries`));
    expect(screen.queryByLabelText('Website or app')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add entry' }));
  }
});

test('beside the phone, what is stored is that of the three newest entries, and the form stays, however many there are', async () => {
  const { container } = renderDemo(() => (
    <BesideContext value={document.body}>
      <PasswordDemo />
    </BesideContext>
  ));
  await typeMaster('tea and snow{Enter}');
  for (const count of [3, 4, 5]) {
    await userEvent.type(await screen.findByLabelText('Website or app'), `Library ${count}{Enter}`);
    await waitFor(() => expect(announced(container)).toContain(`${count} entries`));
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Website or app'));
  const names = Array.from(document.querySelectorAll('.stored b'), ({ textContent }) => textContent);
  expect(names).toEqual(['Library 3', 'Library 4', 'Library 5']);
  expect(document.querySelectorAll('.stored .cipher')).toHaveLength(3);
});

/** Opens the form for another entry, and returns its first field. */
async function openForm(): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: 'Add entry' }));
  return screen.getByLabelText('Website or app');
}

test('no two entries are offered the same password, nor one the generator’s, even after the vault was locked', async () => {
  const { container } = renderDemo(PasswordDemo);
  const offered = [secret(container)];
  const field = async () => {
    await openForm();
    return screen.getByLabelText<HTMLInputElement>('Password');
  };
  await typeMaster('tea and snow{Enter}');
  offered.push((await field()).value);
  await userEvent.type(screen.getByLabelText('Website or app'), 'Library{Enter}');
  await waitFor(() => expect(announced(container)).toContain('3 entries'));
  offered.push((await field()).value);
  await userEvent.click(screen.getByRole('button', { name: 'Lock vault' }));
  await userEvent.type(screen.getByLabelText('Master password'), 'tea and snow{Enter}');
  offered.push((await field()).value);
  expect(new Set(offered).size).toBe(4);
});
