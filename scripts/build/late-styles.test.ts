import { expect, test } from 'vitest';
import { splitLateStyles } from './late-styles.ts';

const marker = '<template id="late-styles"></template>';
const page = (css: string, before: string, after: string) =>
  splitLateStyles(`<head><style>${css}</style></head><body>${before}${marker}${after}</body>`);

test('styles used only after the marker move to the file; all others stay in the page', () => {
  const { html, styles } = page(
    '@layer ui,section;@layer ui{a{color:red}.Hero-text{color:blue}.Card-box{color:green;& p{margin:0}}}',
    '<p class="Hero-text other"></p>',
    '<p class="Card-box"></p>',
  );
  expect(html).toContain('<style>@layer ui,section;@layer ui{a{color:red}.Hero-text{color:blue}}</style>');
  expect(styles).toBe('@layer ui{.Card-box{color:green;& p{margin:0}}}');
});

test('styles for printing move, and so do those of an ID after the marker', () => {
  const { html, styles } = page(
    '@layer base{@media print{a{color:black}}a{color:red}}#hero a{color:blue}#apps:has(:checked) a{color:green}',
    '<p id="hero"></p>',
    '<p id="apps"></p>',
  );
  expect(html).toContain('<style>@layer base{a{color:red}}#hero a{color:blue}</style>');
  expect(styles).toBe('@layer base{@media print{a{color:black}}}#apps:has(:checked) a{color:green}');
});

test('styles for elements that contain something after the marker move', () => {
  const { styles } = page(
    'body:has(.Card-box:not(:checked))>footer{color:red}.Hero-text:has(:not(:checked)){color:blue}',
    '<p class="Hero-text"></p>',
    '<p class="Card-box"></p>',
  );
  expect(styles).toBe('body:has(.Card-box:not(:checked))>footer{color:red}');
});

test('styles used only in popovers before the marker move too', () => {
  const { styles } = page(
    '.Menu-menu{color:red}.Menu-item{color:blue}.Menu-button{color:green}',
    '<header class="Header"><dialog class="Menu-menu" popover="auto"><p><b class="Menu-item">a</b><br></p></dialog><a class="Menu-button"></a></header>',
    '',
  );
  expect(styles).toBe('.Menu-menu{color:red}.Menu-item{color:blue}');
});

test('a rule stays if one selector is needed before the marker, or if no selector has a class or an ID', () => {
  const css = '.Hero-text,.Card-box{color:red}html:has(.Hero-text){color:red}:not(.Card-box) p{color:red}';
  const { html, styles } = page(css, '<p class="Hero-text"></p>', '<p class="Card-box"></p>');
  expect(html).toContain(css);
  expect(styles).toBe('');
});

test('media queries and keyframes move with the rules that use them', () => {
  const { html, styles } = page(
    '@media screen{.Hero-text{animation:a 1s}.Card-box{animation:1s b}}@keyframes a{0%{opacity:0}}@keyframes b{0%{opacity:0}}',
    '<p class="Hero-text"></p>',
    '<p class="Card-box"></p>',
  );
  expect(html).toContain('@media screen{.Hero-text{animation:a 1s}}@keyframes a{0%{opacity:0}}');
  expect(styles).toBe('@media screen{.Card-box{animation:1s b}}@keyframes b{0%{opacity:0}}');
});

test('font faces and view transitions stay in the page', () => {
  const css = '@font-face{font-family:x}@view-transition{navigation:auto}';
  const { html, styles } = page(`${css}.Card-box{color:red}`, '', '<p class="Card-box"></p>');
  expect(html).toContain(`<style>${css}</style>`);
  expect(styles).toBe('.Card-box{color:red}');
});
