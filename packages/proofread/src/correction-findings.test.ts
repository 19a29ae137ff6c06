import { expect, it } from 'vitest';
import { documentOfParagraphs } from '../../document/src/document.testing.ts';
import { applyEdit } from '../../document/src/finding.testing.ts';
import { correctionFindings } from './correction-findings.ts';
import { proofreadDocument } from './proofread-document.ts';

it('a correction is an edit of the words it quotes; a remark changes nothing', () => {
  const { text, ...rest } = documentOfParagraphs('双方签定本合同。', '乙方应应当付款，，于2026年2月30日前。');
  const findings = correctionFindings(proofreadDocument({ text, ...rest }).corrections);
  expect(findings.length).toBeGreaterThan(2);
  for (const { places, quote, edit, suggestion } of findings) {
    const [{ start, end }] = places as [(typeof places)[number]];
    expect(text.slice(start, end)).toBe(quote);
    expect(edit === null).toBe(suggestion === null);
    if (edit) expect(applyEdit(text, edit)).toBe(text.slice(0, start) + suggestion + text.slice(end));
  }
  expect(findings.find(({ quote }) => quote.includes('签定'))).toMatchObject({
    title: '文字',
    suggestion: '签订',
  });
});
