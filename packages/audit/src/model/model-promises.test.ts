import { normalisedText, sameToTheEye } from '@wenjian/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../audit.testing.ts';
import { auditContract } from '../review/audit-contract.ts';
import { reviewContract } from '../review/review-contract.ts';
import { ruleFamilies } from '../rule.ts';
import { createQuotationFinder } from './find-quotation.ts';
import { modelThat } from './model.testing.ts';

const document = documentOf([
  '设备买卖合同',
  '甲方（买方）：杭州青禾贸易有限公司',
  '乙方（卖方）：苏州云杉设备有限公司',
  '第一条　根据《中华人民共和国合同法》订立本合同，总价 1,100,000 元——含税。',
  '第二条 甲方应在收到 “发票” 后90日内付款； 乙方不得催收……',
]);
const signal = new AbortController().signal;
const template = {
  id: 'team',
  name: '团队清单',
  contractType: null,
  rules: [{ ruleId: 'validity.repealed-law' }],
  ownRules: [{ id: 'own', text: '付款期限不得超过60日', level: 'high' as const }],
};
const byRules = auditContract(document, { template }).risks;

const slice = fc
  .tuple(fc.nat(document.text.length), fc.nat(60))
  .map(([start, length]) => document.text.slice(start, start + length));
const quote = fc.oneof(
  slice,
  fc.string(),
  slice.map((text) => text.replace(/\s/g, '').replaceAll('，', ',')),
  fc.tuple(slice, fc.string(), slice).map((parts) => parts.join('')),
);
const words = fc.oneof(fc.string(), quote);
const risk = fc.record({
  quote,
  title: words,
  level: fc.constantFrom('high', 'medium', '高', 'x'),
  family: fc.constantFrom(...ruleFamilies, 'x'),
  reason: words,
  suggestion: words,
});
const answer = fc.oneof(
  fc.record({ risks: fc.array(fc.oneof(risk, fc.jsonValue())) }).map((value) => JSON.stringify(value)),
  fc
    .record({
      outcome: fc.constantFrom('hit', 'passed', 'missing', 'notApplicable', 'x'),
      reason: words,
      suggestion: words,
      quotes: fc.array(quote),
      found: fc.boolean(),
      answer: words,
      risks: fc.array(risk),
    })
    .map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string(),
);

/** Every string in an answer, if it is JSON. */
function stringsOf(text: string): string[] {
  const found: string[] = [];
  try {
    JSON.parse(text, (_, value: unknown) => {
      if (typeof value === 'string') found.push(value);
      return value;
    });
  } catch {
    // Not JSON: nothing of it may be shown.
  }
  return found;
}

describe('whatever a model answers', () => {
  it('every shown quotation is in the text at its span, and no risk of a rule is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 6 }), async (answers) => {
        const result = await reviewContract(document, {
          model: modelThat((_, index) => answers[index % answers.length] ?? ''),
          signal,
          template,
          customDemand: '付款期限\n催收',
        });
        for (const { kind, span, quote: shown } of result.risks) {
          expect(shown).toBe(span === null ? '' : document.text.slice(span.start, span.end));
          expect(shown === '').toBe(kind === 'missing');
        }
        for (const { quotes } of result.demands)
          for (const { start, end, quote: shown } of quotes) {
            expect(shown).toBe(document.text.slice(start, end));
            expect(shown.trim()).not.toBe('');
          }
        const said = answers.flatMap(stringsOf).map((text) => normalisedText(text, sameToTheEye).trim());
        for (const { origin, quote: shown } of result.risks)
          if (origin !== 'rule' && shown !== '')
            expect(said).toContain(normalisedText(shown, sameToTheEye).trim());
        for (const known of byRules) expect(result.risks).toContainEqual(known);
        expect(new Set(result.risks.map(({ id }) => id)).size).toBe(result.risks.length);
        expect(result.checked.filter(({ ruleId }) => ruleId === 'own.own')).toHaveLength(1);
        expect(result.demands).toHaveLength(2);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a quotation', () => {
  const find = createQuotationFinder(document);
  const found = (wanted: string) => {
    const place = find(wanted, []);
    return place === null
      ? null
      : [place.verification, document.text.slice(place.span.start, place.span.end)];
  };

  it.each([
    ['乙方不得催收', 'verified', '乙方不得催收'],
    ['第一条 根据《中华人民共和国合同法》', 'repaired', '第一条　根据《中华人民共和国合同法》'],
    ['总价1,100,000元—含税', 'repaired', '总价 1,100,000 元——含税'],
    ['收到"发票"后90日内付款;乙方', 'repaired', '收到 “发票” 后90日内付款； 乙方'],
  ])('“%s” is %s', (wanted, verification, text) => {
    expect(found(wanted)).toEqual([verification, text]);
  });

  it.each(['100,000 元', '00 元——含税', '0日内付款', '不得催', '', '   ', '甲方应在…付款', '总价 1,100'])(
    '“%s” is not found',
    (wanted) => {
      expect(found(wanted)).toBeNull();
    },
  );

  it('is taken from the part that was read when its words occur twice', () => {
    const twice = documentOf(['第一条 乙方不得催收。', '第二条 乙方不得催收。']);
    const second = twice.text.lastIndexOf('乙方不得催收');
    const block = twice.blocks[1];
    if (block === undefined) throw new Error('no block');
    expect(createQuotationFinder(twice)('乙方不得催收', [block])?.span.start).toBe(second);
  });
});
