import { describe, expect, it } from 'vitest';
import { isReported, paraphrases } from '../paraphrase.testing.ts';

/** Sentences that must be reported (+, with @side) and that must not (-), each in a contract of that kind. */
const rows = paraphrases(`
+ validity.deposit-over-limit 买卖 第二条 货物总价50万元。/第三条 买方须先付15万元作为定金，卖方收讫后组织生产。
+ validity.deposit-over-limit 买卖 签约时买方缴付合同总价三成的定金。
+ validity.deposit-over-limit 承揽 定作人应预交加工总费用之一半为定金。
+ validity.deposit-over-limit 房买 总房款为人民币壹佰万元整。/买受人签约时交纳定金人民币叁拾万元整。
+ validity.deposit-over-limit 买卖 买受人须以总货款的四分之一充作定金。
- validity.deposit-over-limit 买卖 买方支付合同总价20%作为定金，到货后支付余款80%。
+ validity.earnest-and-penalty-both 买卖 定金罚则与违约金条款可同时适用，互不影响。
- validity.earnest-and-penalty-both 买卖 守约方可以选择适用定金罚则或者违约金条款，但不得并用。
+ validity.penalty-excessive-rate 买卖 卖方每迟交一日，按迟交货值的百分之一计罚。
+ validity.penalty-excessive-rate 施工 工期每延误一天，扣除合同价款的1%。
+ validity.penalty-excessive-rate 合作 任何一方擅自退出的，须赔付对方合同总额一半作为违约金。
+ validity.penalty-excessive-rate 服务 委托方单方解约，应赔付合同总金额四成违约金。
+ validity.penalty-excessive-rate 服务 一方根本违约的，按合同总价款一倍向对方支付违约金。
- validity.penalty-excessive-rate 买卖 卖方每逾期一日按逾期货款的千分之一支付违约金，总额不超过合同价的10%。
+ validity.interest-over-limit 借款 借款月利2分，到期本息一并归还。
+ validity.interest-over-limit 借款 借款人应按一年期贷款市场报价利率的五倍向出借人支付利息。
- validity.interest-over-limit 借款 年利率为12%，逾期年利率为13%。
+ validity.interest-deducted-in-advance 借款 借款人同意出借人从首笔借款中坐扣半年利息。
+ validity.interest-deducted-in-advance 借款 砍头息由甲方在出款时扣下。
- validity.interest-deducted-in-advance 借款 出借人不得预先在本金中扣除利息，预扣的按实际出借金额计算本金。
- validity.interest-deducted-in-advance 借款 借款人授权出借人于结息日从其账户中扣收当期利息。
+ validity.probation-over-limit 劳动 本合同为期两年，其中前六个月为试用期。
- validity.probation-over-limit 劳动 合同期限三年，试用期六个月。
+ validity.probation-pay-low 劳动 试用期薪资为正式薪资的三分之二。
- validity.probation-pay-low 劳动 试用期工资为转正工资的80%。
+ validity.probation-repeated 劳动 试用期届满，用人单位认为仍需考察的，试用期可相应加长。
- validity.probation-repeated 劳动 同一用人单位与同一劳动者只能约定一次试用期，甲方不得延长试用期。
+ validity.noncompete-over-two-years 劳动 劳动者终身不得入职甲方的竞争对手。
- validity.noncompete-over-two-years 劳动 竞业限制期限为二十四个月，自离职之日起算。
- validity.noncompete-without-pay 劳动 乙方离职后两年内不得从事竞争业务，甲方按月支付离职前平均工资30%的竞业限制补偿。
+ validity.noncompete-too-wide 劳动 无论职务高低，乙方离职后一年不得入职同行，每月补偿2000元。
- validity.noncompete-too-wide 劳动 乙方为公司高级技术人员，离职后一年内负竞业限制义务，甲方按月支付补偿金。
+ validity.labour-penalty 劳动 劳动者不辞而别的，罚没当月工资作为违约金。
- validity.labour-penalty 劳动 甲方出资进行专项技术培训，乙方违反服务期约定的，应支付不超过培训费用的违约金。
+ validity.labour-deposit 劳动 甲方每月从乙方工资中预留10%作为履约保证金。
- validity.labour-deposit 劳动 甲方不得扣押乙方居民身份证，不得要求乙方提供担保或者收取财物。
+ validity.labour-social-waiver 劳动 甲方每月发给乙方800元作为社会保险费用，不再另行缴纳。
- validity.labour-social-waiver 劳动 甲乙双方依法参加社会保险，乙方个人缴纳部分由甲方代扣代缴。
- validity.labour-injury-waiver 劳动 乙方因工负伤的，甲方按国家规定给予工伤待遇。
- validity.labour-overtime-waiver 劳动 甲方安排乙方加班的，依法支付加班费。
+ validity.labour-marriage-birth 劳动 乙方如在合同期内结婚，须经甲方批准。
- validity.labour-marriage-birth 劳动 甲方不得因乙方结婚、怀孕、产假、哺乳降低其工资或者解除劳动合同。
+ validity.labour-dismiss-at-will 劳动 甲方如认为乙方不合适，可即时解聘，乙方不得有异议。
+ validity.labour-dismiss-at-will 劳动 公司业务调整时，有权单方终止聘用关系而不负任何补偿责任。
- validity.labour-dismiss-at-will 劳动 乙方严重违反规章制度的，甲方可以随时解除劳动合同。
+ validity.injury-disclaimer 承揽 承揽人交付的设备致人损害的，承揽人不予赔偿。
- validity.injury-disclaimer 服务 因服务方原因造成人身伤害的，服务方应当承担赔偿责任。
+ validity.gross-negligence-disclaimer 技服 不论服务方有无过错（含重大过失），均不对数据丢失负责。
- validity.gross-negligence-disclaimer 技服 服务方不承担间接损失，但因故意或者重大过失造成的除外。
- validity.gross-negligence-disclaimer 委托 无偿委托的，受托人仅在故意或者重大过失时承担赔偿责任，其他情形不承担责任。
+ validity.standard-form-unfair 服务 本公司保留对本协议的最终解释权。
- validity.standard-form-unfair 服务 任何一方均不享有单方解释权，条款有歧义的由双方协商解释。
+ validity.waive-termination-right 租赁 无论发生何种情形，承租方均不得解约。
+ validity.waive-termination-right 服务 委托方承诺合同期内不以任何理由要求终止合同，包括法律规定的理由。
+ validity.waive-termination-right 合作 乙方在合作期内不享有解约权。
- validity.waive-termination-right 买卖 除本合同另有约定或法律另有规定外，任何一方不得擅自解除合同。
+ validity.waive-litigation 合作 乙方不得因本协议的任何事项向法院提告。
- validity.waive-litigation 买卖 协商期间不影响任何一方依法起诉的权利。
+ validity.statute-limitation-altered 服务 委托方应当自争议发生之日起三十日内起诉，逾期视为放弃权利。
- validity.statute-limitation-altered 借款 出借人发出催收通知的，诉讼时效中断，重新计算。
+ validity.forfeiture-of-collateral 借款 若乙方不能如期还本付息，其名下房屋以借款本金作价过户给甲方。
+ validity.forfeiture-of-collateral 借款 债务届期未获清偿，质物所有权当然移转于质权人。
+ validity.forfeiture-of-collateral 借款 到期无力偿还时，乙方自愿以该房抵债，无须拍卖评估，直接办理过户。
- validity.forfeiture-of-collateral 借款 到期不还的，甲方有权就抵押房屋拍卖、变卖所得价款优先受偿。
- validity.guarantee-by-public 保证 保证人：宁波市海曙担保有限公司
+ validity.guarantee-kind-unclear 借款 丙方愿为乙方还款作保。
- validity.guarantee-kind-unclear 保证 保证方式：连带责任保证。
- validity.guarantee-period-until-paid 保证 保证期间为主债务履行期限届满之日起三年。
- validity.company-guarantee-no-resolution 保证 保证人已就本担保取得股东会决议，并将决议原件交债权人。
- validity.either-arbitration-or-suit 买卖 争议提交杭州仲裁委员会仲裁；当事人可向人民法院申请财产保全。
- validity.repealed-law 劳动 根据《中华人民共和国劳动合同法》订立本合同。
+ validity.illegal-subcontract 施工 承包人有权不经发包人同意自行分包工程。
+ validity.illegal-subcontract 施工 允许分包单位将其承包的工程再行分包。
- validity.illegal-subcontract 施工 承包人不得将工程转包，也不得将主体结构分包。
+ validity.unqualified-contractor 施工 承包人系个人施工队，不具有建筑业企业资质证书。
- validity.unqualified-contractor 施工 承包人不得挂靠或者允许他人借用其资质。
+ validity.tender-contract-deviation 施工 双方另签协议与中标价不一致的，以另签协议为准。
- validity.tender-contract-deviation 施工 本合同价款、工期与中标通知书一致，双方不得另行订立背离实质性内容的协议。
+ validity.back-to-back-payment@performer 施工 发包人在业主付款到位后再向承包人付款。
+ validity.back-to-back-payment@performer 买卖 货款待最终用户向买方结清后支付。
+ validity.back-to-back-payment@performer 施工 甲方付款以总包单位拨款为前提。
+ validity.back-to-back-payment@performer 技开 若上游单位资金未到账，甲方可顺延付款而不构成违约。
- validity.back-to-back-payment 服务 委托方应在收到发票后30日内付款，不以第三方付款为条件。
+ validity.lease-over-twenty-years 租赁 承租方有权长期使用该房屋，租期四十载。
- validity.lease-over-twenty-years 租赁 租赁期限二十年，自2025年1月1日起。
- validity.lease-sublet-silent 租赁 未经甲方书面同意，乙方不得转租。
+ validity.house-presale-no-permit 房买 本房屋系小产权房，不能办理房产证。
- validity.house-presale-no-permit 房买 商品房预售许可证号：杭售许字（2024）第0123号。
- validity.equity-preemption-absent 股权 目标公司其他股东已书面声明放弃同等条件下的优先受让权。
- validity.equity-preemption-absent 股权 转让方已就本次转让书面通知其他股东，其他股东在三十日内未表示购买。
- validity.equity-preemption-absent 股权 目标公司仅有甲乙两名股东，本次转让为股东之间的转让。
- validity.equity-capital-unpaid 股权 标的股权对应的注册资本已全部缴足。
+ validity.tech-monopoly 技转 被许可方必须向许可方指定的厂家采购原材料。
+ validity.tech-monopoly 许可 被许可方不得对软件进行任何优化，否则优化成果归许可方且不付对价。
- validity.tech-monopoly 技转 任何一方对专利技术作出的改进，归改进方所有，另一方有权以合理价格获得许可。
+ validity.personal-data-no-consent 租赁 出租方可向合作机构共享承租人身份信息。
+ validity.personal-data-no-consent 劳动 乙方同意甲方以任何方式处理其个人信息，无须另行告知。
- validity.personal-data-no-consent 服务 处理个人信息应取得本人单独同意，并限于提供服务之目的。
+ validity.tax-evasion 房买 网签价格按100万元申报，实际成交价为150万元。
+ validity.tax-evasion 股权 用于工商备案的协议价款为0元，真实对价以本协议为准。
+ validity.tax-evasion 租赁 备案租金与实际租金不一致，税费按备案租金缴纳。
- validity.tax-evasion 买卖 卖方未开具发票的，买方有权拒绝付款。
+ validity.fixed-return-partnership 合作 甲方只分红、不担亏。
- validity.fixed-return-partnership 合作 双方按出资比例分享利润、分担亏损。
`);

describe('paraphrases of invalid provisions', () => {
  it.each(rows)('$sign $rule in a $kind: $text', (row) => {
    expect(isReported(row)).toBe(row.sign === '+');
  });
});
