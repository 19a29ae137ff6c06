/** Further one-sided clauses of employment: idle time, copies, open place of work, notice of dismissal. */
import { levels } from '../../../checks/build-rule.ts';
import { daysIn } from '../../../checks/find-figures.ts';
import { labourContractLaw, labourDisputeLaw, labourLaw } from '../../../checks/laws.ts';
import type { Rule } from '../../../rule.ts';
import { wagePaymentRules } from '../../commercial-laws.ts';
import { rulesOf } from '../provision-rule.ts';
import { dismissing, isLabour, wage } from './labour.words.ts';

const { provision } = rulesOf(isLabour);

const NOTICE_DAYS = 30;

export const labourConditionRules: readonly Rule[] = [
  provision({
    id: 'price.labour-idle-unpaid',
    title: '停工、待岗期间不发工资',
    levels: levels('M/H/M'),
    examines: '非因劳动者原因停工、待岗、放假期间是否支付工资',
    reason:
      '非因劳动者原因停工、停产，在一个工资支付周期内应按约定标准支付工资，超过的支付不低于规定标准的生活费，不能不发。',
    basis: [
      wagePaymentRules(
        '第十二条',
        '非因劳动者原因停工、停产在一个工资支付周期内的，应按劳动合同规定的标准支付工资。',
      ),
    ],
    suggestion:
      '非因{performer}原因停工、待岗的，在一个工资支付周期内{payer}按正常标准支付工资，超过一个周期的按当地规定支付生活费。',
    ways: [
      [
        /停工|停产|待岗|放假|歇业|淡季|无订单|没有订单|订单不足|停业|检修|等待派工/,
        /不(?:予|再)?(?:发|支付|计|付|享受|给)|无薪|无(?:工资|报酬)|停发|停薪|自行承担|自谋/,
      ],
    ],
    unless: /不得|因(?:乙方|劳动者|员工)(?:本人)?(?:原因|过错)|法定(?:节)?假/,
    near: wage,
  }),
  provision({
    id: 'signature.labour-copy-kept',
    title: '劳动合同文本只由单位保管',
    levels: levels('M/M/M'),
    examines: '劳动合同文本是否双方各执一份',
    reason:
      '劳动合同文本由用人单位和劳动者各执一份，未交付的由劳动行政部门责令改正，造成损害的承担赔偿责任。',
    basis: [
      labourContractLaw('第十六条', '劳动合同文本由用人单位和劳动者各执一份。'),
      labourContractLaw('第八十一条', '未将劳动合同文本交付劳动者的，责令改正；造成损害的承担赔偿责任。'),
    ],
    suggestion: '本合同一式两份，{payer}和{performer}各执一份，自双方签字、盖章之日起生效。',
    ways: [
      [
        /合同|文本|原件/,
        /(?:均|全部|统一|仅)?由(?:甲方|公司|单位|用人单位|人事|人力资源)[^，。；]{0,8}(?:保管|留存|存档|持有|保存|收存)|(?:一式一份|仅一份|壹份)|不(?:发|交|给|留)[^，。；]{0,6}(?:乙方|员工|劳动者)/,
      ],
    ],
    unless:
      /各执|乙方(?:持|执|留)|劳动者(?:持|执)|档案|一式(?:两|二|三|四|贰|叁)份|证件|证书|培训合同|商业秘密|资料/,
  }),
  provision({
    id: 'subject.labour-place-open',
    title: '工作地点或者岗位约定过于宽泛',
    levels: levels('L/M/M'),
    examines: '工作地点、岗位是否写成全国、甲方指定等没有边界的内容',
    reason:
      '工作地点和工作内容是必备条款，写成“全国”“甲方业务所及”“服从安排”，等于允许单方变更，视为约定不明确。',
    basis: [labourContractLaw('第十七条', '劳动合同应当具备工作内容和工作地点。')],
    suggestion: '{performer}的工作岗位为【】，工作地点为【】市【】区；变更须双方协商一致并书面确认。',
    ways: [
      [
        /工作地点|工作城市|办公地点|工作区域|上班地点/,
        /全国|全球|全省|境内(?:各地|任何)|任何(?:城市|地区|地点)|各(?:分支|门店|项目|地)|(?:甲方|公司|单位)(?:随时)?(?:指定|安排|业务|所在)[^，。；]{0,12}(?:地|城市|区域|为准)|不固定|不限于/,
      ],
      [
        /(?:工作)?(?:岗位|内容|职责)(?:为|：|由)[^，。；]{0,6}(?:甲方|公司|单位)[^，。；]{0,10}(?:指定|安排|分配|确定|临时)|(?:岗位|工作内容)[^，。；]{0,6}不固定/,
      ],
    ],
    unless: /[市区县镇]各|出差|协商|书面(?:同意|变更)|不得/,
  }),
  provision({
    id: 'validity.labour-dismiss-notice-short',
    title: '单位解除的通知期短于三十日',
    levels: levels('M/H/M'),
    examines: '无过失解除是否提前三十日通知或者支付一个月工资',
    reason:
      '因不能胜任、医疗期满、客观情况变化解除的，须提前三十日书面通知或者额外支付一个月工资；裁员须提前三十日说明情况并听取意见。',
    basis: [
      labourContractLaw('第四十条', '提前三十日以书面形式通知劳动者本人或者额外支付一个月工资后，可以解除。'),
      labourContractLaw(
        '第四十一条',
        '裁减人员应提前三十日向工会或者全体职工说明情况，听取意见并报告劳动行政部门。',
      ),
      labourLaw('第二十六条', '无过失解除劳动合同的，应当提前三十日以书面形式通知劳动者本人。'),
    ],
    suggestion:
      '{payer}依照《中华人民共和国劳动合同法》第四十条解除合同的，应提前三十日书面通知{performer}或者额外支付一个月工资，并依法支付经济补偿。',
    ways: [
      [/(?:甲方|公司|单位|用人单位)[^。；]{0,40}提前[^，。；]{0,10}(?:日|天|周)/, dismissing],
      [/裁员|裁减|经济性裁/, /无[须需]|不(?:需|必|再|支付|另)|随时|自行决定|直接/],
    ],
    unless: /(?:乙方|劳动者|员工)[^，。；]{0,8}提前|试用期内?(?:乙方)?提前|不得|三十日|30日|三十天|30天/,
    judge: ({ sentence: { text } }) =>
      /裁/.test(text) ||
      daysIn(/提前[^，。；]{0,12}/.exec(text)?.[0] ?? '').some((days) => days > 0 && days < NOTICE_DAYS)
        ? {}
        : null,
  }),
  provision({
    id: 'dispute.labour-claim-deadline',
    title: '缩短劳动者主张权利的期限',
    levels: levels('M/H/M'),
    examines: '工资、加班费、补偿是否必须在很短期限内提出否则视为放弃',
    reason:
      '劳动争议申请仲裁的时效为一年，在职期间追索劳动报酬不受此限；约定数日内不提异议即视为认可、放弃的，没有约束力。',
    basis: [
      labourDisputeLaw(
        '第二十七条',
        '申请仲裁的时效期间为一年；劳动关系存续期间因拖欠劳动报酬发生争议的不受限制。',
      ),
    ],
    suggestion: '{performer}对工资、考勤有异议的，可以随时提出核对，不影响其依法主张权利。',
    ways: [
      [
        /工资|薪|加班|考勤|补偿|绩效|奖金|异议|争议/,
        /(?:日|天|周|月|时)内(?:未|不|没有?)[^，。；]{0,10}(?:提出|异议|申请|主张|反馈|书面)|逾期(?:未|不)?(?:提出|主张)?/,
        /视为(?:认可|放弃|同意|确认|无异议|接受)|不再受理|丧失|不予(?:受理|补发|处理)|自动放弃/,
      ],
    ],
    unless: /不视为|不影响|旷工|报销|请假|送达/,
  }),
];
