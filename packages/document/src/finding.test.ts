import { describe, expect, it } from 'vitest';
import { applyEdit } from './finding.testing.ts';
import { placementOf, replacing } from './finding.ts';
import { documentOffset, documentSpan } from './offset.ts';

describe('an edit', () => {
  const text = '甲方应当签定合同。';
  it('replaces, deletes or inserts, and leaves everything else', () => {
    expect(applyEdit(text, replacing(documentSpan(4, 6), '签订'))).toBe('甲方应当签订合同。');
    expect(applyEdit(text, replacing(documentSpan(2, 4), ''))).toBe('甲方签定合同。');
    const inserted = { kind: 'insert', after: documentOffset(9), text: '逾期的，支付违约金。' } as const;
    expect(applyEdit(text, inserted)).toBe('甲方应当签定合同。逾期的，支付违约金。');
  });
});

describe('the words of a finding', () => {
  const place = { side: 'document', ...documentSpan(0, 2) } as const;
  it('replace what it speaks of, and are inserted when nothing is there', () => {
    expect(placementOf({ edit: replacing(place, '乙方'), places: [place] })).toBe('replace');
    expect(placementOf({ edit: null, places: [place] })).toBe('replace');
    expect(placementOf({ edit: null, places: [] })).toBe('insert');
  });
});
