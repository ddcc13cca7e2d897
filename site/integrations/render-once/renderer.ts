import react from '@astrojs/react/server.js';

/** All components that aren't Astro's are React's. */
export default { ...react, check: () => Promise.resolve(true) };
