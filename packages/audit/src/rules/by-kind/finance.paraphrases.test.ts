import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../paraphrase.testing.ts';

/** Sentences that must be reported (+) and that must not (-), each in a contract of that kind. */
const rows = paraphrases(`
+ validity.loan-source-forbidden 借款 本笔款项系甲方以自有房产向建设银行办理经营贷所得，转借给乙方使用，贷款利息由乙方承担。
+ validity.loan-source-forbidden 借款 甲方说明出借款为其信用卡套现筹措，乙方应在账单日前还款。
+ validity.loan-source-forbidden 借款 出借款项来自甲方向本单位职工集资取得的资金。
+ validity.loan-source-forbidden 借款 甲方长期从事民间放贷业务，以收取利息为业。
- validity.loan-source-forbidden 借款 甲方保证出借资金为自有资金，不是金融机构贷款。
- validity.loan-source-forbidden 借款 逾期利率不超过合同成立时一年期贷款市场报价利率的四倍。
+ validity.loan-unlawful-purpose 借款 所借款项由乙方用于偿还其在澳门的赌债。
+ validity.loan-unlawful-purpose 借款 双方知悉本次资金将投入虚拟货币交易平台用于炒币。
- validity.loan-unlawful-purpose 借款 借款不得用于赌博、证券投资等用途。
+ price.compound-interest 借款 乙方未按时付息的，所欠利息滚入本金，一并按月息计算。
+ price.compound-interest 借款 每半年结息一次，未付的息转为本金再生息。
+ price.compound-interest 融租 逾期租息按月计收复利。
- price.compound-interest 借款 未按期支付的利息不计收复利。
+ liability.overdue-costs-stack 借款 到期未还的，利息照付，另按日千分之一收取滞纳金及催收费。
+ liability.overdue-costs-stack 借款 乙方逾期还款，应同时支付罚息、违约金和逾期管理费。
+ liability.overdue-costs-stack 借款 迟延归还期间，除原利息继续计算外，每天加收欠款额0.3%的违约金。
- liability.overdue-costs-stack 借款 逾期期间按年利率9%计收逾期利息，不再另收违约金。
- liability.overdue-costs-stack 借款 逾期利息与违约金可以一并主张，但总计不超过一年期贷款市场报价利率的四倍。
+ termination.loan-recall-at-will 借款 甲方资金紧张时，可随时通知乙方还清全部借款，乙方须在三日内照办。
+ termination.loan-recall-at-will 借款 甲方认为乙方还款能力可能下降的，有权宣布借款立即到期。
+ termination.loan-recall-at-will 保理 保理商判断买方信用出现不利变化时，可要求卖方即刻回购全部应收账款。
- termination.loan-recall-at-will 借款 乙方未按约定用途使用借款，经催告后十五日内仍未改正的，甲方可以宣布借款提前到期。
- termination.loan-recall-at-will 借款 乙方可以随时提前归还全部或者部分借款。
+ price.early-repayment-cost 借款 乙方提前还款的，仍应付足整个借款期的利息。
+ price.early-repayment-cost 借款 不允许提前还款，确需提前的按剩余本金5%支付补偿金。
- price.early-repayment-cost 借款 提前还款的，利息按实际借款天数计算，甲方不收取补偿金。
+ delivery.loan-receipt-doubtful 借款 乙方在本合同上签字，即视为已足额收到上述借款，不另出具收条。
+ delivery.loan-receipt-doubtful 借款 借款以现金方式当面交付。
+ delivery.loan-receipt-doubtful 借款 甲方将借款转入乙方指定的第三人王某账户。
- delivery.loan-receipt-doubtful 借款 甲方以银行转账方式将借款汇入乙方本人账户，以转账凭证为准。
+ price.repayment-order-adverse 借款 乙方还款先冲抵违约金和罚息，再抵利息，最后归还本金，冲抵顺序由甲方决定。
- price.repayment-order-adverse 借款 付款不足的，依次清偿实现债权的费用、利息、本金。
+ validity.sale-as-security 借款 双方另签一份商品房买卖合同作为本借款的担保，到期不能还款即履行该买卖合同。
+ validity.sale-as-security 借款 乙方预先将股权转让协议签好交甲方，作为还款保障，还清后作废。
+ validity.family-made-liable 借款 乙方不能还款的，由其配偶及成年子女共同承担还款责任。
+ validity.family-made-liable 借款 本债务由乙方父母连带清偿，父债子还、子债父还。
- validity.family-made-liable 借款 乙方配偶作为共同借款人在本合同上签字，共同承担还款责任。
+ validity.abusive-collection 借款 乙方逾期的，同意甲方将其照片及欠款情况在小区公告栏和朋友圈公布。
+ validity.abusive-collection 借款 逾期超过三日，甲方可向乙方通讯录中的联系人及同事催收。
- validity.abusive-collection 借款 甲方应依法催收，不得公开乙方的个人信息。
+ validity.identity-document-pledged 借款 乙方将本人身份证、工资卡及密码交由甲方保管，还清后返还。
+ validity.identity-document-pledged 借款 借款期间乙方户口本原件留存甲方处作为质押。
- validity.identity-document-pledged 借款 乙方提供身份证复印件一份供甲方留存。
+ validity.loan-note-inflated 借款 借条金额包含一年利息，实际出借金额少于借条所载。
+ price.interest-change-at-will 借款 甲方可视资金市场行情自行上浮利率，通知乙方即生效。
+ price.interest-change-at-will 保理 保理费率由甲方根据自身资金成本随时调整。
- price.interest-change-at-will 借款 借款利率按一年期LPR加50个基点，每年1月1日调整一次。
+ liability.lender-failure-excused 借款 因甲方资金安排延迟放款或者减少借款金额的，甲方不承担任何责任。
+ liability.lender-failure-excused 借款 甲方是否发放及发放的时间由其自主决定，未放款不构成违约。
+ validity.interest-over-limit 借款 资金占用费按每月百分之二收取。
+ validity.interest-over-limit 借款 融资成本为每日万分之六，按实际天数计算。
- validity.interest-over-limit 借款 借款年利率为8%。
+ validity.guarantee-independent 保证 主合同被认定无效的，保证人仍须照常承担保证责任。
+ validity.guarantee-independent 抵押 本担保的效力独立于借款合同，借款合同被撤销的不影响抵押权。
+ validity.guarantee-independent 保证 即便主债权因故不成立，乙方的担保义务依旧存在，不得免责。
- validity.guarantee-independent 保证 主合同无效的，本合同亦无效，保证人依法承担过错责任。
+ validity.guarantee-change-without-consent 保证 债权人与债务人修改借款金额、利率、期限的，视为已经保证人同意，保证人继续承担连带责任。
+ validity.guarantee-change-without-consent 抵押 主合同展期、增加借款额度均无需通知抵押人，抵押人仍以抵押房产担保。
+ validity.guarantee-change-without-consent 保证 贷款人提高利率的，保证人对增加的利息一并承担保证责任。
- validity.guarantee-change-without-consent 保证 变更主合同加重债务的，应取得保证人书面同意，未经同意的保证人对加重部分不承担责任。
+ validity.debt-transfer-without-guarantor 保证 债务人将债务转由第三人承接的，无须保证人认可，保证人继续对新债务人承担保证责任。
- validity.debt-transfer-without-guarantor 保证 债务转移应经保证人书面同意，否则保证人不再承担保证责任。
+ validity.guarantor-recourse-waived 保证 保证人代偿后，自愿放弃对债务人的追偿权。
+ validity.guarantor-recourse-waived 抵押 抵押人以抵押房屋清偿债务后，不得再向债务人要求返还。
- validity.guarantor-recourse-waived 保证 保证人承担保证责任后，有权向债务人追偿。
+ validity.guarantor-extra-penalty 保证 保证人未在接到通知后五日内代偿的，另按担保金额每日千分之一支付违约金。
+ validity.guarantor-extra-penalty 抵押 抵押人拖延配合处分抵押物的，除清偿债务外每日再付担保违约金五千元。
+ validity.guarantee-resolution-waived 保证 本担保经保证人法定代表人签字即可，债权人无需审查股东会决议。
+ validity.guarantee-resolution-waived 抵押 抵押人的股东会决议可于放款后补交，不影响本合同效力。
- validity.guarantee-resolution-waived 保证 保证人已提交股东会同意提供担保的决议，作为附件。
+ validity.guarantee-kind-contradiction 保证 保证人在债务人确实不能偿还时承担连带责任。
+ validity.guarantee-kind-contradiction 保证 第三条 保证人对债务承担连带责任保证。/第四条 经强制执行债务人财产仍不能清偿的，由保证人承担清偿责任。
- validity.guarantee-kind-contradiction 保证 保证人承担连带责任保证，债务人不履行到期债务的，债权人可以直接要求保证人承担责任。
+ validity.guarantee-period-not-later 保证 保证期间与借款期限相同。
+ validity.guarantee-period-not-later 保证 保证期间自本合同签订之日起一年。
- validity.guarantee-period-not-later 保证 保证期间为主债务履行期限届满之日起三年。
+ validity.guarantee-unlimited-debts 保证 保证人对债务人现在及将来对债权人所负的一切债务承担保证责任，不受金额限制。
- validity.guarantee-unlimited-debts 保证 保证人在最高债权额500万元内，对2025年1月1日至2026年12月31日期间发生的债务承担保证责任。
+ validity.guarantor-defence-waived 保证 保证人放弃主张债务人对债权人享有的一切抗辩。
+ validity.other-security-released 保证 债权人放弃债务人提供的抵押物的，保证人仍对全部债务承担责任。
+ validity.branch-guarantor 借款 丙方（担保人）：宁波海拓机械有限公司北仑分公司/丙方为乙方还款提供连带责任保证。
+ validity.security-unregistered 抵押 双方商定不去办理抵押登记，房产证交抵押权人保管即可。
+ validity.security-unregistered 质押 本股权质押暂不办理工商出质登记，双方签字后质权即设立。
+ validity.security-unregistered 借款 乙方以轿车质押给甲方，车辆仍由乙方占有使用。
- validity.security-unregistered 抵押 双方应于签约后五日内办理抵押登记，登记费由抵押人承担。
+ validity.security-forbidden-property 抵押 抵押房屋为乙方在宅基地上所建住房，土地使用权一并抵押。
+ validity.security-forbidden-property 抵押 抵押的车间因另案被公安机关查封，双方知悉。
+ validity.security-forbidden-property 抵押 抵押物包括2021年加建的三层办公楼，尚未取得规划许可和产权证。
- validity.security-forbidden-property 抵押 抵押人保证抵押房屋权属清晰，未被查封、扣押。
+ validity.security-time-limit 抵押 抵押期限为两年，期满抵押权自动失效。
- validity.security-time-limit 抵押 抵押权与主债权同时存在，主债权全部清偿后消灭。
+ validity.security-price-by-creditor 抵押 处分抵押物的价格由抵押权人单方确定，所得价款清偿后的余额不再退还。
- validity.security-price-by-creditor 抵押 处分价款清偿债务后剩余部分返还抵押人。
+ validity.pledgee-uses-pledge 质押 质押期间质权人可以自行使用、出租质押车辆，损坏的不负赔偿责任。
+ termination.security-release-refused 抵押 债务还清后，抵押权人无义务协助注销抵押登记，抵押人另行支付手续费后再行办理。
+ validity.factoring-receivable-untrue 保理 甲方知道部分货款尚未实际发生交易，乙方承诺随后补签购销合同和发票，先行发放融资。
+ price.factoring-surplus-kept 保理 买方回款扣除融资本息后多出的款项，归甲方作为服务报酬。
+ notices.assignment-not-notified 保理 本保理采用隐蔽方式，甲方不得将应收账款转让一事告知债务人。
+ validity.factoring-unregistered 保理 双方同意免办应收账款转让登记。
+ validity.factoring-unregistered 保理 乙方可以将同一应收账款另行质押给银行融资。
+ subject.receivables-unspecified 保理 转让标的为乙方现有及未来对所有客户的全部应收账款。
+ consistency.factoring-recourse 保理 2.1 本业务为有追索权保理。/7.3 债务人破产无力付款的损失由甲方承担，甲方不得向乙方追索。
+ validity.finance-lease-lessor-choice 融租 租赁设备的供应商和品牌由出租人指定，设备不能使用的，承租人不得拒付租金或要求出租人负责。
- validity.finance-lease-lessor-choice 融租 租赁物由承租人自主选定，租赁物不符合使用目的的，出租人不承担责任。
+ subject.finance-lease-object-unfit 融租 租赁物为厂区道路及绿化工程一项，价款300万元。
+ liability.finance-lease-double-recovery 融租 承租人欠租的，出租人可以拖回设备，并要求支付剩余全部租金，设备残值不抵扣欠款。
- liability.finance-lease-double-recovery 融租 出租人可以请求支付全部租金，也可以解除合同收回租赁物。
+ termination.finance-lease-purchase-changed 融租 出租人有权与供应商调整供货型号和交期，无须征得承租人同意。
+ liability.finance-lease-no-help 融租 承租人自行向出卖人索赔，出租人没有协助义务，也不出具任何文件。
+ price.finance-lease-rent-before-delivery 融租 租金自出租人付款之日起计算，设备尚未到货的不影响租金支付。
+ consistency.finance-lease-ownership 融租 8.1 租赁期满后承租人以1元留购价取得租赁物所有权。/附件 租赁期满承租人应将租赁物归还出租人。
+ liability.finance-lease-title-claims 融租 第三人对租赁物主张权利致承租人无法使用的，承租人仍应支付租金，不得索赔。
+ validity.wealth-guaranteed-return 理财 受托人保证委托人本金安全，年化收益不低于10%，不足部分由受托人补足。
+ validity.wealth-guaranteed-return 理财 账户发生亏损的，亏损由乙方全部承担。
- validity.wealth-guaranteed-return 理财 受托人不承诺本金不受损失或者最低收益。
+ validity.wealth-unlicensed 理财 乙方私募基金管理人登记尚在办理之中，双方同意先行开展投资管理。
+ validity.wealth-account-lent 理财 甲方将股票账户及交易密码提供给乙方操作，期间不得修改密码。
+ validity.wealth-leverage 理财 乙方按1比5的比例为甲方提供配资，利息按月支付。
+ validity.funds-pooled 理财 甲方的委托资金与其他投资人的款项归入同一资金池统一调配使用。
+ price.paid-to-private-account 理财 委托资金应转入乙方财务经理张敏的个人银行卡。
+ notices.trustee-report-waived 理财 投资标的和净值情况乙方不予披露，甲方无权查询。
+ parties.trustee-delegates 理财 乙方可以不经甲方同意将投资管理事务再委托给其他机构。
+ termination.wealth-exit-barred 理财 委托期内甲方不得赎回，提前退出的扣除本金的20%。
+ termination.wealth-exit-barred 理财 受托人有权根据市场情况单方延长委托期限、推迟兑付。
+ validity.guarantee-by-public 融租 高新区管委会对承租人的租金债务承担连带保证责任。
`);

describe('paraphrases of loans, security, factoring, finance leases and managed money', () => {
  it.each(rows)('$sign $rule in a $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
