/** Part-time work, separate probation contracts, and what a labour contract must contain. */
import { sentencesOf } from '@wenjian/contract';
import { levels } from '../../../checks/build-rule.ts';
import { daysIn } from '../../../checks/find-figures.ts';
import { says } from '../../../checks/find-sentences.ts';
import { labourContractLaw } from '../../../checks/laws.ts';
import type { Rule } from '../../../rule.ts';
import { occupationalDiseaseLaw } from '../by-kind-laws.ts';
import { answeredOnce, isTitled, rulesOf } from '../provision-rule.ts';
import { hoursIn, isLabour, wage } from './labour.words.ts';

const { provision, absence } = rulesOf(isLabour);
const isPartTime = answeredOnce(
  (contract) =>
    isTitled(contract, /非全日制|小时工|钟点/) ||
    says(contract, /(?:本合同|本协议|双方|乙方|实行)[^。；]{0,12}非全日制/),
);
const partTime = rulesOf(isPartTime);
/** A whole labour contract, not an agreement beside it. */
const isWhole = answeredOnce(
  (contract) =>
    contract.type.type === 'labour' &&
    isTitled(contract, /劳动合同|聘用合同|劳动协议/) &&
    !isTitled(contract, /培训|服务期|竞业|保密|补充|变更|解除/) &&
    sentencesOf(contract).length > 25,
);

const PART_TIME_HOURS = 4;
const PART_TIME_PAY_DAYS = 15;

