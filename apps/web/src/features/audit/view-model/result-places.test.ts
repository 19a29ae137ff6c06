import { describe, expect, it } from 'vitest';
import { SPOTLIGHT_ID } from '../../../shared/workbench/view-model/document-place.ts';
import { resultFixture, riskFixture } from './result.testing.ts';
import { insertPlace, RELATED_ID, riskHighlights } from './result-places.ts';
import { textMarks } from './result-text-rows.ts';

const BOX = { page: 0, x: 1, y: 2, width: 3, height: 4 };

describe('marks on the pages', () => {
  it('take the level as their kind and leave out risks without a place', () => {
    const risks = [riskFixture({ id: 'a', level: 'high', boxes: [BOX] }), riskFixture({ id: 'b' })];
    expect(riskHighlights(risks, null, null)).toEqual([{ id: 'a', kind: 'high', boxes: [BOX] }]);
  });

  it('show a fact of the overview like a finding', () => {
    const place = { start: 0, end: 1, page: 1, boxes: [BOX] };
    expect(riskHighlights([], null, place)).toEqual([{ id: SPOTLIGHT_ID, kind: 'found', boxes: [BOX] }]);
    expect(riskHighlights([], null, { ...place, boxes: [] })).toEqual([]);
  });
});

describe('the other places of a contradiction', () => {
  const related = [
    { start: 0, end: 2, quote: '一百', page: 1, boxes: [BOX] },
    { start: 9, end: 11, quote: '二百', page: 2, boxes: [{ ...BOX, page: 1 }] },
  ];
  const risk = riskFixture({ id: 'a', level: 'high', boxes: [BOX], start: 4, end: 6, related });

  it('are marked on the pages while the risk is selected', () => {
    expect(riskHighlights([risk], risk, null)).toEqual([
      { id: 'a', kind: 'high', boxes: [BOX] },
      { id: RELATED_ID, kind: 'high', boxes: [BOX, { ...BOX, page: 1 }] },
    ]);
    expect(riskHighlights([risk], null, null)).toEqual([{ id: 'a', kind: 'high', boxes: [BOX] }]);
  });

  it('are marked in a text without pages, before other risks on the same words', () => {
    const other = riskFixture({ id: 'b', level: 'low', start: 0, end: 2 });
    expect(textMarks([risk, other], risk, null).map(({ id, start }) => [id, start])).toEqual([
      [RELATED_ID, 0],
      [RELATED_ID, 9],
      ['a', 4],
      ['b', 0],
    ]);
    expect(textMarks([other], null, null).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('the place of a missing clause', () => {
  const result = resultFixture(
    ['第八条 违约责任', '8.1 逾期付款的违约金以合同总价的百分之二十为限。', '第九条'],
    [],
  );
  const at = result.document.blocks[1]?.end ?? 0;

  it('is named by the last words before it, of the same line', () => {
    const place = insertPlace(result, riskFixture({ id: 'm', kind: 'missing', insertAt: at }));
    expect(place?.after).toBe('的违约金以合同总价的百分之二十为限。');
    expect(result.document.text.slice(place?.start, place?.end)).toBe(place?.after);
  });

  it('does not use the previous line', () => {
    const end = result.document.blocks[0]?.end ?? 0;
    const place = insertPlace(result, riskFixture({ id: 'm', kind: 'missing', insertAt: end + 1 }));
    expect(place?.after).toBe('第八条 违约责任');
  });

  it('has no name at the very beginning or when unknown', () => {
    expect(insertPlace(result, riskFixture({ id: 'm', insertAt: 0 }))).toBeNull();
    expect(insertPlace(result, riskFixture({ id: 'm' }))).toBeNull();
  });
});
