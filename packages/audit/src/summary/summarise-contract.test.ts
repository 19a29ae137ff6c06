import { understandContract } from '@wenjian/contract';
import { buildDocument } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../audit.testing.ts';
import type { ContractOverview } from '../audit-result.ts';
import { summariseContract } from './summarise-contract.ts';

function overviewOf(...paragraphs: readonly string[]): ContractOverview {
  return summariseContract(understandContract(documentOf(paragraphs)));
}

const kinds: readonly {
  readonly kind: string;
  readonly paragraphs: readonly string[];
  readonly total: string | null;
  readonly term: string | null;
  readonly law: string | null;
  readonly disputes: readonly string[];
}[] = [
  {
    kind: 'a sale with a deposit and a penalty larger than the price',
    paragraphs: [
      '设备买卖合同',
      '甲方（买方）：杭州青禾贸易有限公司，注册资本5000万元',
      '乙方（卖方）：苏州云杉设备有限公司',
      '第一条 合同总价为人民币1,200,000元（大写：壹佰贰拾万元整）。单价为每台12,000元。',
      '第二条 甲方应在签订后3日内支付定金200,000元。',
      '第三条 乙方泄密的，应支付违约金3,000,000元。',
      '第四条 乙方的赔偿责任以合同总价为限，最高不超过1,200,000元。',
      '第五条 本合同有效期为一年，自双方签字之日起算。',
      '第六条 因本合同引起的争议，提交上海仲裁委员会仲裁。本合同的订立、解释和争议的解决适用中华人民共和国法律。',
    ],
    total: '人民币1,200,000元',
    term: '合同有效期为一年，自双方签字之日起算',
    law: '中华人民共和国法律',
    disputes: ['arbitration 上海仲裁委员会'],
  },
  {
    kind: 'a lease whose rent is paid monthly',
    paragraphs: [
      '房屋租赁合同',
      '甲方（出租方）：张三',
      '乙方（承租方）：李四',
      '第一条 租赁期限',
      '租赁期限共24个月，自2025年3月1日起至2027年2月28日止。',
      '第二条 月租金为人民币8,000元，租金总额为192,000元。押金为16,000元。',
      '第三条 租赁期限届满前30日，乙方应书面通知甲方是否续租。',
      '第四条 争议由房屋所在地人民法院管辖，向其提起诉讼。',
    ],
    total: '192,000元',
    term: '租赁期限共24个月，自2025年3月1日起至2027年2月28日止',
    law: null,
    disputes: ['court 房屋所在地人民法院'],
  },
  {
    kind: 'a lease without a whole rent',
    paragraphs: [
      '房屋租赁合同',
      '甲方（出租方）：张三',
      '乙方（承租方）：李四',
      '第一条 租期三年。',
      '第二条 每月租金为8,000元。',
    ],
    total: null,
    term: '租期三年',
    law: null,
    disputes: [],
  },
  {
    kind: 'an employment contract, where a wage is no contract price',
    paragraphs: [
      '劳动合同书',
      '甲方（用人单位）：杭州青禾贸易有限公司',
      '乙方（劳动者）：王五',
      '一、劳动合同期限为三年，自2026年1月1日起至2028年12月31日止，其中试用期三个月。',
      '二、乙方的工资为每月12,000元。',
    ],
    total: null,
    term: '合同期限为三年，自2026年1月1日起至2028年12月31日止，其中试用期三个月',
    law: null,
    disputes: [],
  },
  {
    kind: 'a loan with its principal',
    paragraphs: [
      '借款合同',
      '甲方（出借人）：张三',
      '乙方（借款人）：李四',
      '第一条 借款本金为人民币50万元（大写：伍拾万元整）。',
      '第二条 借款期限为12个月，自2025年6月1日至2026年5月31日。',
      '第三条 乙方逾期还款的，按日支付滞纳金500元。',
    ],
    total: '人民币50万元',
    term: '借款期限为12个月，自2025年6月1日至2026年5月31日',
    law: null,
    disputes: [],
  },
  {
    kind: 'a non-disclosure agreement under a foreign law',
    paragraphs: [
      '保密协议',
      '甲方：杭州青禾贸易有限公司',
      '乙方：苏州云杉设备有限公司',
      '第一条 保密期限为披露之日起五年。',
      '第二条 本协议受新加坡共和国法律管辖。',
    ],
    total: null,
    term: '保密期限为披露之日起五年',
    law: '新加坡共和国法律',
    disputes: [],
  },
  {
    kind: 'a service whose term stands below a heading',
    paragraphs: [
      '技术服务合同',
      '甲方（委托方）：杭州青禾贸易有限公司',
      '乙方（受托方）：苏州云杉设备有限公司',
      '第一条 合同期限',
      '1.1 自2025年1月1日起至2025年12月31日止。',
      '第二条 服务费为人民币36万元，合同总价超过50万元的部分另行约定。',
      '第三条 根据中华人民共和国法律，双方订立本合同。',
    ],
    total: '人民币36万元',
    term: '自2025年1月1日起至2025年12月31日止',
    law: null,
    disputes: [],
  },
];

