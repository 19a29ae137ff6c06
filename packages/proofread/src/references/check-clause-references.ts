/** References to clauses that have no target, refer to themselves, or form a circle. */
import { type Clause, type ClauseReference, type Contract, clauseAt, readNumber } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { graphText, referencesText } from './references.text.ts';

/** Words that send the reader elsewhere; 违反第五条 within 第五条 does not. */
const sends =
  /(?:按照?|依照?|依据|根据|参照|遵照|适用|详见|参见|见|以)(?:本合同|本协议)?(?:上述|前述|下述)?(?:的|之)?$/;
const LOOK_BACK = 12;
/** 付款方式按照本合同第八条的约定执行。 */
const LONGEST_MERE_REFERENCE = 40;
const LONGEST_WORDS_BEHIND = 16;

export function checkClauseReferences(contract: Contract): readonly CorrectionDraft[] {
  // Without numbered clauses a reference has no possible target: the text is an extract or a single sentence.
  if (!contract.clauses.some(({ number }) => number !== null)) return [];
  return [...dangling(contract), ...danglingParts(contract), ...selves(contract), ...circles(contract)];
}

const titleBehind = /^[ \u3000]+[\u4e00-\u9fff]{2,12}$/;
const paperBefore = /(?:文件|合同|协议|细则|办法|手册|方案|说明书)[ \u3000]*$/;

/** 招标文件 第三章 采购需求: a line that names the part of a larger file it is. */
function isOwnPart({ document: { text } }: Contract, { start, end }: ClauseReference): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const behind = text.slice(end, lineEnd < 0 ? text.length : lineEnd).trimEnd();
  return titleBehind.test(behind) && paperBefore.test(text.slice(lineStart, start));
}

/** 第六章 in a part that has no chapters; 第六条增加… in the minutes of a meeting about a contract. */
function isOfAnotherPaper({ clauses, document: { text } }: Contract, target: string): boolean {
  const [kind] = /[章编条]$/.exec(target) ?? [];
  const isOwnKind = clauses.some(
    ({ number }) => number !== null && kind !== undefined && number.endsWith(kind),
  );
  if (kind === undefined || isOwnKind) return false;
  return (
    kind !== '条' ||
    /(?:纪要|记录|函|通知书?|报告|意见)$/.test(text.trimStart().split('\n', 1)[0]?.trim() ?? '')
  );
}

function dangling(contract: Contract): CorrectionDraft[] {
  return contract.references
    .filter(
      (reference) =>
        reference.clause === null &&
        !isOwnPart(contract, reference) &&
        !isOfAnotherPaper(contract, reference.target),
    )
    .map((reference) => {
      const { target, isRelative, parts } = reference;
      const isCounted = isRelative && parts.length === 0 && target.startsWith('前');
      const reason = isCounted ? graphText.noPrevious(target) : referencesText.noClause(target);
      return remark(reference, 'references', 'no-clause', isRelative ? 'suspect' : 'error', reason);
    });
}

/** 本函第六部分: letters and mandates call what stands under 一、 a part. */
const ownPart =
  /(?<=本[\u4e00-\u9fff]{1,6})第(?<number>[一二三四五六七八九十]{1,3}|\d{1,2})部分(?=[，。；、）]|所|的?(?:约定|规定|内容|范围|条件|标准|要求|方式|情形|载明)|中|及|和|与)/dg;
const partNumber =
  /^(?:第(?<part>[一二三四五六七八九十]{1,3}|\d{1,2})部分|(?<item>[一二三四五六七八九十]{1,3})[、.．]?)/;

