import { describe, expect, it } from 'vitest';
import { PIXELS_PER_POINT } from './page-geometry.ts';
import { canvasRatio, type Zoom, zoomFactor, zoomIn, zoomOut, zoomPercent } from './zoom.ts';

const A4_WIDTH_PT = 595;
const A4_NATURAL_PX = 793.33;
const WINDOW_PX = 1440;

describe('zoom steps', () => {
  it('runs from 0.1 to 1 in steps of 0.1 without rounding errors', () => {
    const steps: number[] = [];
    let next: Zoom | null = { kind: 'step', zoom: 0.1 };
    while (next?.kind === 'step') {
      steps.push(next.zoom);
      next = zoomIn(next.zoom);
    }
    expect(steps).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
  });

  it('go back the same steps', () => {
    const steps: number[] = [];
    let next: Zoom | null = { kind: 'step', zoom: 1 };
    while (next?.kind === 'step') {
      steps.push(next.zoom);
      next = zoomOut(next.zoom);
    }
    expect(steps).toEqual([1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]);
  });

  it('go from between two steps to the nearer one in each direction', () => {
    expect(zoomIn(0.43)).toEqual({ kind: 'step', zoom: 0.5 });
    expect(zoomOut(0.43)).toEqual({ kind: 'step', zoom: 0.4 });
  });

  it('end at natural size and at a tenth of it', () => {
    expect(zoomIn(1)).toBeNull();
    expect(zoomOut(0.1)).toBeNull();
  });
});

describe('the zoom factor', () => {
  it('shows natural size where there is room and the pane’s width where there is not', () => {
    expect(zoomFactor({ kind: 'auto' }, 1200, A4_WIDTH_PT, WINDOW_PX)).toBe(1);
    expect(zoomFactor({ kind: 'auto' }, A4_NATURAL_PX * 0.9, A4_WIDTH_PT, WINDOW_PX)).toBeCloseTo(0.9, 3);
  });

  it('keeps text of 10.5 points at least 12 pixels high in each of two panes of a window of 1440 pixels', () => {
    const factor = zoomFactor({ kind: 'auto' }, 478, A4_WIDTH_PT, WINDOW_PX);
    expect(10.5 * PIXELS_PER_POINT * factor).toBeGreaterThanOrEqual(12);
  });

  it('keeps it so beside a list in a window of 1024 pixels, where one scrolls to the ends of the lines', () => {
    const factor = zoomFactor({ kind: 'auto' }, 300, A4_WIDTH_PT, 1024);
    expect(10.5 * PIXELS_PER_POINT * factor).toBeGreaterThanOrEqual(12);
  });

  it('shows the whole page where even half a line would not fit, and on a phone', () => {
    expect(zoomFactor({ kind: 'auto' }, 220, A4_WIDTH_PT, WINDOW_PX)).toBeCloseTo(0.277, 3);
    expect(zoomFactor({ kind: 'auto' }, A4_NATURAL_PX / 2, A4_WIDTH_PT, 430)).toBeCloseTo(0.5, 3);
  });

  it('fits the width, but not beyond natural size', () => {
    expect(zoomFactor({ kind: 'fitWidth' }, A4_NATURAL_PX * 0.7, A4_WIDTH_PT, WINDOW_PX)).toBeCloseTo(0.7, 3);
    expect(zoomFactor({ kind: 'fitWidth' }, A4_NATURAL_PX * 1.5, A4_WIDTH_PT, WINDOW_PX)).toBe(1);
  });

  it('is never below the smallest zoom, even in a pane without a width yet', () => {
    expect(zoomFactor({ kind: 'fitWidth' }, 0, A4_WIDTH_PT, WINDOW_PX)).toBe(0.1);
    expect(zoomFactor({ kind: 'auto' }, -32, A4_WIDTH_PT, WINDOW_PX)).toBe(0.1);
  });

  it('is shown as a percentage', () => {
    expect(zoomPercent(0.4300001)).toBe('43%');
  });
});

describe('the canvas ratio', () => {
  it('follows the screen up to the page ratio of 2', () => {
    expect(canvasRatio(800, 1100, 1)).toBe(1);
    expect(canvasRatio(800, 1100, 1.5)).toBe(1.5);
    expect(canvasRatio(800, 1100, 3)).toBe(2);
  });

  it('is not reduced when the browser window is zoomed out', () => {
    expect(canvasRatio(800, 1100, 0.5)).toBe(1);
  });

  it('is reduced for a huge plan, so that it can be drawn at all', () => {
    const ratio = canvasRatio(9000, 6000, 2);
    expect(9000 * ratio * 6000 * ratio).toBeLessThanOrEqual(16_777_216);
  });
});
