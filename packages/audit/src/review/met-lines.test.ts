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

const loan = ['借款合同', '甲方（出借人）：张建国', '乙方（借款人）：李文彬'];
const mortgage = [
  '抵押合同',
  '甲方（抵押权人）：北京华澜小额贷款有限公司',
  '乙方（抵押人）：上海钧石贸易有限公司',
];
const nda = ['保密协议', '甲方（披露方）：北京华澜科技有限公司', '乙方（接收方）：上海钧石贸易有限公司'];

const surety = ['保证合同', '甲方（债权人）：北京华澜有限公司', '乙方（保证人）：上海钧石贸易有限公司'];
const sale = ['货物买卖合同', '甲方（买方）：北京华澜有限公司', '乙方（卖方）：上海钧石贸易有限公司'];
const equity = ['股权转让协议', '甲方（受让方）：北京华澜有限公司', '乙方（转让方）：上海钧石贸易有限公司'];

const openList = '第一条 保密信息包括但不限于配方、使用手册、员工信息。';

function lineOf(ruleId: string, lines: readonly string[]) {
  const { checked } = auditContract(documentOfParagraphs(...lines));
  return checked.find((line) => line.ruleId === ruleId);
}

describe('a rule is met', () => {
  it('by the clause whose heading names the matter, before one that only touches it', () => {
    const lines = [
      ...sale,
      '第一条 货物',
      '乙方应对接触商业秘密的人员作书面登记，登记保存六个月。',
      '第二条 保密',
      '双方对对方的商业秘密负有保密义务，该义务在合同终止后三年内有效。',
    ];
    expect(lineOf('confidentiality.period-missing', lines)?.met?.quote).toContain('终止后三年');
  });

  it.each([
    [
      'subject.labour-insurance-missing',
      labour,
      '第八条 双方依法参加社会保险，甲方自用工之日起三十日内为乙方办理社会保险登记。',
    ],
    ['delivery.loading-missing', transport, '第五条 装车由甲方负责，卸车费用由乙方承担。'],
    ['subject.premises-burden-statement-missing', lease, '第二条 甲方保证房屋权属清晰，没有抵押和查封。'],
    ['validity.guarantee-scope-missing', mortgage, '第三条 担保范围为本金、利息、违约金和实现债权的费用。'],
    ['delivery.security-registration-missing', mortgage, '第四条 双方应在签约后十日内办理抵押登记。'],
    ['liability.lender-delay-missing', loan, '第六条 甲方未按约定提供借款的，应当赔偿乙方的损失。'],
    ['delivery.insurance-missing', transport, '第七条 甲方为货物投保运输险，保险费由甲方承担。'],
    ['confidentiality.nda-purpose-unspoken', nda, '第三条 双方只能将对方的图纸用于约定的合作目的。'],
    ['notices.nda-leak-unspoken', nda, '第五条 任何一方发现资料泄露的，应立即通知对方并采取补救措施。'],
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
    [
      'by words of another matter',
      'subject.premises-burden-statement-missing',
      lease,
      '第九条 乙方不得将房屋抵押，有权使用不动产权证复印件办理执照。',
    ],
    ['by half of it', 'validity.guarantee-scope-missing', mortgage, '第一条 乙方担保的本金为100万元。'],
    [
      'by its opposite',
      'delivery.security-registration-missing',
      mortgage,
      '第四条 抵押权自签字之日起设立，是否办理登记手续不影响其成立。',
    ],
    ['by who pays for it', 'delivery.security-registration-missing', mortgage, '第四条 登记费用由甲方承担。'],
    [
      'by another breach',
      'liability.lender-delay-missing',
      loan,
      '第六条 乙方提前还款的，甲方不收取违约金。',
    ],
    [
      'by a kind of goods',
      'delivery.insurance-missing',
      transport,
      '第一条 货物为普通货物，不含危险品，社会保险由乙方自理。',
    ],
    [
      'by an exemption',
      'liability.cargo-damage-missing',
      transport,
      '第八条 合理损耗以内的短少，乙方不承担赔偿责任。',
    ],
    ['by an open list', 'confidentiality.nda-purpose-unspoken', nda, openList],
    ['by an open list', 'confidentiality.nda-recipients-unspoken', nda, openList],
    ['by what is left open', 'delivery.loading-missing', transport, '第五条 装车由何方负责，双方另行协商。'],
    [
      'by a day that does not exist',
      'price.repayment-missing',
      loan,
      '第三条 还款方式为一次还本，乙方应于2026年2月30日前归还全部借款。',
    ],
    [
      'by the rent of the time before',
      'price.running-costs-missing',
      lease,
      '第六条 交房之前的水费、电费由甲方承担。',
    ],
    [
      'by a duty that nobody has',
      'validity.company-guarantee-no-resolution',
      surety,
      '第四条 乙方没有义务提供股东会决议。',
    ],
    [
      'by a duty that nobody has',
      'subject.premises-burden-statement-missing',
      lease,
      '第四条 甲方无义务保证房屋没有抵押。',
    ],
    [
      'by what is not agreed',
      'delivery.risk-missing',
      sale,
      '第四条 标的物毁损的风险由谁承担，双方没有约定。',
    ],
    [
      'by the consent of some',
      'validity.equity-preemption-absent',
      equity,
      '第四条 部分其他股东已同意转让，另一股东反对。',
    ],
    ['by interest that is due', 'price.repayment-missing', loan, '第三条 还款方式中，利息按季支付。'],
  ])('never %s: %s', (_, ruleId, head, clause) => {
    expect(lineOf(ruleId, [...head, clause])).toMatchObject({ outcome: 'notApplicable', met: null });
  });

  it('never where another article takes it back', () => {
    const scope = '第二条 保证范围包括主债权本金、利息、违约金和实现债权的费用。';
    const more = '第五条 债权人认为应当由保证人承担的任何其他款项，一并计入保证范围，保证人不得异议。';
    expect(lineOf('validity.guarantee-scope-missing', [...surety, scope])).toMatchObject({
      outcome: 'passed',
    });
    expect(lineOf('validity.guarantee-scope-missing', [...surety, scope, more])).toMatchObject({
      outcome: 'notApplicable',
      met: null,
    });
  });

  it('never because a sentence forbids the risk', () => {
    const line = lineOf('property.infringement-one-side', [
      ...sale,
      '第二条 乙方保证货物没有抵押，也不侵犯第三人的知识产权。',
    ]);
    expect(line).toMatchObject({ met: null });
  });
});
