import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from './paraphrase.testing.ts';

/** Sentences that must be reported (+, with @side) and that must not (-), each in a contract of that kind. */
const rows = paraphrases(`
- liability.missing 买卖 第一条 任何一方不履行本合同的，应赔偿对方因此受到的损失。
- liability.payer-delay-missing 买卖 第一条 买方迟延付款的，每日按未付款的万分之三计付违约金。
- liability.performer-delay-missing 买卖 第一条 卖方迟交货物的，每迟一天支付货款的千分之一。
+ liability.vague-loss 服务 任何一方违约，均须承担由此产生的法律责任。
+ liability.vague-loss 合作 一方违反本协议的，应依法承担责任。
+ liability.vague-loss 服务 违反本合同约定的，应负违约之责。
- liability.vague-loss 买卖 违约方应承担违约责任，并赔偿对方的直接损失，赔偿总额不超过合同总价。
- liability.lawyer-fee-missing 买卖 第一条 败诉方负担律师代理费、诉讼费、保全费。
+ liability.daily-rate-missing-base 服务 迟延付款，日罚万分之五。
- liability.daily-rate-missing-base 买卖 卖方逾期交货的，每日按逾期部分货款的千分之一支付违约金。
- liability.daily-rate-missing-base 买卖 买方逾期付款，应就逾期金额每日支付万分之五的违约金。
- liability.one-sided 买卖 第一条 卖方逾期交货的，按日支付万分之三违约金；买方逾期付款的，按日支付万分之三违约金。
+ liability.asymmetric-rate 服务 服务方迟延一日，付合同额1%的违约金。/委托方迟延付款一日，付欠款额万分之一的违约金。
- liability.asymmetric-rate 买卖 卖方逾期交货、买方逾期付款的，均按日万分之五支付违约金。
+ liability.indemnity-one-side@performer 服务 服务方应确保委托方不因本合同受到任何第三方追索，并承担一切费用，不论是否存在过错。
+ liability.indemnity-one-side@performer 买卖 卖方须补偿买方遭受的任何及全部索赔、诉讼、损失，使买方不受损害。
- liability.indemnity-one-side 服务 因服务方过错导致第三方索赔的，由服务方承担责任。
+ liability.consequential-excluded@payer 服务 服务方仅赔偿直接损失，预期收益概不赔偿。
- liability.consequential-excluded 许可 任何一方均不对另一方的间接损失承担责任。
- liability.uncapped 服务 服务方赔偿委托方的直接损失，总额以合同价款为限。
+ liability.cap-too-low@payer 许可 许可方最高赔偿额以已付许可费的十分之一为限。
+ liability.cap-too-low@payer 技服 服务方承担的责任至多为当月服务费的一成。
+ liability.cap-too-low@payer 运输 承运人的赔偿限额为运费的百分之八。
- liability.cap-too-low 服务 双方的赔偿总额均不超过合同总价。
+ liability.cumulative 服务 上述各项违约金可累加计算，上不封顶。
- liability.cumulative 买卖 各项违约金累计不超过合同总价的20%。
+ liability.fixed-amount-fine@performer 服务 保洁不到位的，每次扣款500元。
+ liability.fixed-amount-fine@payer 租赁 承租方夜间喧哗的，出租方可罚其300元。
- liability.fixed-amount-fine 施工 因承包人原因被行政机关处以罚款的，由承包人承担。
+ liability.indemnity-one-side@performer 服务 乙方应保证甲方免受任何第三方索赔，并赔偿甲方因此遭受的一切损失，无论该等索赔是否因乙方过错引起。
+ liability.missing 服务 第一条 乙方应按约提供服务。/第二条 因不可抗力不能履行的，互不承担违约责任。
+ liability.performer-delay-missing 买卖 第一条 甲方逾期付款的，每日按未付货款的千分之一支付违约金，并应继续履行付款义务。
- termination.missing 服务 第一条 一方严重违约的，另一方可以解约。
- termination.one-sided 服务 第一条 任何一方违约的，对方有权解除合同。
- termination.at-will 服务 委托方可随时解除合同，但应赔偿服务方的损失。
+ termination.at-will 服务 委托方有权随时检查服务方的工作，并可以无条件单方解除合同，不作任何补偿。
- termination.at-will 服务 委托方可以随时查看进度，服务方停止服务的，应当说明原因。
- termination.no-cure-period 服务 服务方违约，经委托方催告后十日内仍未改正的，委托方可以解除合同。
+ termination.notice-too-short 租赁 出租方提前一周告知承租方，可提前收房。
+ termination.notice-too-short 服务 任何一方得于五日前通知他方终止本合同。
- termination.notice-too-short 服务 任何一方提前30日书面通知可解除合同。
- termination.settlement-missing 服务 第一条 合同终止后，双方应于十日内结清费用并移交资料。
- termination.lease-early-penalty 租赁 承租方提前退租的，应支付一个月租金作为违约金，押金抵扣后多退少补。
- termination.labour-compensation-missing 劳动 解除或终止劳动合同的，甲方依法支付经济补偿。
+ termination.auto-renewal 许可 期满后双方未提出异议的，本合同顺延一年。
- termination.auto-renewal 服务 期满前30日任何一方未书面提出终止的，自动续期一年，续期以一次为限。
- termination.term-missing 服务 第一条 本合同有效期自2025年1月1日至2025年12月31日。
+ termination.term-contradiction 劳动 合同期限为2年，即2025年1月1日至2027年12月31日。
- termination.term-contradiction 租赁 租期两年，自2025年1月1日起至2026年12月31日止。
- termination.renewal-priority 租赁 第一条 同等条件下承租方享有优先续租的权利。
- termination.survival-missing 保密 第一条 本协议终止后，保密义务继续有效。
+ termination.missing 服务 第一条 服务期一年。/第二条 因不可抗力持续超过60日的，任何一方可以解除合同。
+ termination.term-missing 服务 第一条 双方保密期限为两年。/第二条 乙方在服务期内应配备两名人员。
- forceMajeure.missing 买卖 第一条 因地震、台风等不能预见、不能避免的事件致使无法履行的，免除责任。
+ forceMajeure.too-wide 租赁 出租方经营政策调整亦属不可抗力。
- forceMajeure.too-wide 买卖 不可抗力指地震、洪水、战争等，市场价格波动不属于不可抗力。
- forceMajeure.no-notice 买卖 遭遇不可抗力的一方应在三日内告知对方，并在十五日内提交证明文件。
- forceMajeure.one-sided 买卖 任何一方因不可抗力不能履行的，免除责任。
+ forceMajeure.missing 施工 第一条 因设计变更、不可抗力影响施工的，工期顺延。
- notices.missing 买卖 第一条 双方往来函件以本合同首部载明的地址为准，邮寄后第三日视为收到。
+ notices.deemed-delivery 许可 许可方在网站公告后即视为已通知被许可方。
- notices.deemed-delivery 买卖 以快递方式寄送的，签收之日视为送达。
- notices.address-change 买卖 第一条 通知送达本合同所载地址。一方地址如有变动，应于三日内告知对方。
- dispute.missing 买卖 第一条 因本合同引起的纠纷，由买方所在地法院管辖。
- dispute.institution-unnamed 买卖 争议提交杭州仲裁委员会仲裁。
- dispute.institution-not-exist 买卖 争议提交中国国际经济贸易仲裁委员会，按其规则仲裁。
- dispute.court-no-connection 买卖 由杭州市西湖区人民法院管辖。
+ dispute.other-side-forum@payer 买卖 争议由苏州市虎丘区人民法院管辖。
- dispute.other-side-forum 买卖 争议由被告所在地人民法院管辖。
- dispute.exclusive-violated 租赁 租赁房屋位于宁波市鄞州区。/纠纷由房屋所在地人民法院管辖。
+ dispute.labour-arbitration-waived 劳动 争议提交杭州仲裁委员会仲裁。
+ dispute.labour-arbitration-waived 劳动 双方发生纠纷，由甲方所在地法院管辖。
- dispute.labour-arbitration-waived 劳动 发生争议先向劳动争议仲裁委员会申请仲裁，不服裁决的可起诉。
- dispute.foreign-law 服务 本合同适用中华人民共和国法律（不含港澳台地区法律）。
- dispute.negotiation-blocking 买卖 双方应友好协商；协商不成的，任何一方可随时起诉。
+ dispute.missing 服务 第一条 乙方承诺不因争议起诉甲方。
- signature.missing 买卖 第一条 总价/甲方（盖章）：/乙方（盖章）：
- signature.date-missing 买卖 第一条 总价/甲方（盖章）：/乙方（盖章）：/签订日期：2025年1月1日
- signature.effect-unclear 买卖 第一条 本合同经双方签字盖章之日起生效。
- signature.copies-missing 买卖 第一条 本合同壹式肆份，甲乙双方各执贰份。
- signature.page-mark 买卖 第一条 对本合同的任何修订须双方签署书面补充协议。
- signature.conditional-effect 买卖 本合同自双方签字盖章之日起生效。
+ signature.page-mark 服务 第一条 地址变更的，应提前5日书面通知对方。
+ signature.copies-missing 服务 第一条 乙方提交报告一份。
+ consistency.amounts 租赁 第一条 月租金人民币5000元。/第二条 承租方应按月支付租金人民币5500元。
- consistency.amounts 租赁 第一条 第一年月租金人民币5000元，第二年月租金人民币5500元。
- consistency.periods 买卖 第一条 整机质保期两年，易损件质保期三个月。
- consistency.rate-differs 买卖 第一条 卖方逾期交货的，按日支付千分之一违约金。/第二条 买方逾期付款的，按日支付千分之二违约金。
- consistency.dates 服务 服务期自2025年1月1日至2025年12月31日。
- consistency.dangling-reference 买卖 第一条 依《民法典》第五百七十七条。/第二条 其他
- consistency.term-undefined 服务 第一条 “五星交付标准”是指按附件一执行的标准。服务方应达到“五星交付标准”。
- consistency.party-swap 租赁 第一条 承租方应按月向出租方支付租金。
+ consistency.party-swap 买卖 第一条 乙方（卖方）应在收到货物后三十日内支付货款。
`);

describe('paraphrases of general provisions', () => {
  it.each(rows)('$sign $rule in a $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
