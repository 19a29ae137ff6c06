/** Further wordings by other hands, with their harmless twins. */
import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../paraphrase.testing.ts';

const rows = paraphrases(`
- validity.bearing-walls-altered 装修 不得拆除承重墙、剪力墙，违者由乙方恢复原状。
- validity.bearing-walls-altered 装修 需要在剪力墙上开洞的，应先取得原设计单位的书面方案。
- validity.bearing-walls-altered 装修 非承重隔墙可以按甲方要求拆除。
- acceptance.covered-without-check 施工 隐蔽工程经双方签字确认后方可覆盖。
- acceptance.covered-without-check 施工 隐蔽前48小时书面通知发包人检查，发包人要求剥离复验，检验合格的由发包人承担费用，不合格的由承包人承担。
- acceptance.covered-without-check 装修 水电封槽前应通知甲方到场查验。
- liability.workers-injury-on-client 装修 乙方工人受伤的，由乙方负责医疗和赔偿。
- liability.workers-injury-on-client 服务 因甲方提供的设施不安全造成乙方人员受伤的，由甲方承担相应责任。
- liability.workers-injury-on-client 承揽 施工人员发生工伤的，由乙方依法处理，甲方不承担责任。
- validity.interest-over-limit 借款 月息八厘，按月支付。
- validity.interest-over-limit 借款 借款分三期归还，不计利息。
- validity.interest-over-limit 借款 年利率为3.45%，到期一次还本付息。
- validity.abusive-collection 借款 甲方可以向乙方住所地的人民法院申请支付令。
- validity.abusive-collection 借款 乙方变更工作单位、住所的，应在五日内告知甲方。
- validity.abusive-collection 借款 甲方不得向乙方的亲友、同事披露欠款情况。
- validity.labour-hours-over 劳动 每日工作八小时，每周工作五天。
- validity.labour-hours-over 劳动 实行每班八小时轮班，每周至少休息一天。
- validity.training-ordinary 劳动 入职培训由甲方免费组织。
- validity.labour-open-ended-waived 劳动 符合法定条件的，双方应当订立无固定期限劳动合同。
- validity.labour-deposit 劳动 甲方不得向乙方收取押金、保证金或者扣押证件。
- confidentiality.employee-privacy 劳动 甲方依法保护乙方的个人信息，仅在人事管理必要范围内使用。
- validity.prepaid-seven-days-excluded 预付 甲方自付款之日起七日内可以无理由退款。
- validity.prepaid-seven-days-excluded 预付 超过七日要求退款的，扣除已消费部分后退还。
- subject.service-changed-at-will 预付 乙方更换教练的，应提前七日通知甲方，甲方可以选择退款。
- validity.sale-breaks-lease 租赁 房屋出售的，本合同对新的产权人继续有效。
- validity.preemption-ignored 股权 转让方已书面通知其他股东，其他股东均放弃优先购买权。
- price.tax-not-withheld 股权 受让方依法代扣代缴个人所得税后支付价款。
- validity.forfeiture-of-collateral 质押 债务人到期不清偿的，质权人可以与出质人协议以质物折价或者就拍卖所得优先受偿。
- validity.deposit-over-limit 买卖 合同总价100万元。首期款30万元为预付款，不具有定金性质。
- validity.deposit-over-limit 房买 房屋总价200万元，甲方交付30万元作为购房定金。
- price.late-interest-too-low 服务 甲方逾期付款的，每日按应付未付金额的万分之五支付违约金。
- validity.frame-subcontracted 分包 分包范围为外墙保温和涂料，不包括主体结构。
- validity.frame-subcontracted 分包 乙方应在甲方完成的主体结构验收后进场。
- validity.agent-unlicensed-litigation 委托 需要诉讼的，由甲方另行委托律师代理。
- subject.agent-disposes-freely 委托 乙方与债务人达成减免、分期协议的，应事先取得甲方书面同意。
- subject.agent-disposes-freely 委托 甲方可以自行与债务人和解。
- validity.agent-self-dealing 委托 乙方及其关联公司不得购买受托处置的财产。
`);

describe('further wordings of known provisions', () => {
  it.each(rows)('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
