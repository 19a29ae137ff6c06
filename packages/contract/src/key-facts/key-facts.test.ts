import { describe, expect, it } from 'vitest';
import { contractOf, cut } from '../contract.testing.ts';
import { type KeyFactName, keyFactNames } from './key-fact.ts';
import { keyFacts } from './key-facts.ts';

const lease = [
  '库房租赁合同',
  '出租方（甲方）：和润仓储（南通）有限公司',
  '承租方（乙方）：南通晴川纸品有限公司',
  '第一条 租赁物',
  '1.1 租赁物为通州湾大道8号3号库房，面积1,500平方米。',
  '第二条 租赁期限',
  '2.1 租赁期限为两年，自2027年1月1日起至2028年12月31日止。',
  '2.2 期满前60日双方均未书面提出异议的，本合同自动续期一年。',
  '第三条 租金',
  '3.1 每月租金30,000元，租期内租金总额为人民币720,000元（大写：柒拾贰万元整）。',
  '3.2 乙方于每季度首月5日前支付当季租金90,000元。',
  '3.3 乙方于签约当日交付押金60,000元。',
  '第四条 违约与解除',
  '4.1 乙方逾期支付租金的，每逾期一日按欠付金额的万分之四支付违约金。',
  '4.2 任何一方可以提前90日书面通知对方解除本合同。',
  '第五条 其他',
  '5.1 本合同适用中华人民共和国法律。',
  '5.2 因本合同发生的争议，协商不成的，提交南通仲裁委员会仲裁。',
  '甲方（盖章）：和润仓储（南通）有限公司',
  '乙方（盖章）：南通晴川纸品有限公司',
  '签订日期：2026年12月20日',
];

function factsOf(...paragraphs: readonly string[]) {
  const contract = contractOf(...paragraphs);
  const { facts, isContract } = keyFacts(contract);
  const shown = (name: KeyFactName) => facts[name].shown;
  const quoted = (name: KeyFactName) => facts[name].places.map((place) => cut(contract, place)).join('|');
  return { facts, isContract, shown, quoted };
}

