import { describe, expect, it } from 'vitest';
import { SPOTLIGHT_ID } from '../../../shared/workbench/view-model/document-place.ts';
import { fragmentMarks, lookByKind, pageHighlights, spotInWords } from './document-marks.ts';
import { numberFragments } from './fragment-filter.ts';
import { fragmentFixture, textFixture } from './results.testing.ts';
import { lookBySource } from './source-look.ts';

const TEXT = '本工程采用预应力混凝土管桩';
const box = { page: 0, x: 1, y: 2, width: 3, height: 4 };
const fragments = numberFragments(
  [
    fragmentFixture({ id: 'a', kind: 'edited', in: { o: [TEXT, '本工程'] } }),
    fragmentFixture({ id: 'b', isSubtracted: true, in: { o: [TEXT, '管桩'], t: [TEXT, '管桩'] } }),
  ],
  'o',
).map((fragment) => {
  for (const place of Object.values(fragment.references)) place.boxes = [box];
  return fragment;
});

describe('the marks of a document', () => {
  it('are its own fragments, with the same number everywhere', () => {
    expect(fragmentMarks(fragments, 'o', lookByKind).map(({ label, tone }) => `${label} ${tone}`)).toEqual([
      '1 replacement',
      '2 slate',
    ]);
    expect(fragmentMarks(fragments, 't', lookByKind).map(({ label }) => label)).toEqual(['2']);
  });

  it('are the equal words alone, of a retold sentence all of it, and the label is before the first', () => {
    const run = (start: number, end: number) => ({ start, end, page: null, boxes: [] });
    const edited = fragmentFixture({
      id: 'c',
      kind: 'edited',
      in: { o: [TEXT, TEXT], t: [TEXT, TEXT] },
      smallBlocks: [
        { references: { o: run(0, 3), t: run(0, 3) }, pages: [] },
        { references: { o: run(5, 13), t: run(5, 13) }, pages: [] },
      ],
    });
    const retold = fragmentFixture({ id: 'd', kind: 'paraphrase', in: { o: [TEXT, TEXT], t: [TEXT, TEXT] } });
    const places = (docId: string) =>
      fragmentMarks(numberFragments([edited, { ...retold, smallBlocks: [] }], 'o'), docId, lookByKind).map(
        ({ id, start, end, isFirst }) => `${id} ${start}-${end}${isFirst ? ' first' : ''}`,
      );
    expect(places('o')).toEqual(['c 0-3 first', 'c 5-13', 'd 0-13 first']);
    expect(places('t')).toEqual(places('o'));
  });

  it('of many sources are those each character is attributed to, in their colour', () => {
    const block = fragmentFixture({ id: 'e', in: { o: [TEXT, TEXT], s1: [TEXT, TEXT], s2: [TEXT, TEXT] } });
    const attributed = [
      { start: 0, end: 5, page: null, boxes: [], source: 's2' },
      { start: 5, end: 13, page: null, boxes: [], source: 's1' },
    ];
    const look = lookBySource(
      new Map([
        ['s1', 1],
        ['s2', 2],
      ]),
      null,
    );
    const marks = fragmentMarks(numberFragments([{ ...block, attributed }], 'o'), 'o', look);
    expect(marks.map(({ start, label }) => [start, label])).toEqual([
      [0, '2'],
      [5, '1'],
    ]);
  });

  it('on pages are drawn by kind; uncounted ones are pale, the place pointed at stands out', () => {
    const spot = { docId: 'o', start: 0, end: 1, page: 1, boxes: [box] };
    const kinds = (docId: string) =>
      pageHighlights(fragments, docId, spot).map(({ id, kind }) => `${id} ${kind}`);
    expect(kinds('o')).toEqual(['a edited', 'b noise', `${SPOTLIGHT_ID} found`]);
    expect(kinds('t')).toEqual(['b noise']);
  });
});

it('a picture without words is marked on the first block of its page', () => {
  const blocks = textFixture('o', '甲', ['第一页', '第二页']).document.blocks.map((block, index) => ({
    ...block,
    page: index + 1,
  }));
  const spot = { docId: 'o', start: 0, end: 0, page: 2, boxes: [] };
  expect(spotInWords(spot, blocks)).toMatchObject({ start: 4, end: 7 });
  expect(spotInWords({ ...spot, end: 3 }, blocks)).toMatchObject({ start: 0, end: 3 });
});
