import { describe, expect, it } from 'vitest';
import { verdictIn } from '../../audit.testing.ts';
import { validityRules } from './validity.rules.ts';

/** Rule, kind of contract, a sentence that is a hit, a sentence that is not. */
const rows: readonly (readonly [string, string, string | string[], string | string[]])[] = [
  [
    'deposit-over-limit',
    '买卖合同',
    ['合同总价为人民币100000元。', '甲方应支付定金人民币30000元。'],
    ['合同总价为人民币100000元。', '甲方应支付定金人民币20000元。'],
  ],
  [
    'deposit-over-limit',
    '买卖合同',
    '甲方应支付合同总价30%的定金。',
    '甲方应支付合同总价20%的定金，违约金为合同总价的30%。',
  ],
  [
    'earnest-and-penalty-both',
    '买卖合同',
    '乙方违约的，应双倍返还定金，并同时支付违约金。',
    '一方违约的，守约方可以选择适用定金或者违约金。',
  ],
  [
    'penalty-excessive-rate',
    '买卖合同',
    '甲方逾期付款的，每逾期一日按应付金额的千分之五支付违约金。',
    '甲方逾期付款的，每逾期一日按应付金额的万分之五支付违约金，累计不超过合同总价的40%。',
  ],
  [
    'penalty-excessive-rate',
    '买卖合同',
    '乙方不交货的，应按合同总价的50%向甲方支付违约金。',
    '乙方不交货的，应按合同总价的20%向甲方支付违约金。',
  ],
  ['interest-over-limit', '借款合同', '借款月利率为2%。', '借款年利率为6%。'],
  ['interest-over-limit', '借款合同', '借款月息3分。', '逾期利率不超过年利率24%。'],
  ['interest-deducted-in-advance', '借款合同', '首期利息在放款时从本金中扣除。', '利息不在本金中预先扣除。'],
  [
    'probation-over-limit',
    '劳动合同',
    '合同期限为一年，试用期为三个月。',
    '合同期限为三年，试用期为六个月。',
  ],
  [
    'probation-over-limit',
    '劳动合同',
    ['合同期限为一年。', '前四个月为试用期。'],
    ['合同期限为一年。', '试用期内乙方提前三日通知可以解除合同，试用期为两个月。'],
  ],
  ['probation-pay-low', '劳动合同', '试用期工资为转正工资的70%。', '试用期工资为转正工资的80%。'],
  [
    'probation-pay-low',
    '劳动合同',
    ['试用期满后，乙方的月工资为人民币9500元。', '试用期内月工资按人民币6000元发放。'],
    ['转正后月工资为人民币10000元。', '试用期内月工资为人民币8000元。'],
  ],
  [
    'probation-repeated',
    '劳动合同',
    '考核不合格的，甲方可以将试用期延长两个月。',
    '双方仅约定一次试用期，试用期不得延长。',
  ],
  [
    'noncompete-over-two-years',
    '劳动合同',
    '乙方离职后三年内不得到与甲方有竞争关系的单位任职。',
    '竞业限制期限为离职后二年。',
  ],
  [
    'noncompete-without-pay',
    '劳动合同',
    '乙方离职后一年内负有竞业限制义务，不得到同类企业任职。',
    '乙方离职后一年内负有竞业限制义务，甲方按月支付经济补偿3000元。',
  ],
  [
    'noncompete-without-pay',
    '劳动合同',
    '乙方应遵守竞业限制义务，甲方无须支付补偿。',
    '双方不约定竞业限制。',
  ],
  [
    'noncompete-too-wide',
    '劳动合同',
    '竞业限制适用于甲方全体员工，离职后均不得从事同类业务。',
    '竞业限制仅适用于高级管理人员和负有保密义务的人员。',
  ],
  [
    'labour-penalty',
    '劳动合同',
    '乙方提前离职的，应向甲方支付违约金20000元。',
    '乙方违反服务期约定的，应支付违约金，数额不超过培训费用。',
  ],
  ['labour-deposit', '劳动合同', '乙方入职时应交纳押金2000元。', '甲方不得向乙方收取押金。'],
  [
    'labour-social-waiver',
    '劳动合同',
    '乙方自愿放弃社会保险，甲方每月发放补贴500元。',
    '甲方依法为乙方缴纳社会保险，个人应缴部分由甲方代扣代缴。',
  ],
  [
    'labour-injury-waiver',
    '劳动合同',
    '乙方工作中发生伤亡事故的，甲方概不负责。',
    '乙方发生工伤的，依法享受工伤保险待遇。',
  ],
  [
    'labour-overtime-waiver',
    '劳动合同',
    '加班费已包含在月工资内，乙方不再另行主张。',
    '甲方安排加班的，按规定支付加班工资，加班工资不包含在月工资内。',
  ],
  [
    'labour-marriage-birth',
    '劳动合同',
    '乙方承诺合同期内不结婚、不生育。',
    '甲方不得因乙方结婚、生育而解除合同。',
  ],
  [
    'labour-dismiss-at-will',
    '劳动合同',
    '甲方可以随时解除劳动合同，无需支付补偿。',
    '乙方严重违反规章制度的，甲方可以解除劳动合同。',
  ],
  ['lease-over-twenty-years', '租赁合同', '租赁期限为25年。', '租赁期限为20年。'],
  [
    'lease-sublet-silent',
    '租赁合同',
    '承租方可以自行将房屋转租给他人。',
    '未经出租方书面同意，承租方不得转租。',
  ],
  [
    'injury-disclaimer',
    '服务合同',
    '顾客在场内发生人身伤害的，乙方概不负责。',
    '乙方造成人身伤害的，应依法承担赔偿责任，本合同的约定不免除该责任。',
  ],
  [
    'injury-disclaimer',
    '服务合同',
    '乙方人员在现场受伤的，无论何种原因，甲方均不承担责任。',
    '乙方人员在现场受伤的，由乙方自行承担。',
  ],
  [
    'gross-negligence-disclaimer',
    '服务合同',
    '即使因乙方重大过失造成损失，乙方也不承担责任。',
    '因甲方故意或者重大过失造成的损失，乙方不承担责任。',
  ],
  [
    'gross-negligence-disclaimer',
    '服务合同',
    '甲方对因故意造成的损失不承担责任。',
    '除乙方故意或者重大过失外，乙方不承担间接损失。',
  ],
  ['standard-form-unfair', '服务合同', '本合同的最终解释权归甲方所有。', '本合同由双方协商解释。'],
  ['waive-termination-right', '服务合同', '甲方不得以任何理由解除本合同。', '任何一方不得擅自解除本合同。'],
  [
    'waive-litigation',
    '服务合同',
    '乙方承诺不向法院提起诉讼。',
    '协商不成的，任何一方可以向人民法院提起诉讼。',
  ],
  ['statute-limitation-altered', '服务合同', '双方同意诉讼时效延长为十年。', '诉讼时效依照法律规定执行。'],
  [
    'forfeiture-of-collateral',
    '借款合同',
    '借款到期未还的，抵押房屋归出借人所有。',
    '借款到期未还的，出借人可以拍卖抵押房屋并优先受偿。',
  ],
  ['guarantee-by-public', '借款合同', '保证人：杭州市第一中学', '保证人：杭州恒力担保有限公司'],
  ['guarantee-kind-unclear', '担保合同', '乙方愿意为债务人承担担保责任。', '乙方承担连带责任保证。'],
  [
    'guarantee-period-until-paid',
    '担保合同',
    '保证期间至主债务全部清偿完毕之日止。',
    '保证期间为主债务履行期限届满之日起三年。',
  ],
  ['illegal-subcontract', '建设工程施工合同', '承包人可以将主体结构分包给他人。', '承包人不得将工程转包。'],
  ['unqualified-contractor', '建设工程施工合同', '乙方借用丙公司资质承揽本工程。', '乙方不得借用他人资质。'],
  [
    'back-to-back-payment',
    '服务合同',
    '甲方收到业主支付的款项后十日内向乙方付款。',
    '甲方应按期付款，不以收到业主款项为前提。',
  ],
  [
    'tender-contract-deviation',
    '建设工程施工合同',
    '备案的中标合同仅供备案使用，价款以本合同为准。',
    '本合同与中标文件不一致的，以中标文件为准。',
  ],
  ['house-presale-no-permit', '房屋买卖合同', '该商品房尚未取得预售许可证。', '该商品房已取得预售许可证。'],
  ['tech-monopoly', '技术转让合同', '乙方的改进成果应无偿归甲方所有。', '任何一方的改进成果归改进方所有。'],
  [
    'personal-data-no-consent',
    '服务合同',
    '乙方可以将客户姓名、手机号码提供给合作方用于营销。',
    '未经个人同意，乙方不得将个人信息提供给他人。',
  ],
  ['tax-evasion', '服务合同', '价格为不含票价，乙方不开具发票。', '乙方未开具发票的，甲方有权拒绝付款。'],
  [
    'fixed-return-partnership',
    '合作协议',
    '不论盈亏，甲方每年取得固定收益10万元。',
    '双方共担风险，不保证固定收益。',
  ],
  [
    'either-arbitration-or-suit',
    '买卖合同',
    '争议可以提交北京仲裁委员会仲裁，也可以向人民法院起诉。',
    '争议提交北京仲裁委员会仲裁，仲裁裁决是终局的。',
  ],
  [
    'either-arbitration-or-suit',
    '买卖合同',
    ['争议提交北京仲裁委员会仲裁。', '合同纠纷由甲方所在地人民法院管辖。'],
    '因诉讼或仲裁产生的费用由败诉方承担。',
  ],
  [
    'repealed-law',
    '买卖合同',
    '根据《中华人民共和国合同法》订立本合同。',
    '根据《中华人民共和国劳动合同法》和《中华人民共和国民法典》订立本合同。',
  ],
  [
    'outdated-law',
    '股权转让协议',
    '其他股东依据《公司法》第七十一条放弃优先购买权。',
    '其他股东依据《公司法》第八十四条放弃优先购买权。',
  ],
];

