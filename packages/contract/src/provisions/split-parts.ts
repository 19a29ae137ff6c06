/** Cuts a sentence into its parts and tells conditions, exceptions and consequences apart. */
import type { PartKind } from './provision.ts';

export interface RawPart {
  readonly kind: PartKind;
  readonly from: number;
  readonly to: number;
}

/** 未提出异议的视为合格: drafters leave the comma out. */
const PART = /[^，；：。！？]{1,600}?(?:[，；：。！？]|(?=即视[为同作])|(?<=的)(?=视[为同作])|$)/g;

const opensCondition =
  /^(?:[\d.、（）()一二三四五六七八九十第条款项\s]{0,8})(?:但|且|并|同时|如该)?(?:如果?|若|倘若?|一旦|凡|当(?!事|日|地|天|即)|因|由于|遇|待(?!定|遇)|只要|无论|不论|不管|未经|逾期|在[^，；。]{2,24}(?:时|后|前|内|下)$)/;
const closesCondition =
  /(?:(?<!(?:目|标|有|似))的|时|(?<![然今此最])后|(?<![日目])前|情况下?|情形下?|之日起?|以内|期间|原因)[，：]?$/;
const excepting =
  /^(?:[\d.、（）()\s]{0,8})?(?:但)?除(?!了?[^，；。]{0,6}支付)|除外|不在此限|另有约定|除非|以外的?[，。；]?$/;

/** What stands before 视为 is the case, however it ends: 两日内未回复，视为接受. */
const deeming = /^(?:即|则|均|应|也|一律)?(?:视[为同作]|推定为?)/;
const LONGEST_OPENING = 6;

export function splitParts(text: string): readonly RawPart[] {
  const parts: RawPart[] = [];
  let isAfterCondition = false;
  for (const { index, 0: words } of text.matchAll(PART)) {
    const to = index + words.length;
    const isBeforeDeemed = deeming.test(text.slice(to, to + LONGEST_OPENING));
    const kind = isBeforeDeemed ? 'condition' : kindOf(words, to >= text.length, isAfterCondition);
    if (kind === 'condition') isAfterCondition = true;
    parts.push({ kind, from: index, to });
  }
  return parts;
}

/** The last part of a sentence is what happens, however it ends. */
function kindOf(words: string, isLast: boolean, isAfterCondition: boolean): PartKind {
  if (excepting.test(words)) return 'exception';
  if (!isLast && (opensCondition.test(words) || closesCondition.test(words))) return 'condition';
  return isAfterCondition ? 'consequence' : 'statement';
}