export const labourFormRules: readonly Rule[] = [
  provision({
    id: 'validity.probation-separate',
    title: '试用期单独签订合同或者先试用后签约',
    levels: levels('M/H/H'),
    examines: '试用期是否包含在劳动合同期限内',
    reason:
      '劳动合同仅约定试用期的，试用期不成立，该期限为劳动合同期限；试用合格后再签劳动合同还会产生二倍工资。',
    basis: [
      labourContractLaw('第十九条', '试用期包含在劳动合同期限内；仅约定试用期的，试用期不成立。'),
      labourContractLaw('第八十二条', '超过一个月未订立书面劳动合同的，每月支付二倍的工资。'),
    ],
    suggestion: '试用期包含在本合同期限内，{payer}自用工之日起与{performer}订立书面劳动合同。',
    ways: [
      [
        /试用|试岗|考察期|见习|实习期/,
        /(?:满|合格|通过|结束|转正)[^。；]{0,16}(?:再|后|方|另行?|正式)[^，。；]{0,8}(?:签|订立|签署)[^，。；]{0,6}(?:劳动|正式|聘用)?合同/,
      ],
      [
        /试用|试岗|考察期|见习/,
        /不(?:计入|包含在|包括在|算)[^，。；]{0,8}(?:合同|劳动|期限|工龄)|单独(?:签订|约定|计算)|在[^，。；]{0,8}合同期限之外|另计/,
      ],
      [/试工|试岗|试用|考察/, /不(?:发|支付|计|付)[^，。；]{0,6}(?:工资|报酬|薪)|无(?:工资|薪|报酬)|无偿/],
    ],
    unless: /软件|设备|产品|客户|订阅|不得|(?<!不)包含在|培训/,
  }),
  provision({
    id: 'validity.probation-dismissal',
    title: '试用期内可以不说明理由解除',
    levels: levels('M/H/M'),
    examines: '试用期解除是否以不符合录用条件等法定理由为前提',
    reason: '试用期内单位也须证明不符合录用条件等法定情形并说明理由，不能随时无理由解除。',
    basis: [labourContractLaw('第二十一条', '试用期中除法定情形外不得解除；解除的，应当向劳动者说明理由。')],
    suggestion: '试用期内{performer}被证明不符合录用条件的，{payer}可以解除本合同，并应当说明理由。',
    ways: [
      [
        /试用|试岗|考察期|见习/,
        /解除|辞退|解聘|终止|走人|淘汰|不予录用|停止试用|退回/,
        /随时|任意|无[须需][^，。；]{0,8}(?:理由|补偿|说明)|不(?:需|必|作)?[^，。；]{0,4}(?:说明|理由|解释)|单方|立即|不满意|不合适|自行决定|主观|一句话|认为[^，。；]{0,8}不/,
      ],
    ],
    unless: /非全日制|不得|应当说明|乙方[^，。；]{0,14}(?:可以|通知)解除|录用条件|提前三日|提前3日/,
  }),
  partTime.provision({
    id: 'validity.part-time-limits',
    title: '非全日制用工超出法定限制',
    levels: levels('M/H/M'),
    examines: '非全日制用工的工时、试用期和结算周期是否符合法定限制',
    reason:
      '非全日制用工每日一般不超过四小时、每周不超过二十四小时，不得约定试用期，报酬结算周期不超过十五日；超出的按全日制处理。',
    basis: [
      labourContractLaw('第六十八条', '平均每日不超过四小时，每周累计不超过二十四小时。'),
      labourContractLaw('第七十条', '不得约定试用期。'),
      labourContractLaw('第七十二条', '劳动报酬结算支付周期最长不得超过十五日。'),
    ],
    suggestion:
      '{performer}平均每日工作不超过四小时、每周累计不超过二十四小时，不约定试用期，报酬每十五日结算支付一次。',
    ways: [
      [/试用期|考察期|试工/],
      [/每[日天][^，。；]{0,12}小时/],
      [wage, /按月|每月|次月|月底|月结|十五日|15日|结算周期/],
    ],
    unless: /不(?:约定|设|得)|不超过|小时工资|全日制劳动合同/,
    judge: ({ sentence: { text } }) => {
      if (/试用期|考察期|试工/.test(text)) return {};
      if (/每[日天]/.test(text) && hoursIn(text).length > 0)
        return hoursIn(text).some((hours) => hours > PART_TIME_HOURS) ? {} : null;
      return /按月|每月|次月|月底|月结/.test(text) || daysIn(text).some((days) => days > PART_TIME_PAY_DAYS)
        ? {}
        : null;
    },
  }),
  absence({
    id: 'subject.labour-protection-missing',
    title: '未约定劳动保护、劳动条件和职业危害防护',
    levels: levels('M/M/M'),
    examines: '用人单位是否提供劳动保护、劳动条件',
    reason: '劳动保护、劳动条件和职业危害防护是劳动合同的必备条款；有职业危害的岗位还应如实告知。',
    basis: [
      labourContractLaw('第十七条', '劳动合同应当具备劳动保护、劳动条件和职业危害防护条款。'),
      occupationalDiseaseLaw(
        '第三十三条',
        '订立劳动合同时应当如实告知职业病危害及其后果、防护措施和待遇，并在合同中写明。',
      ),
    ],
    suggestion:
      '{payer}按照国家有关规定提供符合安全卫生要求的工作条件和劳动防护用品；岗位存在职业病危害的，如实告知并采取防护措施；对女职工实行特殊劳动保护。',
    applies: isWhole,
    present: /劳动(?:安全|保护|条件|防护)|职业(?:病|危害|卫生)|防护(?:用品|措施)|安全(?:生产|卫生|培训|保护)/,
    proof:
      /(?:提供|配备|发放|发给|采取|建立|改善)[^。；]{0,30}(?:劳动(?:安全|保护|条件|防护)|职业(?:病|危害|卫生)|防护|安全(?:生产|卫生))/,
    proofUnless: /乙方(?:应|须|自行|自)|不(?:提供|发放|负责)|费用由|扣除|押金/,
    after: /社会保险|福利|休假|报酬/,
  }),
  absence({
    id: 'subject.labour-insurance-missing',
    title: '未约定社会保险',
    levels: levels('M/M/M'),
    examines: '是否约定参加、办理社会保险',
    reason: '社会保险是劳动合同的必备条款，缺少时容易发生漏缴和补缴争议。',
    basis: [labourContractLaw('第十七条', '劳动合同应当具备社会保险条款。')],
    suggestion:
      '{payer}自用工之日起三十日内为{performer}办理社会保险登记，依法按时足额缴纳社会保险费，个人部分由{payer}代扣代缴。',
    applies: isWhole,
    present: /社会保险|社保|五险|养老保险/,
    proof:
      /(?:参加|缴纳|办理|缴存)[^。；]{0,16}(?:社会保险|社保|五险|养老)(?!关系)|(?:社会保险|社保|五险|养老)(?!关系)[^。；转]{0,20}(?:参加|缴纳|办理|缴存)/,
    proofUnless:
      /个人信息|隐私|证件|自愿|放弃|自行|试用期|不(?:参加|缴|办|为)|补贴|代扣代缴|由乙方(?:缴|承担|负担)/,
    after: /报酬|工资|休假/,
  }),
  absence({
    id: 'price.labour-wage-missing',
    title: '未约定劳动报酬的数额或者支付时间',
    levels: levels('M/M/M'),
    examines: '劳动合同是否写明工资数额和发放日',
    reason: '劳动报酬是劳动合同的必备条款，数额或者发放时间不明确时双方容易发生争议。',
    basis: [labourContractLaw('第十七条', '劳动合同应当具备劳动报酬条款。')],
    suggestion: '{performer}的月工资为人民币【】元，{payer}于每月【10】日前以银行转账方式支付上月工资。',
    applies: isWhole,
    present: (contract) =>
      says(contract, wage) &&
      says(
        contract,
        /每月[^。；]{0,16}[日号]|(?:次月|当月)[^，。；]{0,8}[日号]|[日号]前[^，。；]{0,12}(?:发放|支付)|按月|发薪日|日结|周结/,
      ),
    after: /工作时间|休假|工作内容/,
  }),
];
