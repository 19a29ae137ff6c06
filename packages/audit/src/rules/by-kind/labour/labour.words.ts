/** Classes of synonyms in contracts about a person's work. */
import { readNumber } from '@wenjian/contract';
import { DIGITS } from '../../../checks/find-figures.ts';
import { answeredOnce, hasRole, isTitled } from '../provision-rule.ts';

/** Contracts of an employee with an employer, under whatever title. */
export const isLabour = answeredOnce(
  (contract) =>
    contract.type.type === 'labour' ||
    (hasRole(contract, /用人单位|劳动者|员工|雇员|职工|聘用单位|受聘/) &&
      !isTitled(contract, /法律顾问|律师/)) ||
    isTitled(
      contract,
      /劳动(?!争议)|聘用(?![^，。；]{0,4}顾问)|(?<!顾问)聘用|雇佣|竞业|服务期|入职|离职|实习|非全日制/,
    ),
);

export const isDispatch = answeredOnce(
  (contract) => isTitled(contract, /派遣/) || hasRole(contract, /派遣|用工单位/),
);

/** A ban on competing may also stand in a contract of confidentiality or in one of founders. */
export const speaksOfCompetition = answeredOnce(
  (contract) =>
    isLabour(contract) ||
    isTitled(contract, /竞业|保密|股东|增资|投资|合伙/) ||
    contract.type.type === 'confidentiality',
);

export const worker = /乙方|劳动者|员工|职工|雇员|受聘|本人|派遣人员|被派遣/;
export const resigning =
  /辞职|辞工|请辞|离职(?:须|应|需|要|的|申请|，)|单方(?:解除权|终止劳动)|请求离职|要求离职|(?:乙方|劳动者|员工|本人|其)[^，。；]{0,8}(?:离职|解除(?:本|劳动)?(?:合同|关系)|解约|离开(?!后))|离开(?:岗位|公司|甲方|单位)(?!后)|提出(?:离职|解除)|跳槽|申请离职|想走|不干了/;
export const dismissing =
  /解除|辞退|解聘|终止|开除|解雇|清退|劝退|淘汰|除名|裁(?:员|减)|不再(?:聘用|录用|续签)|解约|不予续用|结束(?:聘用|用工)|劳动关系[^，。；]{0,4}结束|自动离职|自行离职|走人|离岗|退回/;
export const wage = /工资|薪酬|薪资|月薪|薪水|报酬|待遇|底薪|提成|奖金|绩效|津贴|补贴/;
export const insurance =
  /社会保险|社保|五险|养老(?:保险|金)|医疗保险|医保|工伤保险|失业保险|生育保险|参保|统筹/;
export const overtime =
  /加班|延长工(?:作时间|时)|延长劳动时间|延时工作|超时(?:工作|劳动)|加点|(?:工作日|平日)?(?:晚间|夜间|周末|节假日|休息日|双休日|法定假)[^，。；]{0,8}(?:工作|上班|值班|出勤|到岗|提供劳动)/;
export const withheld =
  /扣(?:除|发|减|罚|留|押|回|款|掉|下|当月|全)|不(?:予|再|计|另)?(?:发放|支付|结算|发|付|给|退)|停发|缓发|少发|减发|抵扣|没收|罚(?:款|没|金)|克扣|暂缓(?:发放|支付)|冲抵|抵作|作废|清零|视为放弃|自动放弃|丧失|不享受|不享有|归(?:公司|甲方|单位)|不得领取|无权(?:领取|主张|要求)/;
export const training = /培训|进修|深造|学习|认证|研修|轮训|培养|考证|带教/;
export const servicePeriod = /服务期|服务满|服务不少于|服务年限|工作满|干满|服务至/;
export const motherhood = /怀孕|孕期|孕妇|妊娠|产期|产假|分娩|哺乳|生育|生孩子|三期|流产|产检|备孕|婚育/;
export const illness = /医疗期|患病|生病|得病|染病|病假|病休|养病|住院|手术|非因工负伤|伤病|因病/;

/** Hours named in a text. */
export function hoursIn(text: string): readonly number[] {
  return [...text.matchAll(HOURS)].map(
    ([said, count = '']) => (readNumber(count) ?? 0) + (said.includes('个半') ? HALF : 0),
  );
}

const HALF = 0.5;
const HOURS = new RegExp(`(${DIGITS})个?半?(?:小时|工时|钟头)`, 'g');
