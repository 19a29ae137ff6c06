import { describe, expect, it } from 'vitest';
import { watermarkPlaces } from './watermark-places.ts';

const A4 = { widthPt: 595, heightPt: 842 };
const look = { angle: 45, layout: 'tiled', size: 'medium' } as const;

describe('a watermark', () => {
  it('once lies in the middle and stays inside the page, however long or turned it is', () => {
    for (const angle of [0, 30, 90, -45])
      for (const width of [1, 6, 40]) {
        const { size, centres } = watermarkPlaces(A4, width, { angle, layout: 'once', size: 'large' });
        expect(centres).toEqual([{ x: 297.5, y: 421 }]);
        const turn = (angle * Math.PI) / 180;
        expect((width * Math.abs(Math.cos(turn)) + Math.abs(Math.sin(turn))) * size).toBeLessThan(595);
        expect((width * Math.abs(Math.sin(turn)) + Math.abs(Math.cos(turn))) * size).toBeLessThan(842);
      }
  });

  it('tiled covers each quarter of the page', () => {
    const { centres } = watermarkPlaces(A4, 6, look);
    const quarters = new Set(centres.map(({ x, y }) => `${x < 297.5} ${y < 421}`));
    expect(quarters.size).toBe(4);
  });

  it('tiled has at least one whole copy, however long the text is', () => {
    for (const width of [1, 20, 40])
      expect(watermarkPlaces(A4, width, look).centres.length).toBeGreaterThan(0);
  });

  it('is as dense on a page of 5 metres as on A4, and never too much on a ribbon', () => {
    const scaled = { widthPt: 5950, heightPt: 8420 };
    expect(watermarkPlaces(scaled, 6, look).centres).toHaveLength(
      watermarkPlaces(A4, 6, look).centres.length,
    );
    const { centres } = watermarkPlaces({ widthPt: 20, heightPt: 14_400 }, 1, { ...look, size: 'small' });
    expect(centres.length).toBeGreaterThan(0);
    expect(centres.length).toBeLessThan(600);
  });
});