describe('the key facts of a contract', () => {
  it('tells every fact of a lease in short', () => {
    const { facts, isContract } = factsOf(...lease);
    expect(isContract).toBe(true);
    expect(Object.fromEntries(keyFactNames.map((name) => [name, facts[name].shown]))).toEqual({
      type: '租赁合同',
      parties: '甲方：和润仓储（南通）有限公司；乙方：南通晴川纸品有限公司',
      subject: '通州湾大道8号3号库房，面积1,500平方米',
      amount: '720,000.00元',
      payment: '乙方于每季度首月5日前支付当季租金90,000元',
      signed: '2026-12-20',
      start: '2027-01-01',
      end: '2028-12-31',
      term: '两年',
      renewal: '自动续期，提前60日通知',
      termination: '任一方提前90日通知',
      deposit: '乙方于签约当日交付押金60,000元',
      damages: '乙方逾期支付租金的，每逾期一日按欠付金额的万分之四支付违约金',
      dispute: '仲裁：南通仲裁委员会',
      law: '中华人民共和国法律',
    });
    expect(facts.amount.money).toEqual({ value: 720_000, currency: 'CNY', per: null });
    expect([facts.signed.day, facts.end.day]).toEqual(['2026-12-20', '2028-12-31']);
  });

  it('quotes the sentence that says so', () => {
    const { quoted } = factsOf(...lease);
    expect(quoted('end')).toBe(lease[6]);
    expect(quoted('amount')).toContain('租金总额为人民币720,000元');
    expect(quoted('parties')).toContain('和润仓储');
  });

  it('what nobody says is not found, and not told to be absent', () => {
    const { facts } = factsOf('合作备忘录', '甲方：临安茶社', '乙方：青禾书店', '一、双方轮流提供场地。');
    for (const name of ['amount', 'signed', 'end', 'renewal', 'deposit', 'dispute', 'law'] as const)
      expect(facts[name]).toMatchObject({ state: 'notFound', shown: '', places: [] });
  });

  it('tells a blank, and a refusal of a deposit', () => {
    const { facts } = factsOf(
      '服务合同',
      '甲方：海宁晨光印务有限公司',
      '乙方：嘉善微风设计工作室',
      '一、合同总价为人民币____元。',
      '二、乙方无需缴纳保证金。',
      '甲方（盖章）：',
      '签订日期：    年  月  日',
    );
    expect([facts.amount.state, facts.signed.state, facts.deposit.state]).toEqual(['blank', 'blank', 'none']);
  });

  it('says where a contract contradicts itself', () => {
    const { facts } = factsOf(
      '设备采购合同',
      '甲方：启东海纳机械有限公司',
      '乙方：如皋精铸设备有限公司',
      '第一条 合同总价为人民币860,000元（大写：捌拾万元整）。',
      '第二条 合同期限为三年，自2026年1月1日起至2027年12月31日止。',
    );
    expect([facts.amount.doubt, facts.term.doubt]).toEqual([
      '大写与小写金额不一致',
      '期限长度与起止日期不一致',
    ]);
  });

  it.each([
    ['承包期限自2027年1月1日起至2028年12月31日止。', '2年（按起止日期计算）'],
    ['本合同自2027年1月1日起生效，至2027年12月31日终止。', '1年（按起止日期计算）'],
    ['本协议于2027年1月1日生效，至2027年12月31日终止。', '1年（按起止日期计算）'],
    ['服务期限：2027年3月15日至2027年9月14日。', '6个月（按起止日期计算）'],
    ['合同有效期从2027年5月1日到2028年5月1日。', '1年（按起止日期计算）'],
    ['本合同期限自2027年1月1日起至2027年2月10日止。', '41天（按起止日期计算）'],
    ['合作期限自2028年1月1日起至2027年1月1日止。', ''],
  ])('counts the term where only the two days are given, and quotes them: %s', (sentence, term) => {
    const { shown, quoted } = factsOf(
      '服务合同',
      '甲方：甲城甲公司',
      '乙方：乙城乙公司',
      `第一条 ${sentence}`,
    );
    expect(shown('term')).toBe(term);
    expect(quoted('term')).toContain(term === '' ? '' : sentence.slice(5, 12));
  });

  it('counts it from two lines of their own, and quotes both', () => {
    const parties = ['服务合同', '甲方：甲城甲公司', '乙方：乙城乙公司'];
    const days = ['第一条 合同开始日期：2027年1月1日。', '第二条 合同终止日期：2027年6月30日。'];
    const { shown, quoted } = factsOf(...parties, ...days);
    expect([shown('start'), shown('end'), shown('term')]).toEqual([
      '2027-01-01',
      '2027-06-30',
      '6个月（按起止日期计算）',
    ]);
    expect(quoted('term')).toMatch(/开始日期.*\|.*终止日期/);
    const price = '第一条 自2027年1月1日起单价上调，本合同自2027年1月1日起执行新价。';
    expect(factsOf(...parties, price).shown('start')).toBe('');
  });

  it.each([
    ['甲方向乙方出借人民币450,000元。', 450_000, null],
    ['乙方担保的最高债权本金余额为人民币800万元。', 8_000_000, null],
    ['合同总价为USD 12,500.00。', 12_500, null],
    ['运费按400车×900元计算，合计人民币360,000元。', 360_000, null],
    ['月保底服务费18,000元，按月结清。', 18_000, 'month'],
    ['年度服务费为96,000元，每季度支付24,000元。', 96_000, 'year'],
  ])('reads the sum of %s', (sentence, value, per) => {
    const { facts } = factsOf('服务合同', '甲方：甲城甲公司', '乙方：乙城乙公司', `第一条 ${sentence}`);
    expect(facts.amount.money).toMatchObject({ value, per });
  });

  it.each([
    '乙方应投保保额不低于2,000,000元的责任险。',
    '三年合计任务额23,000,000元。',
    '课桌300套，每套采购价310元，合计93,000元。',
    '没干满的赔公司培训费共20,000元。',
    '乙方向某银行借款余额300万元。',
    '目标公司注册资本为人民币1,000万元。',
  ])('takes no sum of something else: %s', (sentence) => {
    const { facts } = factsOf('合作协议', '甲方：甲城甲公司', '乙方：乙城乙公司', `第一条 ${sentence}`);
    expect(facts.amount.state).toBe('notFound');
  });

  it.each([
    ['质保期为两年，自2026年3月1日起至2028年2月28日止。'],
    ['乙方营业执照有效期至2030年1月1日。'],
    ['董事每届任期三年。'],
    ['信用证有效期至2026年9月25日。'],
    ['乙方厂房系租赁，租期至2029年5月31日。'],
    ['本协议生效后七日内交付样品。'],
  ])('takes no term of something else: %s', (sentence) => {
    const { facts } = factsOf('采购协议', '甲方：甲城甲公司', '乙方：乙城乙公司', `第一条 ${sentence}`);
    expect([facts.end.state, facts.term.state]).toEqual(['notFound', 'notFound']);
  });

  it('a wish of one party to end it is no renewal without notice', () => {
    const { shown } = factsOf(
      '仓储合同',
      '甲方：甲城甲公司',
      '乙方：乙城乙公司',
      '第一条 任何一方不再续约的，应在期满前60日书面通知对方。',
    );
    expect(shown('renewal')).not.toContain('自动');
  });

  it('a text that is no contract is none', () => {
    expect(factsOf('关于春节放假的通知', '各部门：2月10日起放假七天。').isContract).toBe(false);
  });
});
