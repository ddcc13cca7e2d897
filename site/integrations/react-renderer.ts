import react from '@astrojs/react/server.js';

/** React's renderer (`render-once.ts`). In Astro files, what is neither Astro's nor the name of an element is React's. */
export default { ...react, check: (component: unknown) => Promise.resolve(typeof component !== 'string') };
