import { describe, expect, it } from 'vitest';
import { resultFixture, riskFixture } from './result.testing.ts';
import { insertPlace, riskHighlights, SPOTLIGHT_ID } from './result-places.ts';

const BOX = { page: 0, x: 1, y: 2, width: 3, height: 4 };

describe('marks on the pages', () => {
  it('take the level as their kind and leave out risks without a place', () => {
    const risks = [riskFixture({ id: 'a', level: 'high', boxes: [BOX] }), riskFixture({ id: 'b' })];
    expect(riskHighlights(risks, null)).toEqual([{ id: 'a', kind: 'high', boxes: [BOX] }]);
  });

  it('show what the overview points at like something found', () => {
    const place = { start: 0, end: 1, page: 1, boxes: [BOX] };
    expect(riskHighlights([], place)).toEqual([{ id: SPOTLIGHT_ID, kind: 'found', boxes: [BOX] }]);
    expect(riskHighlights([], { ...place, boxes: [] })).toEqual([]);
  });
});

describe('where a missing clause belongs', () => {
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

  it('does not reach into the line before', () => {
    const end = result.document.blocks[0]?.end ?? 0;
    const place = insertPlace(result, riskFixture({ id: 'm', kind: 'missing', insertAt: end + 1 }));
    expect(place?.after).toBe('第八条 违约责任');
  });

  it('has no name at the very beginning or where none is known', () => {
    expect(insertPlace(result, riskFixture({ id: 'm', insertAt: 0 }))).toBeNull();
    expect(insertPlace(result, riskFixture({ id: 'm' }))).toBeNull();
  });
});
