/**
 * Names that come back in another form: 受让人 in a contract of 受让方, 交割完成日 where 交割日 was defined, a company that
 * signs with another character than its account has. In: the facts of the contract. Out: remarks at the odd form, which
 * stands once.
 */
import type { Contract } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { graphText } from './references.text.ts';

export function checkNameVariants(contract: Contract): CorrectionDraft[] {
  return [...roleVariants(contract), ...termVariants(contract), ...companyVariants(contract)];
}

/** The usual form stands so often. */
const OFTEN = 4;
/** 法定代理人, 善意受让人, 潜在投标人 are somebody else, and 作为承租人 speaks of the law. */
const role =
  /(?<![被总分次共同联合其他任何原新各第三\u3400]|法定|委托|授权|诉讼|善意|潜在|意向|合格|作为|关于|属于|视为)(?<stem>出租|承租|转让|受让|委托|受托|发包|承包|买受|出卖|借款|贷款|出借|保证|抵押|出质|质权|许可|投资|托运|承运|定作|承揽|采购|供应|招标|投标|中标|赠与|受赠|转租|代理)(?<kind>方|人)(?![员民力工数身格式案面便向法])/g;

/** Only the form of a party that the contract introduced counts as the usual one. */
function roleVariants({ document: { text }, parties }: Contract): CorrectionDraft[] {
  const introduced = new Set(parties.flatMap(({ label, aliases }) => [label.replace(/\s/g, ''), ...aliases]));
  const places = Map.groupBy(text.matchAll(role), ([word]) => word);
  return [...introduced].flatMap((usual) => {
    const other = usual.endsWith('方') ? `${usual.slice(0, -1)}人` : `${usual.slice(0, -1)}方`;
    const [odd, another] = places.get(other) ?? [];
    if (odd === undefined || another !== undefined || introduced.has(other)) return [];
    if ((places.get(usual)?.length ?? 0) < OFTEN || isQuoted(text, odd.index)) return [];
    const span = { start: odd.index, end: odd.index + other.length };
    const draft = remark(span, 'terms', 'role-word', 'suspect', graphText.roleVariant(usual));
    return [{ ...draft, suggestion: usual }];
  });
}

const QUOTED = 30;

/** In a title, in quotation marks, or in words of a law. */
function isQuoted(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - QUOTED), at);
  return /[《“（(][^》”）)\n]{0,30}$|第[\u4e00-\u9fff\d]{1,8}条[^。\n]{0,24}规定[^。\n]{0,10}$/.test(before);
}

/** What is put into a term without making it another thing; 付款截止日 and 计息起始日 are other days. */
const inserted = /(?:完成|生效|确认|实际|最终|正式)(?=[日期款价费金](?![\u4e00-\u9fff]?[“”]))/g;
const heads = /^[\u4e00-\u9fff]{2,6}[日期款价费金]$/;
const [SHORTEST_STEM, LONGEST_STEM] = [2, 6];

function termVariants({ document: { text }, terms }: Contract): CorrectionDraft[] {
  const known = new Set(terms.map(({ term }) => term));
  const used = new Set(
    terms.flatMap(({ term, uses }) => (heads.test(term) && uses.length > 0 ? [term] : [])),
  );
  if (used.size === 0) return [];
  const found = [...text.matchAll(inserted)].flatMap(({ 0: { length }, index }) => {
    const last = index + length;
    return stemStarts(text, index, text.charAt(last), used).map((start) => ({
      start,
      end: last + 1,
      term: text.slice(start, index) + text.charAt(last),
    }));
  });
  return [...Map.groupBy(found, ({ term }) => term).values()].flatMap((places) => {
    const [odd, another] = places.filter(({ start, end }) => !known.has(text.slice(start, end)));
    if (odd === undefined || another !== undefined || /[“《]/.test(text.charAt(odd.start - 1))) return [];
    const draft = remark(odd, 'terms', 'variant', 'suspect', graphText.termVariant(odd.term));
    return [{ ...draft, suggestion: odd.term }];
  });
}

/** Where the words before `index` begin that make a known term with the sign `last`. */
function stemStarts(
  text: string,
  index: number,
  last: string,
  terms: ReadonlySet<string>,
): readonly number[] {
  const lengths = Array.from({ length: LONGEST_STEM - SHORTEST_STEM + 1 }, (_, more) => SHORTEST_STEM + more);
  return lengths
    .map((length) => index - length)
    .filter((start) => start >= 0 && terms.has(text.slice(start, index) + last));
}

/** A line or an entry that is nothing but the name of a company. */
const loneCompany =
  /(?<=^|\n|[：:]\s?)(?<name>[\u4e00-\u9fff（）()]{4,30}(?:有限责任公司|股份有限公司|有限公司|合伙企业|事务所))(?=\s*(?:\n|$|[（(]?(?:盖章|公章|签章)))/g;
/** Companies of one group differ in these. */
const tellsApart = /[一二三四五六七八九十甲乙丙丁东南西北中上下新老大小省市区县（）()]/;
const MOST_NAMES = 40;

/** Each stands once; which of the two is right only the writer knows. */
function companyVariants({ document: { text }, parties }: Contract): CorrectionDraft[] {
  const named = new Set(parties.map(({ name }) => name));
  const names = [...text.matchAll(loneCompany)].slice(0, MOST_NAMES);
  return names.flatMap(({ 0: written, index: start }, position) => {
    const twin = names
      .slice(0, position)
      .find(([other]) => differByOne(written, other) && !(named.has(other) && named.has(written)));
    if (twin === undefined) return [];
    const span = { start, end: start + written.length };
    return [remark(span, 'terms', 'company-name', 'suspect', graphText.nameTwice(twin[0]))];
  });
}

function differByOne(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  const off = [...one].flatMap((sign, at) => (sign === other[at] ? [] : [sign + (other[at] ?? '')]));
  return off.length === 1 && !tellsApart.test(off[0] ?? '');
}
