import { sentencesOf, sentencesRead, understandContract } from '@wenjian/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../audit.testing.ts';
import { auditContract } from '../review/audit-contract.ts';

const head = [
  '设备租赁合同',
  '甲方（出租方）：杭州青禾贸易有限公司',
  '乙方（承租方）：苏州云杉设备有限公司',
  '第一条 租赁设备',
];

function readIn(...paragraphs: readonly string[]): readonly string[] {
  const contract = understandContract(documentOf([...head, ...paragraphs]));
  return sentencesRead(contract).map(({ text }) => text);
}

describe('a sentence is read with', () => {
  it.each([
    ['乙方应妥善保管设备。', '该方不得转租。', '乙方不得转租。'],
    ['乙方应妥善保管设备。', '其不得将设备转租他人。', '乙方不得将设备转租他人。'],
    ['甲方逾期交付的，乙方可以催告。', '其有权解除合同。', null],
    ['双方应妥善保管设备。', '其不得将设备转租他人。', null],
    ['甲方委派的项目经理应驻场办公。', '其有权随时解除合同。', null],
    ['甲方的股东应出具承诺函。', '其不得转让股权。', null],
    ['乙方的施工队应持证上岗。', '其应遵守现场纪律。', null],
    ['租金按季支付，由乙方代收水电费。', '上述费用不予退还。', null],
    ['乙方应保证其员工遵守规定。', '其不得擅自操作设备。', null],
    ['乙方应妥善保管设备。', '其他事项另行商定。', null],
    ['乙方应于签约时交纳押金20,000元。', '上述款项不予退还。', '押金款项不予退还。'],
    ['乙方应于签约时交纳押金和首期租金。', '上述款项不予退还。', null],
    ['乙方应于签约时交纳押金20,000元。', '该款项抵作租金。', null],
  ])('%s | %s → %s', (before, sentence, expected) => {
    const read = readIn(`1.1 ${before}${sentence}`).at(-1);
    expect(read).toBe(expected ?? sentence);
  });

  it('the duty of the paragraph before', () => {
    const read = readIn('1.1 双方对商业秘密负有保密的责任。', '1.2 违反前款约定的，应支付违约金十万元。');
    expect(read.at(-1)).toBe('1.2违反保密约定的，应支付违约金十万元。');
    expect(readIn('1.1 双方负有保密和付款的责任。', '1.2 违反前款约定的，应赔偿。').at(-1)).toContain(
      '前款约定',
    );
  });

  it('nothing of another article', () => {
    expect(readIn('1.1 乙方应妥善保管设备。', '第二条 其他', '2.1 其不得将设备转租他人。').at(-1)).toContain(
      '其不得',
    );
  });
});

it('a right of the party named before is a risk for the other side only, in the words of the contract', () => {
  const text = [...head, '1.1 甲方应按约提供设备。其有权随时解除合同且不承担责任。'];
  const document = documentOf(text);
  const quotesFor = (standpoint: string) =>
    auditContract(document, { standpoint }).risks.flatMap(({ ruleId, span }) =>
      ruleId === 'termination.at-will' && span !== null ? [document.text.slice(span.start, span.end)] : [],
    );
  expect(quotesFor('乙方')).toEqual(['其有权随时解除合同且不承担责任。']);
  expect(quotesFor('甲方')).toEqual([]);
});

it('every part of a sentence maps back to words of the contract', () => {
  const sentence = fc.constantFrom(
    '乙方应妥善保管设备。',
    '该方不得转租。',
    '其应按期付款。',
    '乙方应交纳押金20,000元。',
    '上述款项不予退还。',
    '双方负有保密义务。',
    '违反前款约定的，应当赔偿。',
  );
  fc.assert(
    fc.property(
      fc.array(fc.array(sentence, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
      (blocks) => {
        const document = documentOf([
          ...head,
          ...blocks.map((parts, index) => `1.${index + 1} ${parts.join('')}`),
        ]);
        const contract = understandContract(document);
        const plain = sentencesOf(contract);
        const read = sentencesRead(contract);
        expect(read.map(({ start, end }) => [start, end])).toEqual(
          plain.map(({ start, end }) => [start, end]),
        );
        for (const one of read) {
          const whole = one.at(0, one.text.length);
          expect([whole.start, whole.end]).toEqual([one.start, one.end]);
          for (let at = 0; at < one.text.length; at++) {
            const part = one.at(at, at + 1);
            expect(part.start >= one.start && part.end <= one.end && part.start < part.end).toBe(true);
          }
        }
      },
    ),
  );
});
