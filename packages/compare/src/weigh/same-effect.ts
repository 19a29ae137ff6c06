/**
 * In: two sentences. Out: the same two in one form of words, where one says in another construction what the other says: 享有查阅
 * 账簿的权利 and 有权查阅账簿. Null where no such construction stands on one side only. Promise: swapping them swaps the result; a
 * sentence keeps its effect.
 */

import { inPlainValues } from './plain-values.ts';
import { inPlainWords } from './plain-words.ts';

interface Construction {
  /** Not looked for without this. */
  readonly sign: string;
  readonly form: RegExp;
  readonly plain: string;
}

const part = '[^，。；：、\\n]';

const constructions: readonly Construction[] = [
  {
    sign: '权利',
    form: new RegExp(`(?:享有|拥有|具有|有)(${part}{2,30})的权利(?=[，。；]|$)`),
    plain: '有权$1',
  },
  { sign: '义务', form: new RegExp(`(?:负有|有)(${part}{2,30})的义务(?=[，。；]|$)`), plain: '应$1' },
  // 乙方须经甲方同意，方可转让: nothing else is forbidden by either.
  {
    sign: '方可',
    form: new RegExp(
      `(^|[，；。])(${part}{0,12}?)(?:须|需|应当?|必须)?经(${part}{2,20})[，,]?方可(${part}{2,60})`,
    ),
    plain: '$1未经$3，$2不得$4',
  },
  {
    sign: '未经',
    form: new RegExp(`(^|[，；。])(${part}{1,12})未经(${part}{2,20})[，,]?不得`),
    plain: '$1未经$3，$2不得',
  },
  {
    sign: '止',
    form: new RegExp(`(?:截止至|截至|截止|至|到)(${part}{4,20}[日月年])止(?![损付])`),
    plain: '至$1',
  },
  {
    sign: '影响',
    form: new RegExp(`(^|[，；。])(${part}{2,20})的效力(?:均|仍|亦)?不(?:因此)?受到?(?:任何)?影响`),
    plain: '$1不影响$2的效力',
  },
  {
    sign: '为',
    form: /(?:税率|比例|金额|数额|期限)为(?=(?:人民币)?[0-9０-９一二三四五六七八九十百])/,
    plain: '',
  },
  // 乙方转让本合同的，须经甲方书面同意。
  {
    sign: '未经',
    form: new RegExp(
      `(^|[，；。])未(?:经|取得|征得|获得)(${part}{2,10}?)的?(事先)?(书面)?同意[，,]?(${part}{0,12}?)不得(${part}{2,30})(?=[，。；]|$)`,
    ),
    plain: '$1$5$6的，须经$2$3$4同意',
  },
  // Of a city only one province.
  { sign: '省', form: /[\u4e00-\u9fff]{2,3}省(?=[\u4e00-\u9fff]{2,4}市)/, plain: '' },
  { sign: '%', form: /([0-9０-９]{1,6}(?:[.．][0-9０-９]{1,6})?[%％])的/, plain: '$1' },
];

const borne = new RegExp(
  `(?<=^|[，；。])(${part}{2,24}?)(均?应?当?)由(${part}{2,8}?)(自行|全额|单独|全部)?(承担|负担|支付|负责|提供)(?=[，。；]|$)`,
  'g',
);

/** 运费由乙方承担 → 乙方承担运费, so that who bears what is compared in one order. */
export function inActiveForm(text: string): string {
  return text.includes('由') ? text.replace(borne, '$3$2$4$5$1') : text;
}

export function inOneForm(old: string, target: string): readonly [string, string] | null {
  let [one, other] = [old, target].map((text) => inPlainWords(inPlainValues(text)));
  if (one === undefined || other === undefined) return null;
  if (one.includes('由') !== other.includes('由')) [one, other] = [inActiveForm(one), inActiveForm(other)];
  for (const { sign, form, plain } of constructions) {
    if (!one.includes(sign) && !other.includes(sign)) continue;
    const [isInOne, isInOther] = [form.test(one), form.test(other)];
    if (isInOne === isInOther) continue;
    if (isInOne) one = one.replace(form, plain);
    else other = other.replace(form, plain);
  }
  return one === old && other === target ? null : [one, other];
}
