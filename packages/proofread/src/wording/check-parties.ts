/** 甲方, 乙方 and 丙方 with one character misread or mistyped: 亿方, 由方, 丙放. In: a line. Out: drafts with the party. */
import type { CorrectionDraft } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';

const begin = '(?<=^|[，。；：、（(“"\\s]|[与和及由向为对给经按因若如除])';
/** What a party does, has or is; 以方便 and 由方某 are none. */
const follows =
  '(?=应|须|需|不得|不承|有权|有义|可(?!能)|在|按|于|向|对|为|与|和|及|或|将|已|未|负责|承担|担任|提供|支付|收到|收取|同意|确认|保证|承诺|自|所|如|因|的|拒|逾|违|发|派|工作|人员|指定|书面|作为|委托|授权|代表|签|原因|责任|造成|名下|账户|另|仍|无权|无需|无须|擅|退|接|交付|开具|聘|完成|使用|验收|办理|依|根据|给予|要求|协助|配合|享有|均)';
const letterSlips: readonly (readonly [wrong: string, right: string])[] = [
  ['[申田由假贾佳钾]', '甲'],
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
const ownSide = /(?<=^|[，。；：])己方(?=应|须|不得|有权|可以|负责|承担|无权|未)/g;
const eachSide = /一方|任何|各自|对方|双方|各方|彼此|互|乙方/;

export function checkParties(text: string): readonly CorrectionDraft[] {
  const drafts: CorrectionDraft[] = [];
  const add = (at: number, right: string): void => {
    drafts.push(draftOf(text, at, right));
  };
  for (const { pattern, right } of letterPatterns)
    for (const { index } of text.matchAll(pattern)) if (hasParty(text, index)) add(index, right);
  for (const match of text.matchAll(sideSlip)) add(match.index, `${match.groups?.letter ?? ''}方`);
  for (const { index } of text.matchAll(ownSide))
    if (/甲方|丙方/.test(text) && !eachSide.test(text)) add(index, '乙方');
  return drafts;
}

function hasParty(text: string, at: number): boolean {
  return anyParty.test(text.slice(0, at)) || anyParty.test(text.slice(at + 2));
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
