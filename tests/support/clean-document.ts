import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Removes what a test file before has left, and what each test has rendered: files share a document.
if ('document' in globalThis) document.body.replaceChildren();
afterEach(cleanup);
