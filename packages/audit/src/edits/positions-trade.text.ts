/** Wordings by rule and side, as in `positions.text.ts`: price, delivery, acceptance, secrets, guarantees, work. */
import type { Positions, PositionTexts } from './positions.text.ts';

/** Where both sides want the same, as strictly as it can be had. */
const both = (...texts: Positions) => ({ payer: texts, performer: texts });
/** What protects the one who works is also what the law asks of the one who pays for it. */
const work = (ideal: string, acceptable: string, lawful: string) => ({
  payer: [lawful, acceptable, ideal] as const,
  performer: [ideal, acceptable, lawful] as const,
});

export const tradePositions: PositionTexts = {
  'price.tax-unclear': {
    payer: [
      '上述价款为含税价，{performer}应在{payer}付款前开具等额的增值税专用发票。',
      '上述价款为含税价，{performer}应在收款后5个工作日内开具增值税发票。',
      '上述价款为含税价，发票由{performer}依法开具。',
    ],
    performer: [
      '上述价款不含增值税，税款由{payer}另行支付，{performer}在收款后开具发票。',
      '上述价款为含税价，税率依法调整的，不含税价款不变。',
      '上述价款为含税价，{performer}应在收款后5个工作日内开具增值税发票。',
    ],
  },
  'price.account-change-open': both(
    '收款账户变更的，应提前5个工作日以加盖公章的书面通知送达，并经对方以原预留电话核实后生效；未经核实的，付款至原账户视为履行。',
    '收款账户变更的，应提前3个工作日以加盖公章的书面通知送达对方。',
    '收款账户变更的，应书面通知对方并经对方确认。',
  ),
  'price.cash-payment': both(
    '全部款项通过银行转账支付至约定的账户，以银行回单作为付款凭证。',
    '单笔超过5000元的款项通过银行转账支付，以银行回单作为付款凭证。',
    '超过50000元的款项通过银行转账支付，以银行回单作为付款凭证。',
  ),
  'price.payment-depends-on-other': {
    performer: [
      '{payer}应在收到发票之日起10个工作日内支付相应价款，内部审批不影响付款期限。',
      '{payer}应在收到发票之日起10个工作日内完成审核并付款；有异议的，应书面说明，无异议的部分按期支付。',
      '{payer}应在收到发票之日起30日内完成审核并付款；逾期未提出书面异议的，视为认可。',
    ],
  },
  'price.full-prepay': {
    payer: [
      '{payer}应在验收合格并收到发票之日起30日内支付价款。',
      '{payer}应在合同签订后5个工作日内支付合同总价的30%，验收合格后10个工作日内支付70%。',
      '{payer}应在{performer}提供等额的银行保函后支付预付款。',
    ],
  },
  'price.expenses-unclear': {
    payer: [
      '价款已包含履行本合同所需的全部费用，{payer}不再另行支付。',
      '价款以外的费用须事先经{payer}书面同意，凭票据据实支付。',
      '各方因履行本合同发生的费用由各方自行承担。',
    ],
    performer: [
      '价款以外的运输、差旅等费用由{payer}承担，凭票据据实支付。',
      '价款以外的费用须事先经{payer}书面同意，凭票据据实支付。',
      '各方因履行本合同发生的费用由各方自行承担。',
    ],
  },
  'delivery.date-missing': {
    payer: [
      '{performer}应在本合同签订之日起10日内完成履行。',
      '{performer}应在本合同签订之日起30日内完成履行；{payer}未按约提供条件的，期限相应顺延。',
      '{performer}应在收到{payer}书面通知之日起30日内完成履行。',
    ],
    performer: [
      '{performer}应在收到首期款之日起60日内完成履行；{payer}未按约提供条件的，期限相应顺延。',
      '{performer}应在本合同签订之日起30日内完成履行；{payer}未按约提供条件的，期限相应顺延。',
      '{performer}应在本合同签订之日起10日内完成履行。',
    ],
  },
  'delivery.extra-work-unpaid': {
    performer: [
      '超出约定范围的增项或者变更，应先签署书面变更单，确认增加的费用和延长的时间；未经确认的，{performer}可以不予实施。',
      '增项或者变更增加的费用和时间由双方书面确认。',
      '增项或者变更累计超过合同总价5%的，超出部分由双方另行计价。',
    ],
  },
  'acceptance.standard-missing': {
    payer: [
      '验收以国家标准、行业标准和双方书面确认的技术要求为依据，要求不一致的，以较高者为准。',
      '验收以双方书面确认的技术要求为依据。',
      '验收以国家标准、行业标准为依据。',
    ],
    performer: [
      '验收以双方书面确认的技术要求为唯一依据。',
      '验收以国家标准、行业标准为依据。',
      '验收以国家标准、行业标准和双方书面确认的技术要求为依据。',
    ],
  },
  'acceptance.no-deadline': {
    payer: [
      '{payer}应在收到验收申请后30日内完成验收并书面告知结果。',
      '{payer}应在收到验收申请后15个工作日内完成验收并书面告知结果。',
      '{payer}应在收到验收申请后15个工作日内完成验收；需要延长的，应提前书面通知。',
    ],
    performer: [
      '{payer}应在收到验收申请后5个工作日内完成验收；逾期未提出书面异议的，视为验收合格。',
      '{payer}应在收到验收申请后10个工作日内完成验收；经催告后5日内仍未提出书面异议的，视为验收合格。',
      '{payer}应在收到验收申请后15个工作日内完成验收并书面告知结果。',
    ],
  },
  'acceptance.sole-judgement': {
    performer: [
      '验收以双方书面确认的标准为唯一依据；有争议的，委托双方认可的第三方机构检测。',
      '验收以双方书面确认的标准为依据，{payer}认为不合格的，应书面说明不符合的具体项目。',
      '{payer}认为不合格的，应书面说明理由，{performer}可以改正后再次申请验收。',
    ],
  },
  'acceptance.use-not-acceptance': {
    payer: [
      '试用、试运行或者应急使用不视为验收合格，验收以双方签署的验收单为准。',
      '{payer}未经验收投入使用超过60日且未提出书面异议的，视为验收合格。',
      '{payer}未经验收投入使用超过30日且未提出书面异议的，视为验收合格。',
    ],
    performer: [
      '{payer}未经验收投入使用超过15日且未提出书面异议的，视为验收合格。',
      '{payer}未经验收投入使用超过30日且未提出书面异议的，视为验收合格。',
      '{payer}未经验收投入使用超过60日且未提出书面异议的，视为验收合格。',
    ],
  },
  'acceptance.hidden-defects': {
    payer: [
      '验收合格不免除{performer}对隐蔽瑕疵的责任；{payer}发现后30日内书面通知的，{performer}应免费修理、更换或者退货。',
      '{payer}在质保期内发现隐蔽瑕疵并在15日内书面通知的，{performer}应免费修理或者更换。',
      '{payer}在验收合格后六个月内发现隐蔽瑕疵的，{performer}应免费修理。',
    ],
  },
  'forceMajeure.missing': both(
    '因不能预见、不能避免且不能克服的客观情况不能履行的，受影响一方应在3日内通知对方并在15日内提供证明，在受影响的范围内免除责任；持续超过60日的，任何一方可以解除合同。',
    '因不可抗力不能履行的，受影响一方应及时通知对方并提供证明，在受影响的范围内免除责任。',
    '因不可抗力不能履行的，依照法律规定处理。',
  ),
  'forceMajeure.no-notice': both(
    '受影响一方应在不可抗力发生后3日内书面通知对方，并在15日内提供有关机构出具的证明；未及时通知造成损失扩大的，对扩大的部分承担责任。',
    '受影响一方应在不可抗力发生后7日内通知对方，并在合理期限内提供证明。',
    '受影响一方应及时通知对方，并在合理期限内提供证明。',
  ),
  'parties.affiliate-transfer': both(
    '未经对方事先书面同意，任何一方不得将本合同项下的权利义务全部或者部分转让给第三人（包括关联方）。',
    '转让本合同项下的权利义务须经对方书面同意；转让给关联方的，转让方承担连带责任。',
    '转让给关联方的，应提前30日书面通知对方；对方有合理理由的，可以解除合同。',
  ),
  'parties.third-party-obliged': {
    payer: [
      '需由第三人履行的事项，由{performer}负责；第三人履行不符合约定的，由{performer}向{payer}承担全部违约责任。',
      '需由第三人履行的事项，由{performer}负责促使其履行，第三人不履行的，由{performer}承担违约责任。',
      '第三人的义务以其书面同意为前提。',
    ],
    performer: [
      '第三人的义务以其书面同意为前提，{performer}对第三人的行为不承担责任。',
      '第三人的义务以其书面同意为前提。',
      '需由第三人履行的事项，由{performer}负责促使其履行，第三人不履行的，由{performer}承担违约责任。',
    ],
  },
  'property.trademark-use': both(
    '使用对方商标、名称的，应事先经其书面确认样式、用途和期限；合同终止后应立即停止使用并清除。',
    '使用对方商标、名称的，限于履行本合同，使用样式应事先经其书面确认。',
    '使用对方商标、名称的，限于本合同有效期内。',
  ),
  'confidentiality.perpetual': both(
    '保密期限至本合同终止后二年；构成商业秘密的，至其公开之日止。',
    '保密期限至本合同终止后三年；构成商业秘密的，至其公开之日止。',
    '保密期限至本合同终止后五年；构成商业秘密的，至其公开之日止。',
  ),
  'confidentiality.missing': both(
    '双方对知悉的对方未公开的技术资料、经营数据、价格和客户名单负有保密义务，未经书面同意不得披露或者用于其他目的；保密期限至本合同终止后五年。',
    '双方对知悉的对方未公开的技术资料和经营数据负有保密义务；保密期限至本合同终止后三年。',
    '双方对知悉的对方商业秘密依法负有保密义务。',
  ),
  'validity.forfeiture-of-collateral': both(
    '债务到期未清偿的，可以协议以担保财产折价，或者请求拍卖、变卖该财产，就所得价款优先受偿，超出债务的部分退还。',
    '债务到期未清偿的，可以请求拍卖、变卖担保财产，就所得价款优先受偿。',
    '担保权的实现依照法律规定。',
  ),
  'validity.interest-deducted-in-advance': both(
    '借款本金应足额支付；利息自实际到账之日起计算，以实际到账的金额为本金。',
    '利息自实际到账之日起计算，不得预先在本金中扣除。',
    '预先扣除利息的，以实际到账的金额为本金计算利息。',
  ),
  'validity.tech-monopoly': both(
    '任何一方均可对合同技术进行后续改进，改进成果归改进方所有。',
    '后续改进的成果归改进方所有，对方需要使用的，由双方按照合理的条件另行约定。',
    '后续改进的成果归改进方所有，对方在同等条件下享有优先使用的权利。',
  ),
  'price.wage-below-due': work(
    '{payer}应于每月10日前以货币形式足额支付{performer}上月工资；遇休息日的，提前至最近的工作日支付。',
    '{payer}应于每月15日前以货币形式足额支付{performer}上月工资。',
    '{payer}应至少每月以货币形式足额支付{performer}工资一次。',
  ),
  'subject.job-change-at-will': work(
    '未经{performer}书面同意，{payer}不得调整{performer}的岗位、工作地点和劳动报酬。',
    '{payer}调整岗位的，应与{performer}协商一致，调整后劳动报酬不低于原标准。',
    '{payer}因生产经营确有需要调整岗位的，应说明理由并与{performer}协商一致。',
  ),
  'validity.labour-overtime-waiver': work(
    '{payer}安排{performer}加班的，应依法支付加班工资，加班工资不包含在月工资内，并与当月工资一并支付。',
    '{payer}安排{performer}加班的，应依法安排补休或者支付加班工资。',
    '加班工资依照法律规定支付。',
  ),
  'validity.labour-injury-waiver': work(
    '{performer}在工作中受到事故伤害的，{payer}应在法定期限内申请工伤认定，并依法承担全部责任。',
    '{performer}在工作中受到事故伤害的，依照工伤保险的规定处理，{payer}依法承担责任。',
    '工伤的认定和待遇依照法律规定。',
  ),
  'validity.labour-deposit': work(
    '{payer}不向{performer}收取任何财物，不扣押{performer}的证件；已经收取的，应立即返还。',
    '{payer}不向{performer}收取押金、保证金，不扣押{performer}的证件。',
    '{payer}为{performer}配发的物品，由{performer}在离职时交还，不收取押金。',
  ),
  'validity.labour-penalty': work(
    '{performer}依法解除劳动合同的，无须支付违约金。',
    '{performer}依法解除劳动合同的，无须支付违约金；给{payer}造成实际损失的，依法承担赔偿责任。',
    '违约金仅适用于法律规定的服务期和竞业限制的情形。',
  ),
  'validity.labour-social-waiver': work(
    '{payer}自用工之日起依法为{performer}办理社会保险登记并按实际工资足额缴纳社会保险费。',
    '{payer}自用工之日起三十日内依法为{performer}办理社会保险登记并足额缴纳社会保险费。',
    '双方依法参加社会保险并各自承担应缴的部分。',
  ),
  'validity.noncompete-over-two-years': work(
    '竞业限制期限为劳动合同终止后六个月。',
    '竞业限制期限为劳动合同终止后十二个月。',
    '竞业限制期限为劳动合同终止后二十四个月。',
  ),
};
