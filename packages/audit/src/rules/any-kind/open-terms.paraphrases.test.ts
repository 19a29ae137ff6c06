import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../paraphrase.testing.ts';

/** Terms that leave open what must be fixed, by several hands, and sound ones near them. */
const table = `
+ subject.standard-comparative 服务 保洁服务应达到本地同行业中上水平。
+ subject.standard-comparative 广告 乙方保证投放效果达到业内领先水平。
+ subject.standard-comparative 仓储 乙方以不低于周边同类仓库的平均水准保管货物。
- subject.standard-comparative 服务 保洁服务应达到附件二列明的指标，抽查合格率不低于95%。
- subject.standard-comparative 服务 服务费不高于本地同行业一般水平的价格。
- subject.standard-comparative 服务 甲方在业内具有领先水平的经验，特委托乙方提供服务。
+ dispute.award-not-final 买卖 争议提交杭州仲裁委员会仲裁。/一方对裁决不满意的，可以在十日内向法院起诉。
+ dispute.award-not-final 服务 双方同意仲裁，不服裁决的十五日内可向人民法院提起诉讼。
+ dispute.award-not-final 合作 争议由成都仲裁委员会裁决；哪一方不认可裁决结果的，去法院打官司。
- dispute.award-not-final 买卖 争议提交杭州仲裁委员会仲裁，裁决是终局的，对双方均有约束力。
- dispute.award-not-final 劳动 争议可以申请劳动仲裁，对裁决不服的，可以向人民法院起诉。
- dispute.award-not-final 买卖 裁决有法定情形的，当事人可以向法院申请撤销裁决。
+ dispute.signing-place-unknown 服务 因本合同发生的争议，由合同签订地人民法院管辖。
+ dispute.signing-place-unknown 买卖 双方约定由签署地法院管辖。
+ dispute.signing-place-unknown 租赁 协商不成的，向本合同签约地有管辖权的法院起诉。
- dispute.signing-place-unknown 服务 签订地点：浙江省杭州市西湖区。/因本合同发生的争议，由合同签订地人民法院管辖。
- dispute.signing-place-unknown 服务 本合同于杭州市西湖区文三路签订。/争议由合同签订地人民法院管辖。
+ delivery.own-risk-excuses 买卖 如遇乙方产能不足或者原料短缺，交货期相应顺延，不视为逾期。
+ delivery.own-risk-excuses 承揽 因乙方人手紧张、设备检修的，交货期推迟。
+ delivery.own-risk-excuses 买卖 由于供应商迟延、订单过多等原因，交期顺延。
- delivery.own-risk-excuses 买卖 乙方供应商迟延的，不免除乙方按期交货的义务，交期不得顺延。
- delivery.own-risk-excuses 买卖 因原材料短缺需要调整的，经甲方书面同意后交期顺延。
- delivery.own-risk-excuses 施工 因发包人提供的材料延误的，工期顺延。
+ price.change-unpaid 承揽 甲方可以随时修改设计，乙方按原价原期限完成。
+ price.change-unpaid 服务 甲方另增两场活动，由乙方一并承办，合同总价不变。
+ price.change-unpaid 承揽 生产中甲方有权变更规格，乙方仍以原价、原交期做完。
- price.change-unpaid 承揽 甲方变更规格的，双方书面确认价款和交期的调整。
- price.change-unpaid 承揽 未经乙方书面同意，甲方不得变更规格，乙方按原价执行。
+ price.deducted-as-seen-fit 服务 甲方根据具体情形从履约保证金中作相应扣减。/履约保证金在合同终止后10日内无息退还。
+ price.deducted-as-seen-fit 租赁 甲方可按实际情况从履约保证金中扣减相应款项，乙方及时补足。/履约保证金在合同终止后10日内无息退还。
+ price.deducted-as-seen-fit 承揽 甲方视情扣留一部分货款。/履约保证金在合同终止后10日内无息退还。
- price.deducted-as-seen-fit 租赁 乙方损坏设施的，甲方凭维修凭证从押金中扣除实际损失。
- price.deducted-as-seen-fit 服务 双方根据实际情况协商扣减服务费。
+ validity.partners-new-debts 合伙 新加入的合伙人只对加入以后的债负责。
+ validity.partners-new-debts 合伙 退伙人手续办完，退伙以前欠下的债也不再承担。
`;

describe('terms that leave open what must be fixed', () => {
  it.each(paraphrases(table))('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
