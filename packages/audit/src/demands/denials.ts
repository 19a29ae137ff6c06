/** Whether the words for a matter stand there as said, as denied, or beside a negation that is not understood. Promise: *said* never stands in one part of a sentence with a negation. */
import type { Statement } from '../rules/consistency/statements.ts';
import type { Matter } from './matters.words.ts';

export type Standing = 'said' | 'denied' | 'unclear';

/** What stands between two commas around a place; `before` and `after` are the rest of it on either side. */
export interface Part {
  readonly before: string;
  readonly words: string;
  readonly after: string;
  /** Whatever follows, over commas and all. */
  readonly rest: string;
}

/** Every place where the words stand. */
function partsWith(text: string, said: RegExp): readonly Part[] {
  return [...text.matchAll(new RegExp(said.source, 'g'))].map(({ 0: words, index }) =>
    partAt(text, index, index + words.length),
  );
}

function partAt(text: string, start: number, end: number): Part {
  return {
    before: lastPart(text.slice(0, start)),
    words: text.slice(start, end),
    after: firstPart(text.slice(end)),
    rest: text.slice(end),
  };
}

export function lastPart(text: string): string {
  return text.split(comma).at(-1) ?? '';
}

export function firstPart(text: string): string {
  return text.split(comma)[0] ?? '';
}

const comma = /[，；：。,;:]/;

/** A negation right before the words: 不自动续期, 无权要求自动续期, 未约定违约责任. Twice denied is not denied. */
const link =
  '(?:要求|主张|请求|存在|适用|享有|享受|实行|采用|设置|设立|设定|设|包含|包括|含有|含|约定|进行|作出|作|做|办理|提供|给予|同意|接受|允许|视为|构成|具有|承担|负有|负担|负|支付|收取|任何|自动|有|以|再|另行|其他|的){0,3}';
const directly = new RegExp(
  `(?<![不非无未排除])(?:不(?:得|能|会|应当?|可以?|许|准|予|将|必)?|互不|概不|禁止|严禁|无权|无须|无需|没有|未曾?|并非|排除|放弃|无)${link}$`,
);
const undone = /^[^，；]{0,6}(?:不适用|不生效|无效|除外)/;
const conditional = /^(?:如果?|若|倘若|假如|一旦|除非)|(?:的|时|后|情况下|情形下)$/;
const taking =
  /不(?:予|再)?(?:支付|发放|办理|缴纳|提供|享有|享受|主张|给予|给|另行|承担|负|设|作|约定|适用|签订|签署|存在)|不再|无须|无需|放弃|概不|(?:未|没有)(?:作|做)?(?:约定|规定|设)|(?:不得|无权)[^，；]{0,12}(?:主张|要求|请求|追究|索赔|收取)/;
/** Words with a negation in them that deny nothing of what stands beside them. */
const harmless =
  /不(?:得|能|应)?(?:超过|高于|低于|少于|多于|大于|小于|晚于|迟于|长于|短于|限于)|不可(?:抗力|撤销|预见|避免|分割)|不动产|不(?:得|能|会|应)?(?:因此)?(?:免除|减轻|影响)|不(?:合格|符|良|实|足|当|含税|含|限|履行|完全|成|及时)|不论|不管|不得|不能|未(?:经|按|能|付|达|履行|完成|尽|在|及时|结清|支付|交付|成年|到期|来)|无(?:法|论|故|正当理由|息|形|线|条件)|非(?:违约方|因|经)/g;
const negation = /不|未|无|非|没有|免除|免于/;
/** 不得泄露 is itself the duty; 不得变更 is shown without judging. */
const banned = /(?:不得|不能|不应当?|不可以?|不许|不准|禁止|严禁)$/;
const secrecy = /^(?:泄露|透露)/;
/** 违约责任：无 */
const emptyField = /^[^，；：]{0,4}：(?:(?:无|没有|否)(?=[，；。]|$)|未约定|不适用|[/／—－-])/;
const emptyCell = /^(?:无|没有|未约定|不适用|不|[/／—－-]+)/;

/** For a provision that should be there: said in one of the clauses between semicolons is enough. */
export function standingOf({ text }: Statement, { said }: Matter): Standing {
  const all = text.split('；').flatMap((clause) => standingIn(clause, said) ?? []);
  // 违约责任｜无: the words stand at the head of the row, or run over a semicolon.
  if (all.length === 0) return emptyCell.test(text) ? 'denied' : 'said';
  return (['said', 'unclear'] as const).find((one) => all.includes(one)) ?? 'denied';
}

function standingIn(clause: string, said: RegExp): Standing | null {
  const mentions = partsWith(clause, said).map((part) => ({ ...part, standing: standingAt(part) }));
  const wordsThat = (wanted: Standing) =>
    mentions.flatMap(({ words, standing }) => (standing === wanted ? [words] : []));
  const [asSaid, denied] = [wordsThat('said'), wordsThat('denied')];
  if (mentions.length === 0) return null;
  // 应承担违约责任，但因不可抗力的不承担违约责任 is a rule with its exception; 安排加班的，不再主张加班费 is none.
  if (denied.length > 0) return denied.some((words) => asSaid.includes(words)) ? 'unclear' : 'denied';
  return asSaid.length > 0 ? 'said' : 'unclear';
}

function standingAt({ before, words, after, rest }: Part): Standing {
  const part = before + words + after;
  if (emptyField.test(rest)) return 'denied';
  if (banned.test(before)) return secrecy.test(words) ? 'said' : 'unclear';
  if (directly.test(before) || taking.test(part)) return conditional.test(part) ? 'unclear' : 'denied';
  return undone.test(after) || negation.test(part.replace(harmless, '')) ? 'unclear' : 'said';
}

/** For a provision that should not be there: every mention of it must be denied. */
export function exclusionOf({ text }: Statement, { said }: Matter): Standing {
  const parts = partsWith(text, said);
  if (parts.length === 0) return emptyCell.test(text) ? 'denied' : 'said';
  const all = parts.map(({ before, words, after, rest }): Standing => {
    if (directly.test(before) || within.test(words))
      return conditional.test(before + words + after) ? 'unclear' : 'denied';
    if (emptyField.test(rest)) return 'denied';
    return undone.test(after) || forbidding.test(before) ? 'unclear' : 'said';
  });
  return (['said', 'unclear'] as const).find((one) => all.includes(one)) ?? 'denied';
}

/** Something is forbidden in the same part: whether it is the matter itself is not told. */
const forbidding = /不得(?!不)|禁止|无权|无须|无需/;
/** 视为不再续签. */
const within = /^[^，；：]{0,12}(?<![不非无未])不(?:自动|得|再|予)[^，；：]{0,12}$/;
