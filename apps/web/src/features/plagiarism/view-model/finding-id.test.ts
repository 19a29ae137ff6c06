import { expect, it } from 'vitest';
import { evidenceFindingId, imageFindingId, sensitiveFindingId } from './finding-id.ts';

const place = (page: number) => ({ page, box: null });
const value = (docId: string) => ({ docId, value: '张三', where: '作者' });

it('a picture has the same id in any document order, and another id than the next one', () => {
  const one = imageFindingId({ references: { a: place(1), b: place(2) } });
  expect(imageFindingId({ references: { b: place(2), a: place(1) } })).toBe(one);
  expect(imageFindingId({ references: { a: place(1), b: place(3) } })).not.toBe(one);
  expect(imageFindingId({ references: { a: place(1), c: place(2) } })).not.toBe(one);
});

it('evidence of one kind about other documents is another finding', () => {
  const of = (...docIds: string[]) => evidenceFindingId({ kind: 'person', values: docIds.map(value) });
  expect(of('a', 'b')).toBe(of('a', 'b'));
  expect(of('a', 'b')).not.toBe(of('a', 'c'));
});

it('many places of one word have as many names, short enough to be stored', () => {
  const names = Array.from({ length: 20_000 }, (_, start) =>
    sensitiveFindingId({ docId: 'a', word: '底价', start, end: start + 2 }),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names[0]).toMatch(/^sensitive-[0-9a-f]{16}$/);
});
