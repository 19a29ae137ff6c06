import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../audit.testing.ts';
import { partiesRules } from './parties.rules.ts';

const buyer = [
  '甲方（买方）：杭州青禾贸易有限公司',
  '统一社会信用代码：91330106MA8580800W',
  '法定代表人：陈一',
  '住所：杭州市西湖区文三路1号',
];
const seller = [
  '乙方（卖方）：苏州云杉设备有限公司',
  '统一社会信用代码：91310115MAT645P77Y',
  '法定代表人：李二',
  '住所：苏州市虎丘区浒关路2号',
];
const both = ['买卖合同', ...buyer, ...seller];

describe('rules of parties', () => {
  it.each([
    ['name-missing', ['买卖合同', '甲方：__________', ...seller], 'hit'],
    ['credit-code-missing', ['买卖合同', ...buyer, '乙方（卖方）：苏州云杉设备有限公司'], 'missing'],
    [
      'credit-code-invalid',
      ['买卖合同', ...buyer, '乙方（卖方）：苏州云杉设备有限公司', '统一社会信用代码：91310115MAT645P77X'],
      'hit',
    ],
    ['representative-missing', ['买卖合同', ...buyer, '乙方（卖方）：苏州云杉设备有限公司'], 'missing'],
    ['authority-missing', [...both, '第一条 标的', '委托代理人（签字）：项目经理王三'], 'hit'],
    ['address-missing', ['买卖合同', '甲方：杭州青禾贸易有限公司', '乙方：苏州云杉设备有限公司'], 'missing'],
    ['name-differs', [...both, '第一条 标的', '乙方（盖章）：苏州云山设备有限公司'], 'hit'],
    ['branch-as-party', ['买卖合同', ...buyer, '乙方（卖方）：苏州云杉设备有限公司上海分公司'], 'hit'],
    ['only-one', ['买卖合同', ...buyer], 'hit'],
    ['third-party-obliged', [...both, '乙方的供应商应当直接向甲方承担赔偿责任。'], 'hit'],
    ['affiliate-transfer', [...both, '甲方有权将本合同的权利义务转让给关联公司，无需乙方同意。'], 'hit'],
  ])('parties.%s explains what is wrong', (id, paragraphs, kind) => {
    expect(outcomeOf(partiesRules, `parties.${id}`, paragraphs).kind).toBe(kind);
  });

  it.each([
    [
      'credit-code-invalid',
      ['统一社会信用代码：91330106MA8580800X', '统一社会信用代码：91310115MAT645P77X'],
      'notChecked',
    ],
    [
      'credit-code-invalid',
      ['统一社会信用代码：91330106MA8××××00W', '统一社会信用代码：91310115MA7××××77Y'],
      'notApplicable',
    ],
    [
      'name-differs',
      ['统一社会信用代码：91330106MA8580800W', '乙方已取得苏州云杉集团有限公司的授权。'],
      'passed',
    ],
  ])(
    'parties.%s says nothing of codes that are invented or hidden, and of other companies',
    (id, [first = '', second = ''], kind) => {
      const paragraphs = [
        '买卖合同',
        '甲方（买方）：杭州青禾贸易有限公司',
        first,
        '乙方（卖方）：苏州云杉设备有限公司',
        second,
      ];
      expect(outcomeOf(partiesRules, `parties.${id}`, paragraphs).kind).toBe(kind);
    },
  );

  it.each(['address-missing', 'representative-missing', 'credit-code-missing'])(
    'parties.%s reads what follows the name in running text',
    (id) => {
      const paragraphs = [
        '许可使用合同',
        '许可人（甲方）：沈芷兰，女，身份证号3301******09121234，住杭州市拱墅区莫干山路18号',
        '被许可人（乙方）：苏州云杉文创有限公司，统一社会信用代码91310115MAT645P77Y，住所苏州市虎丘区浒关路2号，法定代表人李二',
      ];
      expect(outcomeOf(partiesRules, `parties.${id}`, paragraphs).kind).toBe('passed');
    },
  );

  it.each(partiesRules.map(({ id }) => id))('%s is content with a complete contract', (id) => {
    const complete = [
      ...both,
      '第一条 未经对方同意，任何一方不得转让本合同的权利义务。',
      '第二条 乙方应促使其供应商向甲方交付资料。',
      '甲方（盖章）：杭州青禾贸易有限公司',
      '法定代表人或授权代表（签字）：',
      '乙方（盖章）：苏州云杉设备有限公司',
      '法定代表人或授权代表（签字）：',
    ];
    expect(outcomeOf(partiesRules, id, complete).kind).toBe('passed');
  });
});
