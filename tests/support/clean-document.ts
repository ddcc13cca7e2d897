import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Removes what a test has rendered: files share a document.
afterEach(cleanup);
