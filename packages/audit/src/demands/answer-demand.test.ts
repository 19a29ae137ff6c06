import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../audit.testing.ts';
import type { DemandAnswer } from '../audit-result.ts';
import { auditContract } from '../review/audit-contract.ts';

const paragraphs = [
  '设备买卖合同',
  '甲方（买方）：杭州青禾贸易有限公司',
  '住所：浙江省杭州市西湖区文三路1号',
  '乙方（卖方）：苏州云杉设备有限公司',
  '住所：江苏省苏州市虎丘区浒关路2号',
  '第一条 合同总价为人民币500,000元，运费由乙方承担。',
  '第二条 甲方应在验收合格后60日内付款。',
  '第三条 设备的质保期为十二个月。',
  '第四条 甲方逾期付款的，每逾期一日按未付金额的千分之一支付违约金；乙方逾期交货的，每逾期一日按合同总价的万分之五支付违约金，累计不超过合同总价的10%。',
  '第五条 乙方的赔偿责任总额以合同总价的5%为限。',
  '第六条 未经甲方书面同意，乙方不得将本合同义务转包给第三人。',
  '第七条 本合同期满不自动续期。',
  '第八条 因本合同发生的争议，由乙方所在地人民法院管辖。',
];
const document = documentOf(paragraphs);

function answered(demand: string, standpoint = '甲方'): DemandAnswer {
  const [answer] = auditContract(document, { standpoint, customDemand: demand }).demands;
  if (answer === undefined) throw new Error('no answer');
  return answer;
}

describe('a demand', () => {
  it.each([
    ['付款期限不超过60日', 'met', '60日'],
    ['付款期限不超过两个月', 'met', '60日'],
    ['付款期限不超过30日', 'hit', '60日'],
    ['质保期不少于一年', 'met', '十二个月'],
    ['质保期不少于18个月', 'hit', '十二个月'],
    ['我方逾期付款的违约金每日不超过万分之五', 'hit', '千分之一'],
    ['对方逾期交货的违约金每日不低于万分之五', 'met', '万分之五'],
    ['合同总价不超过40万元', 'hit', '500,000元'],
    ['对方的赔偿上限不低于30%', 'hit', '5%'],
    ['对方的赔偿责任有没有上限', 'met', '5%为限'],
    ['运费由对方承担', 'met', '运费由乙方承担'],
    ['运费由我方承担', 'hit', '运费由乙方承担'],
    ['不得转包', 'met', '不得'],
    ['不得自动续期', 'met', '不自动续期'],
    ['质保期多长', 'answered', '十二个月'],
    ['争议由我方所在地法院管辖', 'hit', '乙方所在地'],
    ['争议提交仲裁', 'hit', '人民法院'],
    ['是否约定竞业限制', 'absent', ''],
    ['是否约定碳排放', 'absent', ''],
  ] as const)('%s is answered: %s', (demand, outcome, quoted) => {
    const answer = answered(demand);
    expect(answer).toMatchObject({ outcome, by: 'rules', why: null });
    expect(answer.quotes.map(({ quote }) => quote).join('\n')).toContain(quoted);
  });

  it.each([
    ['付款节点是否都与验收挂钩', '挂钩'],
    ['质保期是否合理', '“合理”没有可以核对的标准'],
    ['付款期限不超过30日，质保期不少于一年', '分行写'],
    ['我方的赔偿责任有没有上限', '没有写明是否约束所问的一方'],
    ['定金加倍返还到几层', '没有'],
  ])('%s is not judged, and says why', (demand, why) => {
    const { outcome, answer, why: told } = answered(demand);
    expect([outcome, answer]).toEqual(['notChecked', null]);
    expect(told).toContain(why);
    expect(told).toMatch(/^无法判断，因为/);
  });

  it('that speaks of us is not judged without a side', () => {
    expect(answered('运费由我方承担', '中立').why).toContain('没有选择立场');
    expect(answered('运费由乙方承担', '中立').outcome).toBe('met');
  });

  it('names the rules that find a risk in the words it quotes', () => {
    expect(answered('我方逾期付款的违约金每日不超过万分之五').rules.map(({ ruleId }) => ruleId)).toContain(
      'liability.asymmetric-rate',
    );
  });

  it('is told that nothing was found only where none of its own words stands in the contract', () => {
    const [answer] = auditContract(documentOf([...paragraphs, '第九条 竞业限制另行协商。']), {
      customDemand: '是否约定竞业限制',
    }).demands;
    expect(answer?.outcome).not.toBe('absent');
  });

  it('quotes only what stands in the contract, whatever is demanded', () => {
    const words = fc.constantFrom(
      '付款期限',
      '不超过',
      '违约金',
      '我方',
      '仲裁',
      '30日',
      '不得',
      '归',
      '多久',
      '是否',
      '转包',
      '？',
      '20%',
      '合理',
      '的',
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 8 }), (parts) => {
        const { outcome, quotes, answer, why } = answered(`${parts.join('')}付款`);
        for (const { start, end, quote } of quotes) expect(document.text.slice(start, end)).toBe(quote);
        expect((answer === null) === (outcome === 'notChecked')).toBe(true);
        expect(why === null).toBe(outcome !== 'notChecked');
        if (outcome === 'met' || outcome === 'hit') expect(quotes.length).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });
});