describe('rules of validity', () => {
  it.each(rows)('%s in a %s hits “%s”', (id, title, hit) => {
    expect(verdictIn(validityRules, `validity.${id}`, title, [hit].flat())).toMatch(/^hit: /);
  });

  it.each(rows)('%s in a %s accepts what is allowed', (id, title, _, allowed) => {
    expect(verdictIn(validityRules, `validity.${id}`, title, [allowed].flat())).toMatch(
      /^(?:passed|notApplicable)$/,
    );
  });

  it.each([
    [
      'company-guarantee-no-resolution',
      '担保合同',
      '丙方（担保人）：杭州恒力担保有限公司',
      '丙方（担保人）：杭州恒力担保有限公司\n担保人已取得股东会决议。',
    ],
    ['equity-preemption-absent', '股权转让协议', '乙方将股权转让给甲方。', '其他股东已放弃优先购买权。'],
    ['equity-capital-unpaid', '股权转让协议', '乙方将股权转让给甲方。', '标的股权对应的出资已全部实缴。'],
  ])('%s is missing until the contract says it', (id, title, without, within) => {
    expect(verdictIn(validityRules, `validity.${id}`, title, [without])).toBe('missing');
    expect(verdictIn(validityRules, `validity.${id}`, title, within.split('\n'))).toBe('passed');
  });

  it('has an example for every rule', () => {
    const told = new Set(rows.map(([id]) => `validity.${id}`));
    const untold = validityRules.map(({ id }) => id).filter((id) => !told.has(id));
    expect(untold).toEqual([
      'validity.company-guarantee-no-resolution',
      'validity.equity-preemption-absent',
      'validity.equity-capital-unpaid',
    ]);
  });
});
