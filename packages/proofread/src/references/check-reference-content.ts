/**
 * References by the kind of thing they send the reader to: 第5.2款确定的金额, where 5.2 names no sum; 未按第四条第2款规定的时间送达, where only another article
 * speaks of 送达; 格式见第四部分, where the fifth part is called that. In: the facts of the contract. Out: remarks, all 疑似, where the named clause has nothing
 * of it and another one has.
 */
import { type Clause, type ClauseReference, type Contract, readNumber } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { isOutermost } from './check-misdirected.ts';
import { graphText } from './references.text.ts';

const MOST_CLAUSES = 400;
const LOOK_AHEAD = 30;
const LOOK_BACK = 16;
const SHORTEST_CLAUSE = 12;

export function checkReferenceContent(contract: Contract): readonly CorrectionDraft[] {
  if (contract.clauses.length > MOST_CLAUSES) return misnamedParts(contract);
  const ofClauses = contract.references.flatMap((reference) => {
    const target = reference.clause === null ? undefined : contract.clauses[reference.clause];
    if (target === undefined || reference.isRelative || reference.isAmbiguous) return [];
    return withoutContent(contract, reference, target) ?? withoutTheAct(contract, reference, target) ?? [];
  });
  return [...ofClauses, ...misnamedParts(contract)];
}

interface Kind {
  readonly name: string;
  readonly said: RegExp;
  readonly has: (contract: Contract, words: string, clause: Clause) => boolean;
}

const lead =
  /^(?:第?[（(]?[一二三四五六七八九十\d]{1,3}[）)]?[款项])?(?:中|项下)?(?:所)?(?:约定|规定|确定|列明|载明|列示|列|述|计算)的?(?:上述|全部|各项)?$/;
const within = (
  facts: readonly { readonly start: number; readonly end: number }[],
  { start, end }: Clause,
): boolean => facts.some((fact) => fact.start >= start && fact.end <= end);

/** What each kind of thing looks like where it stands. */
const kinds: readonly Kind[] = [
  {
    name: '金额',
    said: /(?:金额|款项|数额|价款总额)/,
    has: ({ amounts, percentages }, words, clause) =>
      within(amounts, clause) ||
      within(percentages, clause) ||
      /金额|计算|[费价款金租](?:用|额)?(?:为|按|的标准)|单价|附件/.test(
        words.replace(/(?:上述|前述|该|本条)(?:金额|款项)/g, ''),
      ),
  },
  {
    name: '比例',
    said: /(?:比例|利率|费率|税率)/,
    has: ({ percentages }, words, clause) =>
      within(percentages, clause) || /比例|利率|费率|税率|分之|成|附件/.test(words),
  },
  {
    name: '日期',
    said: /(?:竣工|完工|交货|交付|开工|付款|还款|到期|起始|截止)(?:日期|日)/,
    has: ({ dates, periods }, words, clause) =>
      within(dates, clause) || within(periods, clause) || /日|附件/.test(words),
  },
  {
    name: '时间',
    said: /(?:时间|时限|期限)/,
    has: ({ dates, periods }, words, clause) =>
      within(dates, clause) ||
      within(periods, clause) ||
      /期限|时限|时间|[日天月年]内|[日月年]前|小时|分钟|及时|立即|随时|工期|附件/.test(words),
  },
  {
    name: '账户',
    said: /(?:账户|账号|收款账户)/,
    has: (_, words) => /账户|账号|开户|户名/.test(words),
  },
];

function withoutContent(
  contract: Contract,
  reference: ClauseReference,
  target: Clause,
): readonly CorrectionDraft[] | null {
  const { text } = contract.document;
  const behind = text.slice(reference.end, reference.end + LOOK_AHEAD).split(/[，。；：、\n]/)[0] ?? '';
  const found = kinds.flatMap((kind) => {
    const at = behind.search(kind.said);
    return at > 0 && lead.test(behind.slice(0, at)) ? [kind] : [];
  })[0];
  if (found === undefined || target.end - target.start < SHORTEST_CLAUSE) return null;
  if (found.has(contract, ownWords(contract, target, reference), target)) return null;
  const other = contract.clauses.find(
    (clause) =>
      clause.number !== null &&
      clause !== target &&
      clause.level === target.level &&
      found.has(contract, '', clause),
  );
  return other === undefined ? null : [told(reference, found.name, other)];
}

/** Without the line that refers to it. */
function ownWords(
  { document: { text } }: Contract,
  { start, end }: Clause,
  reference: ClauseReference,
): string {
  const own = text.slice(start, end);
  if (reference.start < start || reference.end > end) return own;
  const from = text.lastIndexOf('\n', reference.start) + 1;
  const to = text.indexOf('\n', reference.end);
  return text.slice(start, Math.max(start, from)) + (to < 0 || to > end ? '' : text.slice(to, end));
}