/** Only where the parts are numbered 一、二、三 and so on without a gap can one be missing. */
function danglingParts({ clauses, document: { text } }: Contract): CorrectionDraft[] {
  const numbers = clauses.flatMap(({ number, parent }) => {
    const { part, item } = partNumber.exec(number ?? '')?.groups ?? {};
    return part === undefined && (item === undefined || parent !== null)
      ? []
      : [readNumber(part ?? item ?? '') ?? 0];
  });
  const isWhole = numbers.length >= LEAST_PARTS && numbers.every((number, at) => number === at + 1);
  if (!isWhole) return [];
  return [...text.matchAll(ownPart)].flatMap((match) => {
    const number = readNumber(match.groups?.number ?? '');
    if (number === null || number <= numbers.length) return [];
    const span = { start: match.index, end: match.index + match[0].length };
    return [remark(span, 'references', 'no-clause', 'suspect', referencesText.noClause(match[0]))];
  });
}

const LEAST_PARTS = 3;

function selves(contract: Contract): CorrectionDraft[] {
  return contract.references
    .filter((reference) => {
      const here = clauseAt(contract, reference.start);
      return !reference.isRelative && here?.index === reference.clause && sendsOn(contract, reference);
    })
    .map((reference) => remark(reference, 'references', 'self', 'suspect', graphText.self(reference.target)));
}

/** One remark per circle, at its first clause, with the others as related places. */
function circles(contract: Contract): CorrectionDraft[] {
  const next = mereReferences(contract);
  const seen = new Set<number>();
  return [...next.keys()].flatMap((start) => {
    const way: number[] = [];
    let at: number | null = start;
    while (at !== null && next.has(at) && !seen.has(at)) {
      seen.add(at);
      way.push(at);
      at = next.get(at)?.clause ?? null;
    }
    const circle = at === null || !way.includes(at) ? [] : way.slice(way.indexOf(at));
    const [first, ...others] = circle.flatMap((index) => next.get(index) ?? []);
    const back = others.at(-1);
    if (first === undefined || back === undefined) return [];
    const reason = graphText.circular(first.target, numberOf(contract, circle.at(-1)));
    const related = others.map(({ start: from, end }) => ({ start: from, end }));
    return [{ ...remark(first, 'references', 'circular', 'suspect', reason), related }];
  });
}

function numberOf({ clauses }: Contract, index: number | undefined): string {
  return (index === undefined ? undefined : clauses[index]?.number) ?? '';
}

/** Clauses that only refer to another clause, by index. */
function mereReferences(contract: Contract): ReadonlyMap<number, ClauseReference> {
  const inClause = new Map<number, ClauseReference[]>();
  for (const reference of contract.references) {
    const index = clauseAt(contract, reference.start)?.index;
    if (index !== undefined) inClause.set(index, [...(inClause.get(index) ?? []), reference]);
  }
  const mere = new Map<number, ClauseReference>();
  for (const [index, [reference, ...more]] of inClause) {
    const clause = contract.clauses[index];
    if (reference === undefined || more.length > 0 || reference.isRelative || clause === undefined) continue;
    if (reference.clause === null || reference.clause === index || clause.children.length > 0) continue;
    if (isMere(contract, clause, reference)) mere.set(index, reference);
  }
  return mere;
}

function isMere(contract: Contract, { own, number, heading }: Clause, reference: ClauseReference): boolean {
  if (!sendsOn(contract, reference)) return false;
  const { text } = contract.document;
  const lineStart = text.lastIndexOf('\n', reference.start) + 1;
  const said = text.slice(own.start, Math.max(own.start, lineStart)).replace(number ?? '', '');
  const isHeadingOnly = said.replace(heading ?? '', '').trim().length <= 2;
  const before = text.slice(Math.max(own.start, lineStart), reference.start);
  const behind = text.slice(reference.end, own.end).trim();
  return (
    isHeadingOnly &&
    before.length <= LONGEST_MERE_REFERENCE &&
    !/[，。；]/.test(before) &&
    behind.length <= LONGEST_WORDS_BEHIND &&
    !/[。；，].+/.test(behind)
  );
}

function sendsOn({ document }: Contract, { start }: ClauseReference): boolean {
  return sends.test(document.text.slice(Math.max(0, start - LOOK_BACK), start));
}
