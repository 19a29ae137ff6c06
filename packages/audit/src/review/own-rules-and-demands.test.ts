import { understandContract } from '@wenjian/contract';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../audit.testing.ts';
import { relatedClauses } from '../model/related-clauses.ts';
import { auditContract } from './audit-contract.ts';
import type { ReviewTemplate } from './review-template.ts';
import { splitDemands } from './split-demands.ts';

const document = documentOf([
  '设备买卖合同',
  '甲方（买方）：杭州青禾贸易有限公司',
  '乙方（卖方）：苏州云杉设备有限公司',
  '第一条 合同总价为人民币100万元。',
  '第二条 甲方应在收到发票后90日内付款。',
  '第三条 乙方逾期交货的，每日按合同总价的千分之五支付违约金。',
  '第四条 设备的质保期为十二个月。',
]);
const template: ReviewTemplate = {
  id: 'team',
  name: '团队清单',
  contractType: null,
  rules: [],
  ownRules: [
    { id: 'pay', text: '付款期限不得超过60日', level: 'high', fallback: '可接受90日' },
    { id: 'court', text: '争议由我方所在地法院管辖', level: 'medium' },
  ],
};

describe('the demands of a user', () => {
  it.each([
    ['违约金不超过20%', ['违约金不超过20%']],
    ['1. 付款期限\n2. 质保期', ['付款期限', '质保期']],
    ['付款期限多长；质保期多长;', ['付款期限多长', '质保期多长']],
    ['一、看付款 二、看质保', ['看付款', '看质保']],
    ['（1）看付款。（2）看质保', ['看付款。', '看质保']],
    ['① 看付款\n- 看质保\n\n', ['看付款', '看质保']],
    ['见第3.2条，账期30、60天均可', ['见第3.2条，账期30、60天均可']],
    ['看付款\n看付款', ['看付款']],
    [' \n；', []],
  ])('splits %j', (text, demands) => {
    expect(splitDemands(text)).toEqual(demands);
  });

  it('are answered from the clauses without a model; what no rule decides is not checked, with the clauses about it', () => {
    const { demands, coverage } = auditContract(document, {
      customDemand: '付款期限是否合理\n质保期要多长\n是否有竞业禁止',
    });
    expect(demands.map(({ demand, outcome, answer }) => [demand, outcome, answer])).toEqual([
      ['付款期限是否合理', 'notChecked', null],
      ['质保期要多长', 'answered', '合同就“质保期”约定为十二个月，见所引原文'],
      ['是否有竞业禁止', 'absent', '合同中没有找到关于“竞业限制”的约定'],
    ]);
    expect(demands.map(({ quotes }) => quotes.map(({ quote }) => quote))).toEqual([
      ['第二条 甲方应在收到发票后90日内付款。'],
      ['第四条 设备的质保期为十二个月。'],
      [],
    ]);
    for (const { quotes, by } of demands) {
      expect(by).toBe('rules');
      for (const { start, end, quote } of quotes) expect(document.text.slice(start, end)).toBe(quote);
    }
    expect(demands[0]?.why).toContain('无法判断，因为“合理”没有可以核对的标准');
    expect(coverage.notExamined).toContainEqual({ what: '审查要求', count: 1, reason: demands[0]?.why });
    expect(coverage.examined).toContainEqual({ what: '审查要求', count: 2 });
  });
});

describe('the clauses related to a demand', () => {
  it('are ranked by what they share, the best first; none when nothing is shared', () => {
    const contract = understandContract(document);
    const numbersFor = (demand: string) =>
      relatedClauses(contract, demand, 3).map(({ clause }) => clause.number);
    expect(numbersFor('逾期交货的违约金')[0]).toBe('第三条');
    expect(numbersFor('收到发票后多久付款')[0]).toBe('第二条');
    expect(numbersFor('知识产权归属')).toEqual([]);
    expect(numbersFor('')).toEqual([]);
  });
});

describe('the own rules of a team', () => {
  it('are listed as not checked without a model, and counted', () => {
    const { checked, risks, coverage } = auditContract(document, { template });
    expect(risks).toEqual([]);
    expect(checked.slice(-2)).toMatchObject([
      {
        ruleId: 'own.pay',
        title: '付款期限不得超过60日',
        family: 'price',
        outcome: 'notChecked',
        why: '未配置语言模型，需要人工核对',
      },
      {
        ruleId: 'own.court',
        title: '争议由我方所在地法院管辖',
        family: 'dispute',
        outcome: 'notChecked',
        why: '未配置语言模型，需要人工核对',
      },
    ]);
    expect(coverage.notExamined).toContainEqual({
      what: '自定义规则',
      count: 2,
      reason: '未配置语言模型，需要人工核对',
    });
  });

  it('are not checked in an empty file, because there is no text', () => {
    const { checked } = auditContract(documentOf(['']), { template });
    expect(checked.at(-1)).toMatchObject({ outcome: 'notChecked', why: '文件中没有可审查的文字' });
  });
});
