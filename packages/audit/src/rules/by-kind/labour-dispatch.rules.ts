/** Dispatched work: posts, equal pay, return, term, liability. */
import { levels } from '../../checks/build-rule.ts';
import { daysIn } from '../../checks/find-figures.ts';
import { says } from '../../checks/find-sentences.ts';
import { labourContractLaw } from '../../checks/laws.ts';
import type { Rule } from '../../rule.ts';
import { dispatchRules, labourContractRegulation } from './by-kind-laws.ts';
import { isDispatch, wage } from './labour.words.ts';
import { rulesOf } from './provision-rule.ts';

const dispatch = rulesOf(isDispatch);

const SHORTEST_DISPATCH_DAYS = 725;
const LONGEST_TEMPORARY_DAYS = 185;

export const labourDispatchRules: readonly Rule[] = [
  dispatch.provision({
    id: 'validity.dispatch-return-at-will',
    title: '用工单位可以随时退回派遣人员',
    levels: levels('M/M/M'),
    examines: '退回被派遣劳动者是否限于法定情形',
    reason:
      '用工单位只能在法定情形下退回劳动者，任意退回给劳动者造成损害的，派遣单位与用工单位承担连带责任。',
    basis: [
      labourContractLaw(
        '第六十五条',
        '有第三十九条和第四十条第一项、第二项情形的，可以将劳动者退回派遣单位。',
      ),
      dispatchRules('第十二条', '列明用工单位可以退回被派遣劳动者的情形。'),
    ],
    suggestion:
      '{payer}仅在《中华人民共和国劳动合同法》第六十五条和《劳务派遣暂行规定》第十二条规定的情形下可以退回派遣人员，并应说明理由。',
    ways: [
      [
        /退回/,
        /不得以任何(?:理由|原因)|不得(?:将|退回)|每?退回一人/,
        /派遣|员工|人员/,
        /补偿|违约金|支付|不得/,
      ],
      [
        /退回|退还|更换|清退|遣返|停止使用/,
        /派遣|劳动者|员工|人员/,
        /随时|无条件|任意|无[须需]|不(?:需|必)|单方|根据[^，。；]{0,8}需要|不满意|即时|立即|自行决定/,
      ],
    ],
    unless: /法定情形|第六十五条|第三十九条|(?<!任何[^。；]{0,30})不得(?!以任何|将|退回)|依法|下列情形/,
  }),
  dispatch.provision({
    id: 'validity.dispatch-post-illegal',
    title: '派遣岗位不属于临时性、辅助性、替代性岗位',
    levels: levels('H/M/H'),
    examines: '派遣岗位是否为主营业务岗位或者长期用工、再派遣',
    reason:
      '派遣只能用于临时性（不超过六个月）、辅助性或者替代性岗位，不得用于主营业务的长期岗位，也不得将劳动者再派遣到其他单位。',
    basis: [
      labourContractLaw(
        '第六十六条',
        '派遣只能在临时性、辅助性或者替代性岗位上实施，临时性岗位不超过六个月。',
      ),
      labourContractLaw('第六十二条', '用工单位不得将被派遣劳动者再派遣到其他用人单位。'),
    ],
    suggestion:
      '派遣岗位限于【】等辅助性岗位，派遣人数不超过{payer}用工总量的百分之十，{payer}不得将派遣人员再派遣到其他单位。',
    ways: [
      [
        /主营(?!业务(?:收入|范围))|核心(?:岗位|产线|工序|业务|生产|技术)|关键(?:岗位|工序)|(?:产|流水|装配|生产|组装)线|生产一线|全部(?:生产|岗位)|(?:主要|主力)[^，。；]{0,4}(?:生产|岗位|工序)|管理岗|技术(?:骨干|核心)|(?:长期|常年|固定)(?:性)?(?:岗位|用工|派遣|使用)|所有岗位/,
        /派遣|岗|工序|用工|长期|常年/,
      ],
      [
        /再(?:次)?派遣|转派|调派|派往|安排[^，。；]{0,6}到/,
        /(?:其他|关联|第三方|子公司|下属)[^，。；]{0,6}(?:单位|公司|企业|工厂|工作)/,
      ],
      [/临时性/, /年|月/],
      [/用工(?:总量|总数)|派遣(?:人数|比例)/, /%|百分之|不受/],
    ],
    unless: /不得|不超过(?:六个月|6个月)|除外|非主营|辅助性|替代性|热线|电话/,
    judge: ({ sentence: { text } }) => {
      if (
        /再(?:次)?派遣|转派|调派|派往|安排|主营|核心|关键|生产|主力|线|骨干|长期|常年|固定|管理岗|所有岗位/.test(
          text,
        )
      )
        return {};
      if (/临时性/.test(text)) return daysIn(text).some((days) => days > LONGEST_TEMPORARY_DAYS) ? {} : null;
      return /[1-9]\d%|百分之[一二三四五六七八九]十|不受/.test(text) &&
        !/10%|百分之十[^一二三四五六七八九]/.test(text)
        ? {}
        : null;
    },
  }),
  dispatch.provision({
    id: 'validity.dispatch-unequal',
    title: '派遣人员不同工同酬或者被收取费用',
    levels: levels('M/M/H'),
    examines: '派遣人员的报酬分配办法、加班费、福利及是否向其收费',
    reason: '被派遣劳动者享有同工同酬的权利，派遣单位和用工单位不得向其收取费用或者克扣报酬。',
    basis: [
      labourContractLaw('第六十三条', '被派遣劳动者享有与用工单位同类岗位劳动者同工同酬的权利。'),
      labourContractLaw('第六十条', '不得克扣劳动报酬，派遣单位和用工单位不得向被派遣劳动者收取费用。'),
    ],
    suggestion:
      '派遣人员与{payer}同类岗位员工同工同酬，享受相同的劳动报酬分配办法；双方均不得向派遣人员收取任何费用。',
    ways: [
      [
        /派遣(?:人员|员工|工)|被派遣/,
        /(?:一律|均|不)[^，。；]{0,4}不?(?:享受|享有|发放|参加|适用)|不(?:享受|享有|发放|计发)/,
        /年终奖|奖金|津贴|补贴|福利|工龄|待遇|高温/,
      ],
      [
        /派遣|劳动者|员工|人员|职工|薪酬|工资|待遇/,
        /低于[^，。；]{0,14}(?:正式|同岗|同类|本单位)|不(?:享受|适用|参加|执行)[^，。；]{0,14}(?:福利|奖金|加班|工资调整|同工同酬|薪酬)|(?:正式|同岗|同类|同等岗|在编|本单位|自有|合同制)[^，。；]{0,14}(?:[5-9]\d(?:\.\d+)?%|百分之[五六七八九]|[五六七八九]成|[五六七八九]折|减半|一半)|(?:另|单)(?:行|独)?[^，。；]{0,4}(?:执行|适用)[^，。；]{0,10}(?:派遣工|劳务工)[^，。；]{0,6}(?:标准|办法|体系)/,
      ],
      [
        /派遣|劳动者|员工|人员/,
        /(?:收取|缴纳|交纳|扣除|支付)[^，。；]{0,12}(?:管理费|服务费|中介费|押金|保证金|报名费|培训费)/,
        /从[^，。；]{0,8}工资|向(?:派遣|劳动者|员工)|由(?:派遣|劳动者|员工)/,
      ],
    ],
    unless: /不得|不低于|禁止/,
  }),
  dispatch.provision({
    id: 'validity.dispatch-term-short',
    title: '派遣劳动合同不足二年或者无工作期间不付报酬',
    levels: levels('M/M/M'),
    examines: '派遣单位是否与劳动者订立二年以上固定期限合同并在无工作期间支付最低工资',
    reason:
      '派遣单位应当订立二年以上固定期限劳动合同，无工作期间按最低工资标准按月支付报酬，且不得以非全日制形式用工。',
    basis: [
      labourContractLaw(
        '第五十八条',
        '应当订立二年以上的固定期限劳动合同，无工作期间按最低工资标准按月支付报酬。',
      ),
      labourContractRegulation('第三十条', '不得以非全日制用工形式招用被派遣劳动者。'),
    ],
    suggestion:
      '{performer}应与派遣人员订立二年以上固定期限劳动合同；无工作期间按所在地最低工资标准按月支付报酬。',
    ways: [
      [/劳动合同/, /期限|为期|签订|订立/, /月|年/],
      [/(?:无工作|待岗|退回|待派遣|空档)/, /不(?:支付|发|付|计|承担)|无(?:工资|报酬)|停发/],
      [/非全日制|小时工|劳务协议/, /派遣|招用|签订/],
    ],
    unless: /试用期|竞业|无固定期限|二年以上|两年以上|不少于二年|不得/,
    judge: ({ sentence: { text } }) => {
      if (/无工作|待岗|待派遣|空档|非全日制|小时工|劳务协议/.test(text)) return {};
      const terms = daysIn(text).filter((days) => days > 60);
      return terms.length > 0 && terms.every((days) => days < SHORTEST_DISPATCH_DAYS) ? {} : null;
    },
  }),
  dispatch.provision({
    id: 'liability.dispatch-injury-shifted',
    title: '工伤和用工责任全部由一方承担',
    levels: levels('M/M/M'),
    examines: '派遣人员工伤、赔偿是否全部推给派遣单位',
    reason:
      '用工单位给被派遣劳动者造成损害的，派遣单位与用工单位承担连带责任，内部约定全部由派遣单位承担显失公平。',
    basis: [
      labourContractLaw(
        '第九十二条',
        '用工单位给被派遣劳动者造成损害的，劳务派遣单位与用工单位承担连带赔偿责任。',
      ),
      dispatchRules(
        '第十条',
        '被派遣劳动者在用工单位因工伤亡的，由派遣单位申请认定工伤，用工单位协助，补偿办法可以约定。',
      ),
    ],
    suggestion:
      '派遣人员发生工伤的，{performer}依法申请工伤认定，{payer}协助调查；工伤保险基金以外的费用按双方过错分担。',
    ways: [
      [
        /工伤/,
        /(?:全部|相关|所有|一切)?(?:工伤)?(?:待遇|费用|赔偿|责任)[^。；]{0,20}由(?:甲方|用工单位|乙方|派遣单位)[^，。；]{0,6}承担/,
        /(?:甲方|用工单位|乙方|派遣单位)[^，。；]{0,4}(?:不承担|概不|无[须需]|不负)|全部|一切/,
      ],
      [
        /工伤|伤亡|职业病|人身损害|事故|(?:第三人|第三方|他人|客户|甲方)[^，。；]{0,6}(?:损害|损失|伤害|受伤)|致(?:人|他人|第三)|侵权|侵害/,
        /派遣|劳动者|人员|员工/,
        /(?:全部|均|一律|概)[^，。；]{0,6}由|与(?:甲方|用工单位)无关|(?:甲方|用工单位)[^，。；]{0,6}(?:不承担|免责|概不|无[须需])/,
      ],
    ],
    unless: /过错|连带|协助|分担/,
  }),
  dispatch.absence({
    id: 'subject.dispatch-terms-missing',
    title: '派遣协议缺少岗位、人数、期限、报酬或者社会保险约定',
    levels: levels('M/M/M'),
    examines: '劳务派遣协议的法定内容是否齐备',
    reason:
      '派遣协议应当约定派遣岗位和人员数量、派遣期限、劳动报酬和社会保险费的数额与支付方式以及违反协议的责任。',
    basis: [
      labourContractLaw(
        '第五十九条',
        '劳务派遣协议应当约定岗位和人数、期限、报酬和社会保险费的数额与支付方式以及责任。',
      ),
    ],
    suggestion:
      '派遣岗位为【】，人数【】人，派遣期限自【】至【】；劳动报酬标准为【】，社会保险费由{performer}缴纳、{payer}按【】承担，每月【】日前支付。',
    present: (contract) =>
      says(contract, /岗位/) &&
      says(contract, /人数|\d+[人名]|名员工|人员数量/) &&
      says(contract, /期限/) &&
      says(contract, /社会保险|社保/) &&
      says(contract, wage),
    after: /派遣|内容|岗位/,
  }),
];
