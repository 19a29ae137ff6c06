import { describe, expect, it } from 'vitest';
import { verdictIn } from '../../audit.testing.ts';
import { allRules } from '../all-rules.ts';
import { isReported, paraphrases } from '../paraphrase.testing.ts';

/** Provisions of regulated services, dispatch, shares and batches (+), each beside its lawful neighbour (-). */
const provisions = paraphrases(`
+ validity.travel-forced-shopping 服务 旅游行程含两个购物店，游客应当进店，不参加的另付200元。
+ validity.travel-forced-shopping 服务 旅行社安排的自费项目须全员参加，不得缺席。
- validity.travel-forced-shopping 服务 旅行社不安排购物店和自费项目，游客自愿要求的另行书面确认。
- validity.travel-forced-shopping 服务 旅游者可以自愿参加自费项目，不参加的不加收费用。
+ validity.medical-unlicensed-hands 服务 医疗美容项目中的肉毒注射，由门店技师操作。
+ validity.medical-unlicensed-hands 服务 门诊部的激光祛斑安排资深美容师进行。
- validity.medical-unlicensed-hands 服务 医疗美容中的注射项目由主诊医师亲自操作，顾问不得代替。
- validity.medical-unlicensed-hands 服务 医疗美容顾问负责术前咨询和预约登记。
+ subject.medical-product-open 服务 医疗美容所用填充产品的品牌以当日库存为准。
+ subject.medical-product-open 服务 口腔种植体缺货时，诊所可以用同等产品替换。
- subject.medical-product-open 服务 医疗美容所用产品需要更换的，应当征得顾客书面同意后替换。
+ validity.medical-records-withheld 服务 手术记录由医院保存，不予复印。
- validity.medical-records-withheld 服务 顾客要求复印病历的，医院应在三日内提供。
- validity.medical-records-withheld 服务 未经患者同意，医院不得向他人提供病历。
+ validity.prepaid-seven-days-charged 预付 会员自付款之日起7日内申请退卡的，商家收取10%手续费后退款。
- validity.prepaid-seven-days-charged 预付 会员自付款之日起七日内可以全额退款，不扣任何费用。
- validity.prepaid-seven-days-charged 预付 会员退卡的，商家应在7日内退还余额。
+ price.refund-at-list-price 预付 因商家停业退费的，已上课程按门市价折算后退还余款。
- price.refund-at-list-price 预付 因商家停业退费的，已上课程按优惠价计算后退还余款。
+ validity.loan-pressed-on-consumer 预付 会员应向商家指定的金融公司申请分期，统一支付年费。
- validity.loan-pressed-on-consumer 预付 商家不得推荐合作的金融机构为会员办理分期。
+ acceptance.batch-rejected-for-one 承揽 验货时发现一件不合格的，定作人可以退回整批产品。
+ acceptance.batch-rejected-for-one 买卖 任一箱有瑕疵，该批全部货物作废，买方不予付款。
- acceptance.batch-rejected-for-one 承揽 发现一件不合格的，承揽人应当更换，其余产品照常验收付款。
- acceptance.batch-rejected-for-one 买卖 抽检发现一件不合格的，双方对该批全数检验，不合格品退货。
+ validity.dispatch-split-terms 派遣 用工期限两年，双方按季度重新签订派遣协议。
- validity.dispatch-split-terms 派遣 派遣期限自2026年1月1日至2027年12月31日，订立一份派遣协议。
+ parties.dispatch-self-founded 派遣 乙方是甲方控股的子公司，负责向甲方派遣员工。
- parties.dispatch-self-founded 派遣 乙方与甲方没有出资和控股关系。
+ validity.dispatch-over-tenth 派遣 甲方在册职工200人。/乙方向甲方派遣50人。
- validity.dispatch-over-tenth 派遣 甲方在册职工500人。/乙方向甲方派遣30人。
+ subject.pledged-share-sold 股权 标的股权已出质给银行，转让方在价款付清后二十日内注销质押登记。
- subject.pledged-share-sold 股权 标的股权上的质押应在付款前解除，解除前受让方有权不付款。
+ price.investment-unconditional 增资 投资方应于签约当日无条件支付首笔投资款。
- price.investment-unconditional 增资 首期增资款在尽职调查完成、股东会决议通过后五日内支付。
+ liability.factoring-unregistered 保理 保理人可以不办理转让登记，由此丧失顺位的风险由债权人承担。
- liability.factoring-unregistered 保理 保理人应办理转让登记，未登记的损失由保理人承担。
+ liability.insurer-recourse-waived 仓储 保险费由存货人承担，存货人放弃对保管人的追偿。
- liability.insurer-recourse-waived 仓储 存货人自行投保财产险，保险人赔偿后有权向有过错的保管人追偿。
+ dispute.two-laws 外贸 本合同适用中国法律和新加坡法律。
- dispute.two-laws 外贸 本合同适用中国法律，双方应遵守各自国家的进出口规定。
+ dispute.institution-not-exist 外贸 争议提交香港贸易仲裁委员会仲裁。
- dispute.institution-not-exist 外贸 争议提交香港国际仲裁中心按其现行规则仲裁。
+ acceptance.silent 外贸 买方应在货到目的港后2日内书面通知质量问题，逾期视为接受。
- acceptance.silent 外贸 买方应在货到目的港后30日内书面通知质量问题，逾期视为接受。
+ validity.back-to-back-payment 承揽 验收合格后，定作人收到其下游客户的货款后15日内付款，客户未付款的，付款期限顺延。
- validity.back-to-back-payment 承揽 验收合格后30日内，定作人向承揽人支付加工费。
+ validity.migrant-wages-delayed 施工 发包人按季度拨付人工费用，承包人按月发放，不得挪用。
- validity.migrant-wages-delayed 施工 发包人按月拨付人工费用，不得挪用。
+ consistency.factoring-recourse 保理 本合同为无追索权保理。/债务人因任何原因未付款的，债权人应当无条件回购应收账款。
- consistency.factoring-recourse 保理 本合同为无追索权保理。/应收账款虚假的，债权人应当回购。
`);

