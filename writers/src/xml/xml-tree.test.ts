import { expect, it } from 'vitest';
import { childElements, cloneElement, parseTree, replaceByAll, serialiseTree } from './xml-tree.ts';

it('an element gives its place to all of its children, however many', () => {
  const count = 150_000;
  const { root } = parseTree(`<a><b>${'<c/>'.repeat(count)}</b><d/></a>`);
  const [frame] = childElements(root);
  if (frame === undefined) throw new Error('no frame');
  replaceByAll(frame, frame.children);
  const names = childElements(root).map(({ name }) => name);
  expect(names).toHaveLength(count + 1);
  expect([names[0], names.at(-2), names.at(-1)]).toEqual(['c', 'c', 'd']);
  expect(childElements(root).every(({ parent }) => parent === root)).toBe(true);
});

it('a part as deep as the readers take is copied and written, a deeper one refused', () => {
  const nested = (depth: number) => `${'<a>'.repeat(depth)}x${'</a>'.repeat(depth)}`;
  const { root } = parseTree(nested(512));
  expect(serialiseTree({ root: cloneElement(root) })).toContain(nested(512));
  expect(() => parseTree(nested(513))).toThrow('nested too deeply');
});
