/** What a strict reader does not take for proof: one side of two, another thing, a blank, a choice, a matter left to one side, a figure that others disprove. */
import { describe, expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { auditContract } from './audit-contract.ts';

const company = (label: string, name: string) => `${label}：${name}有限公司`;
const sale = ['设备买卖合同', company('甲方（买方）', '北京华澜'), company('乙方（卖方）', '上海钧石')];
const lease = ['房屋租赁合同', company('甲方（出租人）', '北京华澜'), company('乙方（承租人）', '上海钧石')];
const storage = ['仓储合同', company('甲方（存货人）', '北京华澜'), company('乙方（保管人）', '上海钧石')];
const show = ['演出合同', company('甲方（主办方）', '北京华澜剧院'), company('乙方（演出方）', '上海话剧团')];
const surety = ['保证合同', company('甲方（债权人）', '北京华澜'), company('乙方（保证人）', '上海钧石')];
const work = ['加工承揽合同', company('甲方（定作人）', '北京华澜'), company('乙方（承揽人）', '上海钧石')];
const nda = ['保密协议', company('甲方（披露方）', '北京华澜'), company('乙方（接收方）', '上海钧石')];
const service = [
  '咨询服务合同',
  company('甲方（委托方）', '北京华澜'),
  company('乙方（服务方）', '上海钧石'),
];

const provenByText: readonly (readonly [ruleId: string, head: readonly string[], clause: string])[] = [
  ['notices.address-change', sale, '第八条 通知按首部地址送达，任何一方变更地址的，应提前三日书面通知对方。'],
  ['notices.address-change', sale, '第八条 文书按首部地址送达，变更应提前三日书面告知。'],
  ['price.invoice-type-missing', sale, '第三条 乙方应在收款前开具税率为13%的增值税专用发票。'],
  ['confidentiality.period-missing', service, '第六条 双方对对方的资料保密，期限至合同终止后两年。'],
  ['delivery.risk-missing', sale, '第五条 货物毁损、灭失的风险自甲方签收时起由甲方承担。'],
  ['delivery.insurance-missing', storage, '第七条 乙方应为在库货物投保财产险，保险费由乙方承担。'],
  ['acceptance.standard-missing', sale, '第五条 甲方应在到货后十日内按照国家标准验收。'],
  ['price.running-costs-missing', lease, '第六条 租赁期间的水费、电费由乙方承担。'],
  ['subject.premises-burden-statement-missing', lease, '第二条 甲方保证房屋没有抵押、查封。'],
  ['liability.event-safety-missing', show, '第五条 甲方负责现场秩序和观众的安全保障。'],
  ['liability.event-safety-missing', show, '第五条 甲方为本场演出投保公众责任险，保险费由甲方承担。'],
  ['subject.title-warranty-missing', sale, '第二条 乙方保证设备没有抵押、查封。'],
];

const unproven: readonly (readonly [
  because: string,
  ruleId: string,
  head: readonly string[],
  clause: string,
])[] = [
  ['an introduction', 'subject.materials-missing', work, '双方就轴承座来料加工事宜协商一致，订立本合同。'],
  ['one side', 'notices.address-change', sale, '第八条 乙方确认首部地址为送达地址，变更应在五日内告知甲方。'],
  [
    'one side',
    'notices.address-change',
    sale,
    '第八条 双方按首部地址送达，乙方地址变更的，应在五日内通知甲方。',
  ],
  [
    'another address',
    'notices.address-change',
    sale,
    '第八条 通知书面送达双方，收货地址变更的，应提前五日通知。',
  ],
  ['a choice', 'price.invoice-type-missing', sale, '第三条 乙方应在收款后开具增值税专用发票或者普通发票。'],
  [
    'whatever the law sets',
    'price.invoice-type-missing',
    sale,
    '第三条 乙方应在收款后按适用税率开具增值税发票。',
  ],
  ['a breach', 'price.tax-unclear', sale, '第三条 乙方未按约定开具发票的，甲方可以顺延付款。'],
  ['a request', 'price.tax-unclear', sale, '第三条 甲方如需发票，由乙方开具发票。'],
  [
    'a date',
    'confidentiality.period-missing',
    service,
    '第六条 双方应遵守保密义务，保密范围以2025年签署的清单为准，期限另见清单。',
  ],
  ['nobody knows from when', 'delivery.risk-missing', sale, '第五条 货物灭失的风险由乙方承担。'],
  ['nobody in particular', 'delivery.risk-missing', sale, '第五条 货物在运输途中毁损时，风险由责任方承担。'],
  [
    'the building',
    'delivery.insurance-missing',
    storage,
    '第七条 乙方应为仓库投保财产险，保险费由乙方承担。',
  ],
  [
    'what one may do',
    'delivery.insurance-missing',
    storage,
    '第七条 甲方可以自行为货物投保财产险，费用自担。',
  ],
  ['what was agreed', 'acceptance.standard-missing', sale, '第五条 甲方应在到货后十日内按照约定验收。'],
  ['half of it', 'price.running-costs-missing', lease, '第六条 租赁期间的电费由乙方承担。'],
  [
    'half of it',
    'subject.premises-burden-statement-missing',
    lease,
    '第二条 甲方保证有权出租，房屋没有被查封。',
  ],
  [
    'a mortgage that stands',
    'subject.title-warranty-missing',
    sale,
    '第二条 设备尚未解除抵押，由乙方负责处理。',
  ],
  ['an exception', 'subject.title-warranty-missing', sale, '第二条 除银行抵押以外，设备没有其他抵押、查封。'],
  [
    'other people',
    'liability.event-safety-missing',
    show,
    '第五条 乙方为演职人员投保人身意外伤害险，保险费由乙方承担。',
  ],
  [
    'a promise to pay',
    'validity.guarantee-scope-missing',
    surety,
    '第三条 借款人保证按期归还借款本金和利息、费用。',
  ],
  [
    'other matters',
    'confidentiality.nda-purpose-unspoken',
    nda,
    '第九条 本协议约定目的以外的事项，由各方签订补充协议。',
  ],
  ['a blank', 'price.running-costs-missing', lease, '第六条 租赁期间的水费、电费由____承担。'],
  [
    'what both still have to settle',
    'price.running-costs-missing',
    lease,
    '第六条 租赁期间的水费、电费由乙方承担的部分，由双方协商确定。',
  ],
];

describe('a rule is met', () => {
  it.each(provenByText)('%s', (ruleId, head, clause) => {
    expect(lineOf(ruleId, [...head, clause])?.met).toMatchObject({ quote: clause });
  });

  it.each(unproven)('never by %s: %s', (_, ruleId, head, clause) => {
    expect(lineOf(ruleId, [...head, clause])?.met).toBeNull();
  });

  it('never where another sentence leaves the matter to one side', () => {
    const use = '第二条 乙方租赁房屋用于办公，押金两万元。';
    expect(
      lineOf('subject.lease-use-missing', [...lease, '第二条 乙方租赁房屋用于办公。'])?.met,
    ).not.toBeNull();
    const changed = '第九条 甲方有权随时调整房屋的用途。';
    expect(lineOf('subject.lease-use-missing', [...lease, use, changed])?.met).toBeNull();
  });

  it('by a sum in words and figures, but not by one that other figures disprove', () => {
    const once = '第五条 一次性安装费为人民币伍万元整（￥50,000元）。';
    const wrong =
      '第四条 每月床位费2,000元，护理费1,800元，伙食费900元，每月共计人民币肆仟玖佰元整（￥4,900元）。';
    expect(lineOf('price.uppercase-differs', [...service, once])?.met?.quote).toBe(
      '人民币伍万元整（￥50,000元）',
    );
    expect(lineOf('price.uppercase-differs', [...service, wrong])).toMatchObject({
      outcome: 'notApplicable',
    });
    expect(lineOf('price.uppercase-differs', [...service, wrong, once])?.met?.quote).toContain('伍万');
  });
});

function lineOf(ruleId: string, lines: readonly string[]) {
  const { checked } = auditContract(documentOfParagraphs(...lines));
  return checked.find((line) => line.ruleId === ruleId);
}
