import { createHash } from 'node:crypto';

/**
 * Inline styles of the status page, in the colors of the site. Inline, because the page has to work without any file of
 * the build.
 */
export const statusStyles = `
:root{color-scheme:dark}
body{margin:0;background:oklch(.17 .035 262);color:oklch(.95 .01 262);font:1.0625rem/1.6 Manrope,system-ui,sans-serif}
main{max-width:40rem;margin:auto;padding:clamp(3rem,12vh,8rem) 20px}
h1{margin:0;font-size:clamp(2rem,1.6rem + 1.8vw,3rem);line-height:1.2;text-wrap:balance}
strong{font-size:1.25rem;font-weight:500}
table{width:100%;margin-block:2.5rem;border-collapse:collapse}
tr{border-block:1px solid oklch(.32 .04 262)}
th,td{padding-block:1rem;text-align:start;font-weight:400}
th{hyphens:auto;overflow-wrap:anywhere}
td{width:1%;padding-inline-start:clamp(.75rem,4vw,2rem);font-weight:600;white-space:nowrap}
td::before{content:'';display:inline-block;width:.625rem;height:.625rem;margin-inline-end:.75rem;border:1px solid;border-radius:50%;background:oklch(.7 .19 25);color:oklch(.7 .19 25)}
[data-works] td::before{background:oklch(.8 .15 160);color:oklch(.8 .15 160)}
p{color:oklch(.76 .03 262)}
strong,a{color:oklch(.95 .01 262)}
a{text-underline-offset:.2em}
:focus-visible{outline:2px solid oklch(.83 .16 75);outline-offset:3px;border-radius:4px}
`;

/** Hash of these styles for the content security policy. */
export const statusStylesHash = `sha256-${createHash('sha256').update(statusStyles).digest('base64')}`;
