import { expect, test } from 'vitest';
import { reviveProps } from './revive-props.ts';

test('props are deserialized as Astro serialized them', () => {
  const props = {
    text: [0, 'a'],
    none: [0, null],
    list: [
      1,
      [
        [0, 1],
        [0, { deep: [1, [[0, true]]] }],
        [1, []],
      ],
    ],
  };
  expect(reviveProps(JSON.stringify(props))).toEqual({ text: 'a', none: null, list: [1, { deep: [true] }, []] });
});