/** Figures that stand apart: a wrong one, and the right one. */
const figures = paraphrases(`
+ price.total-differs 合作 本项目总投资为200万元。/甲方出资120万元，乙方出资90万元。
- price.total-differs 合作 本项目总投资为200万元。/甲方出资120万元，乙方出资80万元。
+ price.total-differs 增资 投资方以1,000万元认购，其中200万元计入注册资本，850万元计入资本公积。
- price.total-differs 增资 投资方以1,000万元认购，其中200万元计入注册资本，800万元计入资本公积。
+ price.total-differs 中介 中介费按成交价的2%收取。按预计成交价500万元，中介费为11万元。
- price.total-differs 中介 中介费按成交价的2%收取。按预计成交价500万元，中介费为10万元。
+ price.total-differs 预付 优惠后单价150元，40课时合计6,500元。
- price.total-differs 预付 优惠后单价150元，40课时合计6,000元。
+ price.total-differs 商租 租金每年递增10%，各年月租金如下：/第一年 10,000.00元/第二年 11,000.00元/第三年 12,300.00元/第四年 13,310.00元
- price.total-differs 商租 租金每年递增10%，各年月租金如下：/第一年 10,000.00元/第二年 11,000.00元/第三年 12,100.00元/第四年 13,310.00元
+ consistency.shares 合作 年度利润提取5%公益金后，甲方分得60%，乙方分得45%。
- consistency.shares 合作 年度利润提取5%公益金后，甲方分得60%，乙方分得40%。
+ liability.asymmetric-rate 房买 房屋总价为2,000,000元。/买受人逾期付款的，每逾期一日按房屋总价的千分之一支付违约金；出卖人逾期交房的，每逾期一日支付违约金20元。
`);

describe('regulated services, dispatch, shares and batches', () => {
  it.each(provisions)('$sign $rule in $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});

describe('figures that stand apart', () => {
  it.each(figures)('$sign $rule in $kind: $text', ({ sign, rule, kind, text }) => {
    const verdict = verdictIn(allRules, rule, `${kind}合同`, text.split('/'));
    expect(verdict.startsWith('hit')).toBe(sign === '+');
  });
});
