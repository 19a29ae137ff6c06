import { describe, expect, it } from 'vitest';
import { highlightsByPage } from '../../../shared/pdf/view-model/highlight.ts';
import { layoutPages } from '../../../shared/pdf/view-model/page-layout.ts';
import { visibleHighlights } from '../../../shared/pdf/view-model/visible-highlights.ts';
import { type ConnectorScene, drawConnectors } from './connector-geometry.ts';

const WINDOW_HEIGHT = 900;
const HEADER = 48;
const LINE = 20;

const scene: ConnectorScene = {
  pane: { left: 0, top: HEADER, width: 1000, height: WINDOW_HEIGHT - HEADER },
  windowHeight: WINDOW_HEIGHT,
  highlights: [{ id: 'deposit', boxes: [box(300)] }],
  list: { left: 1000, top: 200, width: 400, height: 600 },
  entries: [{ id: 'deposit', rect: entry(300) }],
};

describe('a connector', () => {
  it('runs from the highlight’s underline along the line to the page edge, then to a dot beside the entry', () => {
    const [connector] = drawConnectors(scene);
    expect(connector).toEqual({
      id: 'deposit',
      points: [
        { x: 400, y: 320 },
        { x: 1000, y: 320 },
        { x: 1005, y: 320 },
      ],
      dot: { x: 1010, y: 320 },
    });
  });

  it('ends 10 px before the entry with a dot of radius 5', () => {
    const [connector] = drawConnectors(scene);
    const left = scene.entries[0]?.rect.left ?? 0;
    expect(left - (connector?.dot.x ?? 0)).toBe(10);
    expect((connector?.dot.x ?? 0) - (connector?.points.at(-1)?.x ?? 0)).toBe(5);
  });

  it('is drawn from 24 px below the header on, not at 23 px', () => {
    expect(drawsAt(HEADER + 24)).toBe(true);
    expect(drawsAt(HEADER + 23)).toBe(false);
  });

  it('is drawn down to 40 px above the bottom of the window, not at 39 px', () => {
    expect(drawsAt(WINDOW_HEIGHT - 40 - LINE)).toBe(true);
    expect(drawsAt(WINDOW_HEIGHT - 39 - LINE)).toBe(false);
  });

  it('starts at the first visible line of a highlight', () => {
    const highlights = [{ id: 'deposit', boxes: [box(HEADER + 10), box(HEADER + 40)] }];
    expect(drawConnectors({ ...scene, highlights })[0]?.points[0]).toEqual({ x: 400, y: HEADER + 60 });
  });

  it('ends at the page edge where the highlight runs beyond it', () => {
    const wide = [{ id: 'deposit', boxes: [{ ...box(300), width: 1200 }] }];
    expect(drawConnectors({ ...scene, highlights: wide })[0]?.points[0]).toEqual({ x: 1000, y: 320 });
  });
});

describe('there is no connector', () => {
  it('when the risk has no highlight', () => {
    expect(drawConnectors({ ...scene, highlights: [] })).toEqual([]);
    expect(drawConnectors({ ...scene, highlights: [{ id: 'deposit', boxes: [] }] })).toEqual([]);
  });

  it('when the entry is not in the list', () => {
    expect(drawConnectors({ ...scene, entries: [] })).toEqual([]);
    expect(drawConnectors({ ...scene, entries: [{ id: 'other', rect: entry(300) }] })).toEqual([]);
  });

  it('when the upper half of the entry is scrolled out (the lower half may be)', () => {
    expect(drawsEntry(200 - 50)).toBe(false);
    expect(drawsEntry(800 - 50)).toBe(true);
  });

  it('when the dot itself would be cut off', () => {
    expect(drawsEntry(200 - 15)).toBe(true);
    expect(drawsEntry(200 - 16)).toBe(false);
    expect(drawsEntry(800 - 25)).toBe(true);
    expect(drawsEntry(800 - 24)).toBe(false);
  });
});

it('connects each risk with its own entry', () => {
  const highlights = [
    { id: 'penalty', boxes: [box(500)] },
    { id: 'deposit', boxes: [box(300)] },
  ];
  const entries = [
    { id: 'deposit', rect: entry(220) },
    { id: 'penalty', rect: entry(340) },
  ];
  const drawn = drawConnectors({ ...scene, highlights, entries });
  expect(drawn.map(({ id, points, dot }) => [id, points[0]?.y, dot.y])).toEqual([
    ['deposit', 320, 240],
    ['penalty', 520, 360],
  ]);
});

it('follows the zoom: a highlight below the window comes into sight on a smaller page', () => {
  const drawnAt = (zoom: number) => {
    const layout = layoutPages([{ widthPt: 595, heightPt: 842 }], (zoom * 96) / 72);
    const mark = { page: 0, x: 100, y: 700, width: 200, height: 15 };
    const byPage = highlightsByPage([{ id: 'deposit', kind: 'high', boxes: [mark] }]);
    const view = { layout, scrollTop: 0, scrollLeft: 0, pane: scene.pane, windowHeight: WINDOW_HEIGHT };
    return drawConnectors({ ...scene, highlights: visibleHighlights(byPage, view) }).length;
  };
  expect(drawnAt(1)).toBe(0);
  expect(drawnAt(0.5)).toBe(1);
});

function box(top: number) {
  return { left: 100, top, width: 300, height: LINE };
}

function entry(top: number) {
  return { left: 1020, top, width: 360, height: 100 };
}

function drawsAt(top: number): boolean {
  return drawConnectors({ ...scene, highlights: [{ id: 'deposit', boxes: [box(top)] }] }).length === 1;
}

function drawsEntry(top: number): boolean {
  return drawConnectors({ ...scene, entries: [{ id: 'deposit', rect: entry(top) }] }).length === 1;
}
