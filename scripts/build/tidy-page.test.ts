import { expect, test } from 'vitest';
import { tidyPage } from './tidy-page.ts';

test('an island keeps what its own element and the renderer read', () => {
  const island =
    '<astro-island uid="Z1" prefix="r2" component-url="/a.js" component-export="A" renderer-url="/r.js" ' +
    'props="{&quot;uid&quot;:[0,1]}" ssr client="interaction" opts="{&quot;name&quot;:1}" await-children>' +
    '<p>client="interaction"</p><!--astro:end--></astro-island>';
  expect(tidyPage(island)).toBe(
    '<astro-island prefix="r2" component-url="/a.js" component-export="A" renderer-url="/r.js" ' +
      'props="{&quot;uid&quot;:1}" ssr><p>client="interaction"</p></astro-island>',
  );
});

test('the props of an island are plain JSON', () => {
  const props = (value: string) => `<astro-island props="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;
  expect(tidyPage(props('{"a":[0,"1 < 2 & \\"3\\""],"b":[1,[[0,null],[0,{"c":[0,true]}],[1,[]]]]}'))).toBe(
    props('{"a":"1 < 2 & \\"3\\"","b":[null,{"c":true},[]]}'),
  );
  const astros = '<astro-island props="{&quot;a&quot;:[0,&quot;it&#39;s &lt;b&gt; &amp;amp;&quot;]}">';
  expect(tidyPage(astros)).toBe(props('{"a":"it\'s <b> &amp;"}'));
  expect(() => tidyPage(props('{"when":[3,"2026-11-21"]}'))).toThrow('2026-11-21');
});

test('the styles of a page become one, in their order, at the end of the head', () => {
  const page =
    '<head><style>@layer a,b;</style><title>T</title><style>a{}\n</style><meta></head><body><p>$&</p></body>';
  expect(tidyPage(page)).toBe('<head><title>T</title><meta><style>@layer a,b;a{}</style></head><body><p>$&</p></body>');
});

test('a page with one style is left as it is', () => {
  const page = '<head><style>a{}</style><title>T</title></head><body></body>';
  expect(tidyPage(page)).toBe(page);
});