const breach = /(?:违反|未按照?|未依照?|未履行|不履行|未遵守|不按照?)(?:了|本合同|本协议|本函|本纪要)?$/;
const done =
  /^(?:第?[（(]?[一二三四五六七八九十\d]{1,3}[）)]?[款项])?(?:的)?(?:约定|规定)?(?:的)?(?:时间|期限|日期|方式|标准|要求|条件)?(?:内|前)?(?<act>[\u4e00-\u9fff]{2,4})(?:义务)?的，/;
/** 支付服务费, 承担的: what any article may ask. */
const anyAct =
  /约定|规定|义务|责任|承诺|执行|处理|履行|支付|承担|办理|要求|情形|条款|行为|时间|期限|标准|方式/;
/** 付款 inside another word is no act. */
const otherWords = /(?:预|首|应|已|未|进度|收)付款|付款凭证|交货地点|验收人员|保证金|保证期/g;

/** One act, of which only one other article speaks. */
function withoutTheAct(
  contract: Contract,
  reference: ClauseReference,
  target: Clause,
): readonly CorrectionDraft[] | null {
  const { clauses, document } = contract;
  const { text } = document;
  if (!breach.test(text.slice(Math.max(0, reference.start - LOOK_BACK), reference.start))) return null;
  const act = done.exec(text.slice(reference.end, reference.end + LOOK_AHEAD))?.groups?.act ?? '';
  const word = act.slice(0, 2);
  if (word === '' || anyAct.test(word)) return null;
  const speaks = ({ start, end }: Clause) => text.slice(start, end).replace(otherWords, '').includes(word);
  const unit = outermost(clauses, target);
  if (unit === undefined || speaks(unit)) return null;
  const units = clauses.filter((clause) => clause.number !== null && isOutermost(clauses, clause));
  const others = units.filter(
    (clause) =>
      clause !== unit && !(clause.start <= reference.start && reference.end <= clause.end) && speaks(clause),
  );
  const headed = others.filter(({ heading }) => heading?.includes(word) === true);
  const [other, another] = headed.length === 1 ? headed : others;
  return other === undefined || another !== undefined ? null : [told(reference, word, other)];
}

function outermost(clauses: readonly Clause[], clause: Clause): Clause | undefined {
  let at: Clause | undefined = clause;
  while (at !== undefined && !isOutermost(clauses, at)) at = clauses[at.parent ?? -1];
  return at;
}

const sentTo =
  /(?<noun>[\u4e00-\u9fff]{2,8}?)(?:按照?|详见|参见|见)(?:本文件|本招标文件|本合同|招标文件)?(?<part>第(?<number>[一二三四五六七八九十]{1,2}|\d{1,2})(?<kind>部分|章))(?=[，。；）)、])/dg;
const partHeading =
  /^[ \u3000]{0,8}第(?<number>[一二三四五六七八九十]{1,2}|\d{1,2})(?<kind>部分|章)[ \u3000：:、.．]{0,4}(?<title>[^\n，。；]{2,30})$/gm;

/** 格式见第四部分, and the fifth part is the one of that name. */
function misnamedParts({ document: { text } }: Contract): readonly CorrectionDraft[] {
  const parts = new Map(
    [...text.matchAll(partHeading)].map(({ groups }) => [
      `${readNumber(groups?.number ?? '') ?? 0}${groups?.kind ?? ''}`,
      (groups?.title ?? '').trim(),
    ]),
  );
  return [...text.matchAll(sentTo)].flatMap((match) => {
    const { noun = '', number = '', kind = '', part = '' } = match.groups ?? {};
    const own = parts.get(`${readNumber(number) ?? 0}${kind}`);
    const word = noun.slice(-2);
    if (own === undefined || own.includes(word)) return [];
    const [other, another] = [...parts].filter(([key, title]) => key.endsWith(kind) && title.includes(word));
    if (other === undefined || another !== undefined) return [];
    const [start = 0, end = 0] = match.indices?.groups?.part ?? [];
    const reason = graphText.misdirected(part, word, `${other[0].replace(/\d+/, '第$&')} ${other[1]}`);
    return [remark({ start, end }, 'references', 'misdirected', 'suspect', reason)];
  });
}

function told(reference: ClauseReference, word: string, other: Clause): CorrectionDraft {
  const reason = graphText.misdirected(reference.target, word, other.number ?? '');
  const related = [documentSpan(other.start, other.start + (other.number ?? '').length)];
  return { ...remark(reference, 'references', 'misdirected', 'suspect', reason), related };
}
