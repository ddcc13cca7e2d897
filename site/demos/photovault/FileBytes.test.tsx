// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BesideContext } from '#site/demos/shared/Beside.tsx';
import { renderDemo } from '#tests/support/render-demo.tsx';
import { FileBytes } from './FileBytes.tsx';

const show = (isEncrypted: boolean) =>
  renderDemo(() => (
    <BesideContext value={document.body}>
      <FileBytes bytes={new Uint8Array([0x89, 0x50])} isEncrypted={isEncrypted} />
    </BesideContext>
  ));

test('the bytes of an open picture are called those of the original, without a word about encryption', () => {
  show(false);
  expect(screen.getByRole('heading', { name: 'The original picture' })).toBeTruthy();
  expect(screen.getByText('8950')).toBeTruthy();
  expect(screen.getByText('The file’s first bytes, in hexadecimal')).toBeTruthy();
  expect(screen.queryByText(/AES-256-GCM/)).toBeNull();
});

test('those of the encrypted file are called encrypted, with the algorithm', () => {
  show(true);
  expect(screen.getByRole('heading', { name: 'Encrypted' })).toBeTruthy();
  expect(screen.getByText(/AES-256-GCM/)).toBeTruthy();
});
