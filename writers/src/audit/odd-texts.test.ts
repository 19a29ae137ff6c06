/** Edited texts and notes with characters that XML, Word or its readers treat specially. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contract, openReviewer, type Reviewer } from './audit-docx.testing.ts';
import { decided, riskOn } from './audit-export.testing.ts';

let reviewer: Reviewer;

beforeAll(async () => {
  reviewer = await openReviewer();
});
afterAll(() => reviewer.close());

const texts = [
  '甲<w:p/>&]]>乙',
  '甲\u0001\u0085\u009f乙',
  '甲\ud800乙',
  '甲\t\v\f乙',
  '\u200b甲\ufeff\u00ad\u2011乙\u200b',
  '\u3000甲\u2028\u2029\u00a0\u00a0乙\u3000',
];

it.each(
  texts.flatMap((words) => [
    { words, placement: 'replace' as const },
    { words, placement: 'insert' as const },
  ]),
)('$placement of $words gives a file that passes its own check', async ({ words, placement }) => {
  const { text, accepted, rejected, comments } = await reviewer.review(contract, (document) => {
    const one = riskOn(document, '三十万元');
    return {
      risks: [one],
      decisions: [decided(one.id, { state: 'edited', text: words, placement, note: words })],
    };
  });
  expect(comments).toHaveLength(1);
  expect(rejected).toBe(text);
  expect(accepted).not.toBe(text);
});