describe('the overview of a contract', () => {
  it.each(kinds)('finds price, term, law and disputes of $kind', ({ paragraphs, ...expected }) => {
    const overview = overviewOf(...paragraphs);
    expect(overview.total?.text ?? null).toBe(expected.total);
    expect(overview.term?.text ?? null).toBe(expected.term);
    expect(overview.governingLaw?.text ?? null).toBe(expected.law);
    expect(overview.disputes.map(({ kind, text }) => `${kind} ${text}`)).toEqual(expected.disputes);
  });

  it.each(kinds)('quotes every fact from its place in $kind', ({ paragraphs }) => {
    const { text } = documentOf(paragraphs);
    const { total, term, governingLaw, disputes, dates, money } = overviewOf(...paragraphs);
    for (const fact of [total, term, governingLaw, ...disputes, ...dates, ...money])
      if (fact !== null) expect(text.slice(fact.place.start, fact.place.end)).toBe(fact.place.quote);
  });

  it('names the kind of each sum, and does not list the sum in words again', () => {
    const sale = overviewOf(...(kinds[0]?.paragraphs ?? []));
    expect(sale.money.map(({ kind, fen }) => [kind, (fen ?? 0) / 100])).toEqual([
      ['other', 50_000_000],
      ['total', 1_200_000],
      ['price', 12_000],
      ['deposit', 200_000],
      ['penalty', 3_000_000],
      ['cap', 1_200_000],
    ]);
  });

  it.each([
    ['乙方的赔偿责任以10万元为限。', 'cap'],
    ['违约金总额不超过合同总价的30%，即10万元。', 'cap'],
    ['合同总价不超过10万元。', 'total'],
    ['合同总价超过10万元的，另行招标。', 'other'],
    ['履约保证金为10万元。', 'deposit'],
    ['逾期付款的，支付滞纳金10万元。', 'penalty'],
    ['预付款为10万元。', 'price'],
    ['律师费10万元由败诉方承担。', 'other'],
  ])('reads the sum of “%s” as %s', (sentence, kind) => {
    expect(overviewOf('服务合同', `第一条 ${sentence}`).money.map((fact) => fact.kind)).toEqual([kind]);
  });

  it.each([
    '乙方未满合同期限而离职的，应支付相当于三个月工资的违约金。',
    '质量保证期为验收合格后三个月。',
    '合同有效期内，甲方可在30日前通知解除。',
    '租赁期限届满前三个月，乙方可书面要求续租。',
    '付款期限为收到发票后三个月。',
  ])('does not read “%s” as a term of the contract', (sentence) => {
    expect(overviewOf('服务合同', `第一条 ${sentence}`).term).toBeNull();
  });

  it('lists dates in calendar order with their meaning', () => {
    const { dates } = overviewOf(
      '买卖合同',
      '第一条 交货日期：2026年5月1日。',
      '第二条 本合同自2026年1月1日起生效。',
      '甲方（盖章）：',
      '乙方（盖章）：',
      '日期：2025年12月20日',
    );
    expect(dates.map(({ iso, label }) => [iso, label])).toEqual([
      ['2025-12-20', '签署日期'],
      ['2026-01-01', '起'],
      ['2026-05-01', '交货日期'],
    ]);
  });

  it('reads the term from a table', () => {
    const document = buildDocument({
      readerVersion: 'test',
      kind: 'docx',
      pages: null,
      blocks: [
        { type: 'paragraph', text: '房屋租赁合同' },
        { type: 'tableCell', text: '租赁期限', cell: { table: 0, row: 0, column: 0 } },
        { type: 'tableCell', text: '2年', cell: { table: 0, row: 0, column: 1 } },
      ],
      notRead: [],
    });
    expect(summariseContract(understandContract(document)).term?.text).toBe('2年');
  });

  it('reads no price from an empty form', () => {
    const { total, term } = overviewOf('买卖合同', '第一条 合同总价为____元。', '第二条 合同期限为____。');
    expect(total).toMatchObject({ fen: null });
    expect(term).toBeNull();
  });
});
