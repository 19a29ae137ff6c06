import { expect, it } from 'vitest';
import type { OcrLine, OcrPage } from './ocr-page.ts';
import { recogniseRendered, toRecognisedPage } from './recognise-rendered.ts';
import { OcrFailed, type Recogniser } from './recogniser.ts';

const line: OcrLine = {
  text: '甲方',
  confidence: 0.9,
  box: { x: 10, y: 20, width: 40, height: 24 },
  corners: [
    { x: 10, y: 20 },
    { x: 50, y: 24 },
    { x: 50, y: 44 },
    { x: 10, y: 40 },
  ],
  edges: [10, 30, 50],
  charConfidence: [0.8, 1],
  paragraph: 0,
};
const page = (more: Partial<OcrPage>): OcrPage => ({
  width: 100,
  height: 100,
  dpi: 200,
  rotation: 0,
  skew: 0,
  lines: [line],
  seals: [],
  unread: [],
  ...more,
});
const rendered = {
  pageIndex: 0,
  widthPt: 36,
  heightPt: 36,
  widthPx: 100,
  heightPx: 100,
  dpi: 200,
  pixels: new Uint8Array(40_000),
};

function answering(answer: () => OcrPage): Recogniser {
  return { recogniseImage: async () => answer(), close: async () => {} };
}

it('returns a line at the height of its middle, with its edges and confidence', () => {
  expect(toRecognisedPage(page({})).lines).toEqual([
    { text: '甲方', top: 22, height: 20, edges: [10, 30, 50], confidence: [0.8, 1] },
  ]);
});

it('passes on the rotation of the page and the cell of a line', () => {
  const cell = { table: 0, row: 1, column: 2 };
  expect(toRecognisedPage(page({ rotation: 90, lines: [{ ...line, cell }] })).lines).toMatchObject([
    { rotation: 90, cell },
  ]);
});

it('returns vertical text as a line on its side', () => {
  const vertical: OcrLine = { ...line, isVertical: true, edges: [20, 45, 70] };
  expect(toRecognisedPage(page({ lines: [vertical] })).lines).toEqual([
    { text: '甲方', top: 50, height: 40, edges: [20, 45, 70], confidence: [0.8, 1], rotation: 270 },
  ]);
});

it('passes on seals, text under them, contradicted amounts and unread places', () => {
  const box = { x: 1, y: 2, width: 3, height: 4 };
  const sealed: OcrLine = { ...line, underSeal: [{ start: 1, end: 2 }], suspect: [{ start: 0, end: 2 }] };
  const seals = [{ shape: 'round', box, isCut: false }] as const;
  expect(toRecognisedPage(page({ lines: [sealed], seals, unread: [box] }))).toMatchObject({
    lines: [
      {
        marks: [
          { kind: 'doubtful', start: 0, end: 2 },
          { kind: 'underSeal', start: 1, end: 2 },
        ],
      },
    ],
    seals: [box],
    unreadCount: 1,
  });
});

it('returns null for a page that could not be recognised, and rethrows bugs', async () => {
  const failing = (error: Error): Recogniser =>
    answering(() => {
      throw error;
    });
  expect(await recogniseRendered(failing(new OcrFailed('超时')))(rendered)).toBeNull();
  await expect(recogniseRendered(failing(new TypeError('bug')))(rendered)).rejects.toThrow('bug');
  expect(await recogniseRendered(answering(() => page({ lines: [] })))(rendered)).toMatchObject({
    lines: [],
  });
});
