import { expect, it } from 'vitest';
import { comparePair } from './compare-pair.ts';
import { fragmentFindings } from './fragment-findings.ts';
import { documentOf } from './plagiarism.testing.ts';

it('a copied passage points to both documents, and keeps its id when another passage is no longer found', () => {
  const first = '承包人应当在接到通知当天清点库房内的全部电缆接头并逐一登记造册报送监理。';
  const second = '驻场护士每逢月末在门诊为全体人员消毒旧钢琴与地毯，并将病历装订成册存档。';
  const origin = documentOf(first, '甲方另行安排。', second);
  const both = fragmentFindings(comparePair(origin, documentOf(second, '无关的一段文字。', first)).fragments);
  expect(both.map(({ quote }) => quote)).toEqual([first, second].map((words) => words.slice(0, -1)));
  for (const { places, quote, title } of both) {
    expect(places.map(({ side }) => side)).toEqual(['document', 'source']);
    expect(origin.text.slice(places[0]?.start, places[0]?.end)).toBe(quote);
    expect(title).toBe('原文照录');
  }
  const one = fragmentFindings(comparePair(origin, documentOf(second, '无关的一段文字。')).fragments);
  expect(one.map(({ id }) => id)).toEqual([both[1]?.id]);
});
