import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../shared/processor-time.testing.ts';
import { depthOf, pageColumn } from './page-column.ts';
import { resultFixture } from './result.testing.ts';
import { createScrollMap } from './scroll-map.ts';

const lines = (count: number, prefix = '第') => Array.from({ length: count }, (_, at) => `${prefix}${at}条`);
const across = (
  result: Parameters<typeof createScrollMap>[0],
  from: 'old' | 'new',
  page: number,
  y: number,
) => {
  const place = createScrollMap(result)?.across(from, { page, y });
  if (!place) throw new Error('both sides have pages');
  return place;
};

describe('scrolling by content', () => {
  it('aligns the same clause although eighty lines were inserted before it', () => {
    const old = lines(40);
    const fresh = [...lines(10), ...lines(80, '新'), ...lines(40).slice(10)];
    const rows = [
      ...Array.from({ length: 10 }, (_, at) => [at, at] as const),
      ...Array.from({ length: 80 }, (_, at) => [null, at + 10] as const),
      ...Array.from({ length: 30 }, (_, at) => [at + 10, at + 90] as const),
    ];
    const result = resultFixture(old, fresh, rows, []);
    // Line 20 of the old document is line 100 of the new one: on its third page.
    expect(across(result, 'old', 0, 20 * 20)).toEqual({ page: 2, y: 20 * 20 });
    expect(across(result, 'new', 2, 20 * 20)).toEqual({ page: 0, y: 20 * 20 });
  });

  it('waits on the side that lacks the passage', () => {
    const rows = [
      [0, 0] as const,
      ...Array.from({ length: 30 }, (_, at) => [null, at + 1] as const),
      [1, 31] as const,
    ];
    const result = resultFixture(lines(2), lines(32), rows, []);
    const start = across(result, 'new', 0, 40);
    const end = across(result, 'new', 0, 31 * 20 - 10);
    expect(end.y - start.y).toBeLessThan(1);
  });

  it('ignores a block that is out of order', () => {
    const result = resultFixture(
      lines(30),
      lines(30),
      lines(30).map((_, at) => [at, at] as const),
      [],
    );
    const [block] = result.new.blocks.filter(({ id }) => id === 'n5');
    if (block) block.boxes = [{ page: 0, x: 0, y: 780, width: 10, height: 10 }];
    expect(across(result, 'old', 0, 20 * 20).y).toBeCloseTo(20 * 20);
  });

  it('needs pages on both sides', () => {
    const result = resultFixture(['甲'], ['甲'], [[0, 0]], []);
    expect(createScrollMap({ ...result, old: { ...result.old, pages: null } })).toBeNull();
  });
});

it('the map is monotonic both ways for any alignment, and maps start to start and end to end', () => {
  const row = fc.tuple(fc.option(fc.nat(49), { nil: null }), fc.option(fc.nat(49), { nil: null }));
  const places = fc.array(fc.double({ min: 0, max: 1600, noNaN: true }), { minLength: 2 });
  fc.assert(
    fc.property(
      fc.array(row),
      places,
      fc.constantFrom('old' as const, 'new' as const),
      (rows, depths, from) => {
        const result = resultFixture(lines(50), lines(50), rows, []);
        const column = pageColumn(result.old.pages ?? []);
        const map = createScrollMap(result);
        const reached = depths
          .toSorted((a, b) => a - b)
          .map((depth) => depthOf(column, map?.across(from, { page: 0, y: depth }) ?? { page: 0, y: 0 }));
        expect(reached).toEqual(reached.toSorted((a, b) => a - b));
        expect(map?.across(from, { page: 0, y: 0 })).toEqual({ page: 0, y: 0 });
        expect(depthOf(column, map?.across(from, { page: 1, y: 800 }) ?? { page: 0, y: 0 })).toBe(
          column.height,
        );
      },
    ),
  );
});

it('a thousand pages are mapped quickly', () => {
  const many = lines(40_000);
  const result = resultFixture(
    many,
    many,
    many.map((_, at) => [at, at] as const),
    [],
  );
  const startedAt = processorMs();
  const map = createScrollMap(result);
  for (let at = 0; at < 10_000; at++) map?.across('old', { page: at % 1000, y: at % 800 });
  // Measured 0.1 s; the limit leaves room for a busy machine and still fails when a search becomes a walk.
  expect(processorMs() - startedAt).toBeLessThan(2000);
});
