/** 甲方, 乙方 and 丙方 with one character misread or mistyped: 亿方, 由方, 丙放. In: a line. Out: drafts with the party. */
import type { CorrectionDraft } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';

const begin = '(?<=^|[，。；：、（(“"\\s]|[与和及由向为对给经按因若如除至归还])';
/** 以方便, 由方某 and 以方案 speak of something else. */
const follows =
  '(?=[\\u4e00-\\u9fff，。；、）])(?![便案式法向形某能才可知位面针圆块差程米量石料工总]|先生|女士|经理|代表|为有|为准|得)';
const letterSlips: readonly (readonly [wrong: string, right: string])[] = [
  ['[申田由假贾佳钾曱]', '甲'],
  ['[已巳以亿忆艺义乞]', '乙'],
  ['[内炳柄秉]', '丙'],
];
/** Another party beside it says that parties are meant. */
const anyParty = /[甲乙丙丁]方|甲、乙|甲乙|双方|各方|本合同|本协议/;
const sideSlip = new RegExp(`${begin}(?<letter>[甲乙丙丁])[万力放芳房访防坊纺仿]${follows}`, 'g');
const letterPatterns = letterSlips.map(([wrong, right]) => ({
  pattern: new RegExp(`${begin}${wrong}方${follows}`, 'g'),
  right: `${right}方`,
}));
/** 己方 is one's own side; as the one who shall do something beside a named party it is 乙方. */
const ownSide =
  /(?<=^|[，。；：因由]|由于)己方(?=应|须|不得|有权|可以|负责|承担|无权|未|逾期|违约|提供|支付|交付|自愿|同意|保证|将|按)/g;
const NEAR = 120;
const eachSide = /一方|任何|各自|对方|双方|各方|彼此|互|乙方/;

/** 乙应方在…: the verb has slipped into the name. */
const splitName =
  /(?<=^|[，。；：、\s])(?<letter>[甲乙丙丁])(?<verb>应|有|须|可|不|将|未|按|若|如|已|对|自|在)方(?=[\u4e00-\u9fff])(?![案式法向便面])/g;

/** At the head of a clause as the one who shall do something, no other party beside it. */
const loneLetter =
  /(?<=^|[。；])[申田由]方(?=应(?!用)|须|逾期|有权|不得|未|同意|负责|承担|保证|违约|支付|提供|可以|无权|自愿)/g;
/** 需万应: the one who shall do something. */
const sideOfRole = /(?<=^|[，。；：])(?<role>[需供买卖])[万力](?=应(?!用)|须|不得|有权|在收|于收|未|逾期)/g;
/** 甲、乙、两三方: three parties. */
const thirdParty = /(?<=甲方?[、和]乙方?[、和])[两内炳柄并](?=方?(?:三方|[，。；]))/g;
/** 甲方有权要求己方…: the one of whom a named party may ask something. */
const askedSide =
  /(?<=(?:要求|通知|向|催告|告知|责令|委托|授权|督促|与|交付|移交|退还|返还)|[由因对])己方(?=的(?:还款|付款|债务|违约|履约|交付|交货)|[^的之])(?!人员|员工|工作|代表|原因|利益|权益|立场|名义|技术|财产|保险|责任|知识|账户|资料|股东|财务)/g;

/** 从应付给己方的货款中扣除: what a named party owes is owed to the other. */
const owedSide =
  /(?<=(?:付|退还|返还|赔偿|交付)给)己方(?=的(?:货款|工程款|价款|款项|费用|租金|服务费|报酬|保证金|尾款|设计费))/g;
/** 甲、已、丙三方. */
const secondParty = /(?<=甲方?[、和])[已己巳亿](?=方?[、和](?:丙|丁))/g;
/** 甲方付清尾款后，一方应在三日内移交: beside one party that is named, 一方 is the other. */
const otherSide =
  /(?<=^|[，；]|由)一方(?=应(?!当事)[^，。；]{0,16}(?:移交|交付|支付|付清|提供|返还|退还|办理|完成|开具|赔偿)|(?:办理|负责|承担|提供|移交)[，。；])/g;
const anySide =
  /丙方|另行|另签|[若如]由|解除后|终止后|无效|另一方|任[何一]|[双各多]方|对方|彼此|当事|乙方|守约|违约|每一方|的一方|一方[^。]{0,80}一方/;

/** 甲方付清尾款后，一方应移交; 一方移交，由甲方付清. */
const firstActs =
  /甲方(?!的|为|场地|提供的)[^，。；]{0,10}(?:付|支付|验收|交付|交齐|提供|结清|收到)|[，；][^，。；]{0,8}由甲方/;

export function checkParties(text: string): readonly CorrectionDraft[] {
  const drafts: CorrectionDraft[] = [];
  const add = (at: number, right: string): void => {
    drafts.push(draftOf(text, at, right));
  };
  for (const { pattern, right } of letterPatterns)
    for (const { index } of text.matchAll(pattern)) if (hasParty(text, index)) add(index, right);
  for (const match of text.matchAll(sideSlip)) add(match.index, `${match.groups?.letter ?? ''}方`);
  for (const match of text.matchAll(splitName)) {
    const { letter = '', verb = '' } = match.groups ?? {};
    add(match.index, `${letter}方${verb}`);
  }
  for (const match of text.matchAll(sideOfRole)) add(match.index, `${match.groups?.role ?? ''}方`);
  for (const { index } of text.matchAll(loneLetter)) add(index, '甲方');
  for (const { index } of text.matchAll(thirdParty)) add(index, '丙');
  for (const { index } of text.matchAll(secondParty)) add(index, '乙');
  for (const { index } of text.matchAll(otherSide))
    if (isBesideFirst(text, index))
      drafts.push({ ...draftOf(text, index, '乙方'), tier: 'suspect', confidence: 0.8 });
  for (const { index } of [ownSide, askedSide, owedSide].flatMap((pattern) => [...text.matchAll(pattern)]))
    if (isOfNamed(text.slice(Math.max(0, index - NEAR), index + NEAR))) add(index, '乙方');
  return drafts;
}

function isBesideFirst(text: string, at: number): boolean {
  const sentence = (text.slice(0, at).split('。').at(-1) ?? '') + (text.slice(at).split('。')[0] ?? '');
  return firstActs.test(sentence) && !anySide.test(sentence);
}

function isOfNamed(around: string): boolean {
  return /甲方|丙方/.test(around) && !eachSide.test(around);
}

function hasParty(text: string, at: number): boolean {
  return (
    anyParty.test(text.slice(Math.max(0, at - NEAR), at)) || anyParty.test(text.slice(at + 2, at + NEAR))
  );
}

function draftOf(text: string, start: number, suggestion: string): CorrectionDraft {
  const end = start + suggestion.length;
  return {
    start,
    end,
    suggestion,
    ruleId: 'typo.confusion.party',
    family: 'typo',
    tier: 'error',
    confidence: 0.96,
    reason: proofreadText.pairBecause(text.slice(start, end), suggestion, proofreadText.partyName),
  };
}
