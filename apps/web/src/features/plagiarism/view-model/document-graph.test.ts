import { describe, expect, it } from 'vitest';
import { processorMs } from '../../../shared/processor-time.testing.ts';
import { clustersOf, graphEdges, layoutGraph } from './document-graph.ts';

const docIds = ['a', 'b', 'c', 'd', 'e'];
const cells = [
  { a: 'a', b: 'b', aInB: 0.6, bInA: 0.2 },
  { a: 'b', b: 'c', aInB: 0.3, bInA: 0.1 },
  { a: 'd', b: 'e', aInB: 0.05, bInA: 0.4 },
  { a: 'a', b: 'e', aInB: 0, bInA: 0 },
];

describe('the graph of documents', () => {
  it('has an edge where either direction reaches the threshold, and none for nothing', () => {
    expect(graphEdges(cells, 0.4).map(({ a, b }) => a + b)).toEqual(['ab', 'de']);
    expect(graphEdges(cells, 0)).toHaveLength(3);
  });

  it('splits into connected groups; a higher threshold breaks them up', () => {
    const clusters = (threshold: number) => clustersOf(docIds, graphEdges(cells, threshold));
    expect(clusters(0.2)).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
    expect(clusters(0.5)).toEqual([['a', 'b']]);
    expect(clusters(0.9)).toEqual([]);
  });

  it('gives every document the same place each time, within the picture', () => {
    const places = layoutGraph(docIds, cells);
    expect(layoutGraph(docIds, cells)).toEqual(places);
    for (const { x, y } of places.values()) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThanOrEqual(1);
    }
  });

  it('places similar documents closer together than unrelated ones', () => {
    const places = layoutGraph(docIds, cells);
    const distance = (from: string, to: string) => {
      const a = places.get(from) ?? { x: 0, y: 0 };
      const b = places.get(to) ?? { x: 0, y: 0 };
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    expect(distance('a', 'b')).toBeLessThan(distance('a', 'd'));
    expect(distance('d', 'e')).toBeLessThan(distance('c', 'd'));
  });

  it('lays out fifty documents quickly, and a single one', () => {
    const many = Array.from({ length: 51 }, (_, at) => `d${at}`);
    const all = many.flatMap((a, at) =>
      many.slice(at + 1).map((b) => ({ a, b, aInB: (at % 7) / 10, bInA: 0 })),
    );
    const began = processorMs();
    expect(layoutGraph(many, all).size).toBe(51);
    expect(processorMs() - began).toBeLessThan(2000);
    expect(layoutGraph(['a'], []).get('a')).toEqual({ x: 0.5, y: 0.5 });
  });
});
