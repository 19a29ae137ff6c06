import { expect, it } from 'vitest';
import { changeFindings } from './change-findings.ts';
import { paragraphs } from './compare.testing.ts';
import { compareDocuments } from './compare-documents.ts';

it('a change points to its words on both sides and says how much it matters', () => {
  const old = paragraphs('第一条 价款为5000元。', '第二条 由甲方承担。');
  const target = paragraphs('第一条 价款为6000元。', '第二条 由甲方承担。', '第三条 交货期为十日。');
  const findings = changeFindings(compareDocuments(old, target).changes);
  expect(findings.map(({ title, severity, quote }) => [title, severity, quote])).toEqual([
    ['修改', 'high', '5000元'],
    ['新增', 'high', '第三条 交货期为十日。'],
  ]);
  for (const { places, quote } of findings) {
    const [first] = places;
    const text = first?.side === 'old' ? old.text : target.text;
    expect(text.slice(first?.start, first?.end)).toBe(quote);
  }
  expect(findings[0]?.places.map(({ side, start, end }) => [side, start, end])).toEqual([
    ['old', 7, 12],
    ['new', 7, 12],
  ]);
});
