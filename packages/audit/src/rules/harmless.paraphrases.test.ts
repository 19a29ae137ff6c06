import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from './paraphrase.testing.ts';

/** Good drafting that rules once took for a risk (-), each beside the provision itself (+). */
const rows = paraphrases(`
- termination.notice-too-short 仓储 存货人出库应当提前一日告知保管人，保管人据此备货。
- termination.notice-too-short 买卖 卖方应在发货前两日以书面方式通知买方准备卸货。
- termination.notice-too-short 技服 服务方调换项目经理的，应提前七日通知委托方并完成交接。
+ termination.notice-too-short 仓储 保管人提前三日通知存货人即可终止本合同。
- liability.asymmetric-rate 运输 承运人迟到的，每迟一日按该票运费的3%支付违约金，累计不超过该票运费的20%。/托运人迟延付款的，每日按未付金额的万分之四支付违约金。
- validity.penalty-excessive-rate 服务 服务方每迟延一日扣减当季服务费的1%，累计不超过当季服务费的10%。
- validity.penalty-excessive-rate 租赁 出租方迟延交房的，每迟一日按日租金的两倍支付违约金。
+ validity.penalty-excessive-rate 租赁 承租方逾期的，每逾期一日按欠付租金的百分之二支付违约金。
- acceptance.silent 买卖 买方在送货单上签字仅证明收到的件数，不视为对质量的认可。
- delivery.extra-work-unpaid 承揽 国家调整增值税税率的，不含税价款不变，未开票部分按新税率结算。
- liability.vague-loss 服务 一方人员在现场造成他人人身损害的，依法承担赔偿责任。
- attachments.unnamed 买卖 第一条 附件是本合同的组成部分。/甲方（盖章）：/乙方（盖章）：/附件一 交货计划/七月交货十台。
+ attachments.unnamed 买卖 第一条 乙方应交货。/甲方（盖章）：/乙方（盖章）：/附件一 交货计划/七月交货十台。
- attachments.missing 买卖 第一条 股东会决议见附件二。/甲方（盖章）：/乙方（盖章）：/附件一 授权委托书/附件二 股东会决议
- signature.blank-left 委托 第一条 资金存放于委托人的证券账户（资金账号3301********6618）。
- dispute.other-side-forum 借款 第一条 协商不成的，向出借人住所地人民法院起诉。
+ dispute.other-side-forum@payer 买卖 第一条 协商不成的，向卖方住所地人民法院起诉。
- validity.back-to-back-payment 服务 服务未达标的，服务方每项向业主共有资金账户支付违约金2,000元。
- confidentiality.scope-undefined 买卖 双方对履行中知悉的对方商业秘密负有保密义务，期限至合同终止后三年。
- validity.tax-evasion 合作 返利以开具红字发票冲减货款的方式兑现，双方均应如实入账。
- validity.tech-monopoly 技转 双方在许可期限内均可对专利技术进行改进，各自的改进归各自所有。
- price.cash-payment 股权 创始股东应以现金方式向投资方补偿500万元。
- liability.cumulative 服务 服务未达标的，应在书面通知后十五日内整改；逾期未整改的，每项支付违约金2,000元。
`);

describe('harmless twins', () => {
  it.each(rows)('$sign $rule in a $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
