/**
 * Whether a sentence denies or forbids what a rule found in it: 不属于危险品, 不拆改承重墙, 劳务不作为出资, 不得单方调整价格. Promise: what frees somebody of a
 * duty, takes a right away or names a breach (概不承担, 不得查阅, 不付款的) is never read as a denial.
 */
import { largestOf, smallestOf } from '@wenjian/document';
import type { Way } from '../search/sentence-index.ts';

/** Words found by one of the ways; denied, or found no more where the acts that are forbidden are left out. */
export function isDenied(text: string, matches: readonly RegExpExecArray[], ways: readonly Way[]): boolean {
  const spoken = matches.filter(([words]) => words !== '');
  if (spoken.length === 0) return false;
  if (deniesWhole(text)) return true;
  const isOfDenial = spoken.some(([words]) => denying.test(words));
  if (!isOfDenial && (areBehindDenial(text, spoken) || isPredicated(text, spoken, ways))) return true;
  if (ways.some((way) => way.some(({ source }) => asksForBan.test(source)))) return false;
  const left = text.replace(forbidden, (words) => '〇'.repeat(words.length));
  return left !== text && !ways.some((way) => way.every((pattern) => pattern.test(left)));
}

/** Whatever words such a sentence has, it lays nothing on anybody. */
export function deniesWhole(text: string): boolean {
  return noWaiver.test(text) || noAgreement.test(text) || noPretext.test(text);
}

/** 宽限不视为放弃权利. */
const noWaiver = /不(?:视为|构成|意味着?)[^，。；]{0,6}放弃/;

/** 双方不约定到期不还时股权直接归出借人所有. */
const noAgreement = /^[^，。；]{0,12}不(?:作|得)?约定(?!的)/;

/** 甲方不以内部审计未完为由拒付: a promise; a ban (不得以质量为由拒付) may take a right away. */
const noPretext = /(?<![不须])不以[^，。；：]{2,30}为由[^，。；]{0,4}(?:拒|拖|延|扣|不)/;

/** One act that is denied is enough; a name that is denied (不属于出借资质) is only another name for what the rest says, unless it is what was looked for first. */
function areBehindDenial(text: string, spoken: readonly RegExpExecArray[]): boolean {
  const denials = spoken.map((words) => denialBefore(text, words));
  return denials[0] != null || denials.some((words) => words !== null && !naming.test(words));
}

/** In the same part of the sentence, and near. */
function denialBefore(text: string, { index }: RegExpExecArray): string | null {
  const from = Math.max(partAround(text, index).start, index - REACH);
  const denied = denial.exec(text.slice(from, index + VERB));
  return denied !== null && from + denied.index < index ? denied[0] : null;
}

const naming = /^(?:不(?:属于?|是|作为|视作|构成)|并非|绝非)/;

/** What is said of the words that were found: 不作为结算的依据, 不在租赁范围之内; not where the rule asks for just that (宣传不作为合同内容). */
function isPredicated(text: string, spoken: readonly RegExpExecArray[], ways: readonly Way[]): boolean {
  const said = predicate.exec(text);
  if (said === null || ways.flat().some(({ source }) => source.includes(said[0].slice(1, 3)))) return false;
  const part = partAround(text, said.index);
  const isAbout = (words: RegExpExecArray) => reaches(words, part);
  return naming.test(said[0]) ? spoken.every(isAbout) : spoken.some(isAbout);
}

/** Whether words that were found stand in a part of the sentence, or reach into it. */
export function reaches({ index, 0: words }: RegExpExecArray, { start, end }: Part): boolean {
  return index < end && index + words.length > start;
}

interface Part {
  readonly start: number;
  readonly end: number;
}

/** What stands around a place between two marks. */
export function partAround(text: string, at: number): Part {
  const before = text.slice(0, at);
  const following = ends.map((mark) => text.indexOf(mark, at)).filter((place) => place >= 0);
  return {
    start: largestOf(ends.map((mark) => before.lastIndexOf(mark))) + 1,
    end: smallestOf(following, text.length),
  };
}

const predicate =
  /不(?:作为|属于|计入|纳入)|不在[^，。；]{1,16}(?:范围|之内)|不涉及|不存在|不相(?:抵|互抵)|无关联|不以此|不作限制/;

/** How far a denial reaches. */
const REACH = 24;
/** The verb may be found itself: 不|借用他人单证. */
const VERB = 2;

const ends = ['，', '。', '；', '：', '！', ',', ';', ':'];

/** A risk that lies in the denial: 不承担, 无权, 未经同意, 拒绝. */
const denying = /不(?!动产|可抗力|锈)|无|未|免|拒|放弃|非|除外|禁止|严禁|没有|排除/;

/** That something is so (不属于, 不作为), or that a wrong is done (不拆改, 不借用); what somebody owes (不交付, 不通知) is left out on purpose. */
const denial =
  /(?:(?<![可概一暂])不(?:属于?|是(?!否)|作为|视作|以|与|和|同(?!意)|向|对(?!外)|将|把|在|存在|涉及|含|借|出借|出租|挂靠|租用|转借|拆|改(?!变)|自行|单方|擅自|随意|强制|承诺|利用|采用|采取|使用|发行|从事|参与|收取|因|安排|销售|出售|制作|从|具有|直接|转[包让]|分包|挪用|预收|捆绑|搭售|指定|夸大|限制|干[预涉]|强迫|替代|留存|采集|抵押|质押|虚[构开报]|伪造|隐瞒|倒签|克扣|没收|规避|拆分|串通|附[带加]|另[作行]|(?:另行?)?签(?:订|署)|另签|约定[^，。；]{0,20}(?:直接|自动)?归|承担[^，。；]{0,6}(?:人|身份))|并非|绝非|非(?=危险|易燃|医疗|药品))/;

/** A pattern that looks for a ban: 不得主张, 不(?:能|得)要求. */
const asksForBan = /不(?:得|\(\?:[^)]*得)/;

/** An act that nobody is allowed to do at his own will. */
const forbidden =
  /不得(?:因此|单方|擅自|自行|随意|任意|无故|直接|强制|强迫|私自|变相|以[^，。；：]{2,20}为由)[^，。；：]{0,30}/g;
