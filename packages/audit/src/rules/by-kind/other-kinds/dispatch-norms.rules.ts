/** Dispatched and contracted workers: waiting without pay, late insurance, sent back for illness, passed on, hired too briefly. */
import { levels } from '../../../checks/build-rule.ts';
import { daysIn } from '../../../checks/find-figures.ts';
import { labourContractLaw, socialInsuranceLaw } from '../../../checks/laws.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { dispatchRules } from '../by-kind-laws.ts';

const isDispatch = about(/派遣/);
const isOfWorkers = about(/派遣|外包|劳务|用工|驻场|保安|保洁|家政|岗位/);
const LEAST_DISPATCH_DAYS = 720;

export const dispatchNormRules: readonly Rule[] = [
  provisionRule({
    id: 'price.dispatch-idle-unpaid',
    title: '退回待岗期间不发报酬',
    family: 'price',
    applies: isDispatch,
    levels: levels('M/M/H'),
    examines: '派遣人员在没有工作期间是否按最低工资标准按月支付报酬',
    reason: '被派遣劳动者在无工作期间，派遣单位应当按照所在地最低工资标准按月支付报酬，不发的约定无效。',
    basis: [
      labourContractLaw(
        '第五十八条',
        '被派遣劳动者在无工作期间，劳务派遣单位应当按照最低工资标准，向其按月支付报酬。',
      ),
      dispatchRules('第十二条', '被派遣劳动者退回后在无工作期间，按不低于最低工资标准按月支付报酬。'),
    ],
    suggestion: '派遣人员退回后无工作期间，{performer}按不低于所在地最低工资标准按月支付报酬。',
    ways: [
      [
        /退回|待岗|待派|待命|等待|无工作|没有工作|空档|重新派遣|停工|无岗/,
        /不(?:予|再|另|作)?(?:计(?:发|付|算)?|发(?:放|给)?|支付|给付|享有|给|结算|付)[^，。；]{0,8}(?:报酬|工资|薪|生活费|补贴)|无(?:报酬|工资|薪)|(?:报酬|工资|薪酬|待遇)[^，。；]{0,8}(?:停发|暂停|不计|不发|不支付|为零|自行)|停(?:发|薪)/,
      ],
    ],
    unless: /不得(?:停发|不发)|最低工资|未完成工作|旷工/,
  }),
  provisionRule({
    id: 'validity.workers-insurance-late',
    title: '人员满一定时间、稳定后才参加社会保险',
    family: 'validity',
    applies: isOfWorkers,
    levels: levels('H/H/H'),
    examines: '派遣、外包人员是否自用工之日起三十日内参加社会保险',
    reason:
      '应当自用工之日起三十日内办理社会保险登记，等人员稳定、满数月后再参保违法，期间工伤由用人单位自付。',
    basis: [
      socialInsuranceLaw('第五十八条', '用人单位应当自用工之日起三十日内为职工申请办理社会保险登记。'),
      socialInsuranceLaw('第六十条', '用人单位应当自行申报、按时足额缴纳社会保险费。'),
    ],
    suggestion: '{performer}自用工之日起三十日内为全部人员办理社会保险登记并足额缴费，按月提供缴费凭证。',
    ways: [
      [
        /参保|社会保险|社保|五险|工伤保险/,
        /(?:满[^，。；]{0,6}(?:个月|月|年|天|日)|稳定|转正|试用期?满|试用期(?:过|结束|通过)|考核(?:合格|通过))[^，。；]{0,8}(?:后|才|再|方可|的)[^。；]{0,20}(?:参保|缴|办理|购买|上)|第[二三四五六七八九十2-9]个?月(?:起|开始)[^，。；]{0,12}(?:参保|缴|办理|购买)|次年[^，。；]{0,8}(?:起|再|才)[^，。；]{0,8}(?:参保|缴|办理)/,
      ],
    ],
    unless:
      /(?:三十|30)日内|不得|用工之日|入职(?:当月|之日|当日)|上岗(?:前|当日|之日)|商业(?:意外)?(?:保险|险)|解除|离职|停保|退休|年龄/,
  }),
  provisionRule({
    id: 'validity.dispatch-return-illness',
    title: '派遣人员怀孕、患病或者订单减少即退回',
    family: 'validity',
    applies: isDispatch,
    levels: levels('H/H/H'),
    examines: '是否因怀孕、患病、工伤或者订单减少直接退回派遣人员',
    reason:
      '医疗期、孕期、产期、哺乳期内的人员不得退回，订单减少须达到经济性裁员等法定情形；违法退回的连带赔偿。',
    basis: [
      labourContractLaw('第六十五条', '用工单位退回被派遣劳动者限于法定情形。'),
      labourContractLaw('第四十二条', '患病在医疗期内、孕期、产期、哺乳期的，不得依无过失的规定解除。'),
      dispatchRules('第十三条', '有第四十二条情形的，派遣期限届满前不得退回。'),
    ],
    suggestion:
      '{payer}仅在法定情形下退回派遣人员；患病医疗期、工伤、孕期、产期、哺乳期内不得退回，派遣期限届满的延续至相应情形消失。',
    ways: [
      [
        /退回|退换|退还给?(?:派遣|乙方)|撤换|调回/,
        /怀孕|孕期|产期|哺乳|病假|患病|生病|医疗期|工伤|负伤|(?:订单|业务|产量|任务)[^，。；]{0,4}(?:减少|下滑|不足|萎缩|淡季)|淡季/,
      ],
    ],
    unless: /不得(?:将其?)?(?:退回|以)|期满后|届满后|医疗期满|经济性裁员|第四十一条|协商一致|延续至|不予退回/,
  }),
  provisionRule({
    id: 'validity.dispatch-passed-on',
    title: '派遣人员再派到其他单位',
    family: 'validity',
    applies: isDispatch,
    levels: levels('H/H/H'),
    examines: '用工单位是否把派遣人员再派遣到其他用人单位',
    reason: '用工单位不得将被派遣劳动者再派遣到其他用人单位，再派遣会使责任主体不清并受处罚。',
    basis: [labourContractLaw('第六十二条', '用工单位不得将被派遣劳动者再派遣到其他用人单位。')],
    suggestion: '{payer}不得将派遣人员再派遣到其他单位（包括关联公司）工作。',
    ways: [
      [
        /再(?:次)?派(?:遣|往|驻|到)|转派|(?:派|调配|安排|借调|支援)[^，。；]{0,6}(?:至|到|往|去)[^，。；]{0,14}(?:关联|子公司|兄弟|其他(?:单位|公司|企业)|客户(?:单位|处|工厂)|第三方)/,
        /可以?|有权|根据|随时|服从|配合|应|视/,
      ],
    ],
    unless: /不得|严禁|禁止|不(?:会|再)(?:将|把)/,
  }),
  provisionRule({
    id: 'validity.dispatch-term-split',
    title: '连续用工分割成数个短期派遣协议',
    family: 'validity',
    applies: isDispatch,
    levels: levels('M/M/M'),
    examines: '是否把连续用工期限分割订立数个短期派遣协议',
    reason: '用工单位应当按岗位的实际需要确定派遣期限，不得把连续用工期限分割订立数个短期派遣协议。',
    basis: [labourContractLaw('第五十九条', '不得将连续用工期限分割订立数个短期劳务派遣协议。')],
    suggestion: '派遣期限按岗位的实际需要一次确定，不分割为数个短期协议。',
    ways: [
      [
        /派遣(?:协议|期限)|协议/,
        /(?:每|按)(?:满)?(?:[一二三两\d]+个?月|季度?|月)[^，。；]{0,8}(?:重新|另行|一签|签订?一次|续签)|[一二三两\d]+个?月一签|分(?:期|段|次|割)[^，。；]{0,6}(?:签|订立)/,
      ],
    ],
    unless: /不得|禁止|结算|对账|付款/,
  }),
  provisionRule({
    id: 'termination.dispatch-contract-short',
    title: '派遣单位与人员的劳动合同不足二年',
    family: 'termination',
    applies: isDispatch,
    levels: levels('M/M/H'),
    examines: '派遣单位与被派遣劳动者是否订立二年以上固定期限劳动合同',
    reason:
      '派遣单位应当与被派遣劳动者订立二年以上的固定期限劳动合同，期限更短的不合法，用工单位也有连带风险。',
    basis: [
      labourContractLaw('第五十八条', '劳务派遣单位应当与被派遣劳动者订立二年以上的固定期限劳动合同。'),
    ],
    suggestion: '{performer}与派遣人员订立二年以上的固定期限劳动合同，并将合同副本交{payer}备查。',
    ways: [
      [
        /劳动合同/,
        /(?:订立|签订|签署|签)[^，。；]{0,20}(?:年|月)|劳动合同(?:的)?期限|(?:年|月)期(?:限)?(?:的)?劳动合同/,
        /派遣(?:人员|员工|劳动者|单位)|员工|劳动者|PERFORMER/,
      ],
    ],
    unless:
      /(?:二|两|2|三|3)年(?:以上|及以上)|不(?:少于|低于)(?:二|两|2)年|日内|内(?:与|签)|解除|终止|工作年限/,
    judge: ({ sentence: { text } }) => {
      const found = daysIn(text);
      const isShort = found.length === 1 && found.every((count) => count > 27 && count < LEAST_DISPATCH_DAYS);
      return isShort ? { detail: '劳动合同期限少于法定的二年。' } : null;
    },
  }),
];
