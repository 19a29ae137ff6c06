import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDocument, type LineDraft } from './build-document.ts';
import { contractText } from './document.testing.ts';
import { type Document, spanText } from './document.ts';
import { boxesOfRange, layoutFaults, offsetAtPoint } from './layout.ts';
import type { LineFragment } from './line-fragment.ts';
import { documentOffset, documentSpan } from './offset.ts';

const LINE_UNITS = 7;
const LINE_PITCH = 20;
const LINES_A_PAGE = 5;
const PAGES = 60;

/** Sets paragraphs in lines of a few characters each, one below the other, with widths from a random list. */
function typeset(texts: readonly string[], widths: readonly number[]): Document {
  let line = 0;
  const lay = (text: string): LineDraft[] => {
    const lines: LineDraft[] = [];
    for (let start = 0; start < text.length; start += LINE_UNITS) {
      const end = Math.min(start + LINE_UNITS, text.length);
      const edges = [50];
      for (let unit = start; unit < end; unit++)
        edges.push((edges.at(-1) ?? 0) + (widths[unit % widths.length] ?? 1));
      const page = Math.floor(line / LINES_A_PAGE) % PAGES;
      lines.push({ start, end, page, top: (line % LINES_A_PAGE) * LINE_PITCH, height: 12, edges });
      line++;
    }
    return lines;
  };
  return buildDocument({
    readerVersion: 'test',
    kind: 'pdf',
    pages: Array.from({ length: PAGES }, () => ({ widthPt: 595, heightPt: 842 })),
    blocks: texts.map((text) => ({ type: 'paragraph' as const, text, lines: lay(text) })),
    notRead: [],
  });
}

const laidOut: fc.Arbitrary<Document> = fc
  .tuple(
    fc.array(
      contractText.map((text) => text.replaceAll('\n', '')),
      { maxLength: 8 },
    ),
    fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 9 }),
  )
  .map(([texts, widths]) => typeset(texts, widths));

const withFragment = (document: Document, change: Partial<LineFragment>): Document => ({
  ...document,
  layout: (document.layout ?? []).map((fragment, index) =>
    index === 0 ? { ...fragment, ...change } : fragment,
  ),
});

describe('a laid-out document', () => {
  it('keeps its promise for any layout', () => {
    fc.assert(
      fc.property(laidOut, (document) => {
        expect(layoutFaults(document)).toEqual([]);
      }),
    );
  });

  it('slices every fragment back out of its text, in order and without gaps inside a block', () => {
    fc.assert(
      fc.property(laidOut, (document) => {
        const covered = (document.layout ?? []).map((fragment) => spanText(document, fragment)).join('');
        expect(covered).toBe(document.text.replaceAll('\n', ''));
      }),
    );
  });

  it('survives JSON unchanged', () => {
    fc.assert(
      fc.property(laidOut, (document) => {
        expect(JSON.parse(JSON.stringify(document))).toEqual(document);
      }),
    );
  });

  it('finds every character at the middle of its box', () => {
    fc.assert(
      fc.property(laidOut, fc.nat(), (document, seed) => {
        const layout = document.layout ?? [];
        const fragment = layout[seed % Math.max(1, layout.length)];
        fc.pre(fragment !== undefined);
        const offset = fragment.start + (seed % (fragment.end - fragment.start));
        const [box] = boxesOfRange(document, documentSpan(offset, offset + 1));
        expect(box).toBeDefined();
        if (box === undefined) return;
        expect(offsetAtPoint(document, box.page, box.x + box.width / 2, box.y + box.height / 2)).toBe(offset);
      }),
    );
  });

  it('covers a range with one box for each of its lines, as wide as its characters', () => {
    fc.assert(
      fc.property(laidOut, fc.nat(), fc.nat(), (document, first, second) => {
        const [start = 0, end = 0] = [first, second]
          .map((seed) => seed % (document.text.length + 1))
          .sort((one, other) => one - other);
        const touched = (document.layout ?? []).filter((line) => line.start < end && line.end > start);
        const boxes = boxesOfRange(document, documentSpan(start, end));
        expect(boxes.map((box) => box.page)).toEqual(touched.map((line) => line.page));
        const width = touched.reduce((sum, line) => {
          const to = line.edges[Math.min(end, line.end) - line.start] ?? 0;
          return sum + to - (line.edges[Math.max(start, line.start) - line.start] ?? 0);
        }, 0);
        expect(boxes.reduce((sum, box) => sum + box.width, 0)).toBe(width);
      }),
    );
  });
});

describe('boxes of a range', () => {
  const document = buildDocument({
    readerVersion: 'test',
    kind: 'pdf',
    pages: [{ widthPt: 595, heightPt: 842 }],
    blocks: [
      {
        type: 'paragraph',
        text: '甲方付款',
        lines: [
          { start: 0, end: 2, page: 0, top: 100, height: 12, edges: [50, 62, 74] },
          { start: 2, end: 4, page: 0, top: 101, height: 10, edges: [75, 85, 95] },
        ],
      },
      {
        type: 'tableCell',
        text: '金额',
        lines: [{ start: 0, end: 2, page: 0, top: 100, height: 12, edges: [300, 312, 324] }],
      },
      {
        type: 'tableCell',
        text: '竖排',
        lines: [{ start: 0, end: 2, page: 0, top: 400, height: 12, edges: [100, 112, 124], vertical: true }],
      },
    ],
    notRead: [],
  });

  it('merge neighbours on a line and keep columns separate', () => {
    expect(boxesOfRange(document, documentSpan(1, 7))).toEqual([
      { page: 0, x: 62, y: 100, width: 33, height: 12 },
      { page: 0, x: 300, y: 100, width: 24, height: 12 },
    ]);
  });

  it('are tall for vertical text', () => {
    expect(boxesOfRange(document, documentSpan(8, 9))).toEqual([
      { page: 0, x: 400, y: 100, width: 12, height: 12 },
    ]);
    expect(offsetAtPoint(document, 0, 405, 115)).toBe(9);
  });

  it('are empty for an empty range and for a document without a layout', () => {
    expect(boxesOfRange(document, documentSpan(2, 2))).toEqual([]);
    const { layout: _, ...bare } = document;
    expect(boxesOfRange(bare, documentSpan(0, 4))).toEqual([]);
    expect(offsetAtPoint(bare, 0, 10, 10)).toBeNull();
  });

  it('map a point after the end of a line to the offset after its last character', () => {
    expect(offsetAtPoint(document, 0, 120, 106)).toBe(4);
    expect(offsetAtPoint(document, 0, 10, 106)).toBe(0);
    expect(offsetAtPoint(document, 1, 10, 106)).toBeNull();
  });
});

describe('layoutFaults finds', () => {
  const sound = typeset(['甲方应当支付货款', '乙方'], [10]);
  it.each([
    ['edges that go back', { edges: [50, 60, 55, 70, 80, 90, 100, 110] }, 'go back'],
    ['an edge too few', { edges: [50, 60] }, 'one edge more'],
    ['a page that is not there', { page: PAGES }, 'not there'],
    ['a confidence too few', { confidence: [1] }, 'one confidence'],
    ['a span beyond its block', { end: documentOffset(10) }, 'outside of its block'],
    ['a position that is no number', { top: Number.NaN }, 'no number'],
  ])('%s', (_, change, fault) => {
    expect(layoutFaults(withFragment(sound, change)).join()).toContain(fault);
  });
});
