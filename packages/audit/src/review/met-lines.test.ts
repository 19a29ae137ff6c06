/** What may be shown as met: a clause that says it, not a heading, a moment of something else or a risk. */
import { describe, expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { auditContract } from './audit-contract.ts';

/** Long enough to be a whole labour contract. */
const labour = [
  '劳动合同',
  '甲方（用人单位）：北京华澜科技有限公司',
  '乙方（劳动者）：王小明',
  ...Array.from({ length: 26 }, (_, at) => `乙方应当遵守岗位职责的第${at + 1}项要求。`),
];
const transport = [
  '货物运输合同',
  '甲方（托运人）：北京华澜科技有限公司',
  '乙方（承运人）：上海速达物流有限公司',
];
const lease = [
  '房屋租赁合同',
  '甲方（出租人）：北京华澜置业有限公司',
  '乙方（承租人）：上海钧石贸易有限公司',
];

function lineOf(ruleId: string, lines: readonly string[]) {
  const { checked } = auditContract(documentOfParagraphs(...lines));
  return checked.find((line) => line.ruleId === ruleId);
}

describe('a rule is met', () => {
  it.each([
    [
      'subject.labour-insurance-missing',
      labour,
      '第八条 双方依法参加社会保险，甲方自用工之日起三十日内为乙方办理社会保险登记。',
    ],
    ['delivery.loading-missing', transport, '第五条 装车由甲方负责，卸车费用由乙方承担。'],
    ['subject.premises-burden-statement-missing', lease, '第二条 甲方保证房屋权属清晰，没有抵押和查封。'],
  ])('%s: by the clause that says it', (ruleId, head, clause) => {
    expect(lineOf(ruleId, [...head, clause])).toMatchObject({ outcome: 'passed', met: { quote: clause } });
  });

  it.each([
    [
      'by a risk',
      'subject.labour-insurance-missing',
      labour,
      '第八条 乙方自愿放弃缴纳社会保险，后果自行承担。',
    ],
    ['by a heading', 'subject.labour-protection-missing', labour, '第十二条 劳动保护与培训'],
    ['by a moment', 'delivery.loading-missing', transport, '第二条 乙方应在装车完毕后三日内将货物运抵。'],
    [
      'by less than it asks',
      'subject.premises-burden-statement-missing',
      lease,
      '第一条 房屋不动产权证号为123号。',
    ],
  ])('never %s: %s', (_, ruleId, head, clause) => {
    expect(lineOf(ruleId, [...head, clause])).toMatchObject({ outcome: 'notApplicable', met: null });
  });
});
