/**
 * References to clauses of this contract, resolved to their clauses. References to a law or another contract
 * are left out.
 */
import { append } from '@wenjian/document';
import type { ClauseReference, LawCitation, ReferencePart } from '../contract.ts';
import { inLine, type Line } from '../text/body-lines.ts';
import {
  articleOf,
  type ClauseIndex,
  type ClausesOfNumber,
  clausesWithNumber,
  enclosingClause,
  indexClauses,
  numberedChildren,
} from './clause-index.ts';
import { readClauseNumber } from './clause-number.ts';
import type { NumberedClause } from './find-clauses.ts';
import { readReferences, type WrittenNumber, type WrittenReference } from './read-references.ts';

/** Between two references of one enumeration: 第五条、第六条. */
const enumeration = /^[、，,和及与至到或 \u3000-]{1,3}$/;
const foreign =
  /(?:》(?:[（(][^（）()]{1,20}[）)])?|(?<!本办)法典?|(?<!本)(?:条例|解释|规定|办法|规则|规范|标准|章程|通则)|主合同|原合同|原协议|另一合同|(?:借款|施工|采购|供应|供用|供电|供热|供气|供水|承包|物业|仓储|保管|居间|中介|赠与|许可|授权|聘用|增资|收购|投资|合伙|联营|经销|代销|特许|加盟|保理|信托|托管|和解|调解|补充|买卖|租赁|服务|供货|分包|总包|劳动|购销|销售|加工|承揽|委托|代理|监理|设计|担保|保证|抵押|质押|转让|合作|框架|运输|保险|外包|咨询|工程|开发)(?:合同|协议)|该法|附件[一二三四五六七八九十\d]*)[》”]?(?:的|之|中)?\s?$/;
const LOOK_BACK = 24;
/** 第五条 违约责任: only a heading so far. */
const LONGEST_BARE_HEADING = 24;

export function findReferences(
  lines: readonly Line[],
  clauses: readonly NumberedClause[],
  laws: readonly LawCitation[],
): readonly ClauseReference[] {
  const index = indexClauses(clauses);
  const lawEnds = new Set<number>(laws.map((law) => law.end));
  const speaksOfAnother = isAboutAnother(lines, index);
  return lines.flatMap((line) =>
    ownReferences(line, lawEnds)
      .filter(({ start, base }) => !(speaksOfAnother && base === 'contract' && isOfAnother(line, start)))
      .map((written) => resolve(index, written, line)),
  );
}

/** A letter or minutes about a contract: it has no articles of its own and does not call itself a contract. */
function isAboutAnother(lines: readonly Line[], { articleForm }: ClauseIndex): boolean {
  return articleForm !== 'article' && !lines.some(({ text }) => /本(?:合同|协议|契约|约定书)/.test(text));
}

/** 合同第六条约定…；第九条约定…. */
function isOfAnother({ text }: Line, start: number): boolean {
  return /合同|协议/.test(text.slice(0, start)) && /^第[^条]{1,12}条/.test(text.slice(start));
}

/** Few contracts have so many articles. */
const LONG_LAW = 20;
/** Articles of a law that belong together stand near each other. */
const NEAR = 5;

/** Without the number of the clause itself, and without references to a law or another contract. */
function ownReferences(line: Line, lawEnds: ReadonlySet<number>): readonly WrittenReference[] {
  const ownNumber =
    line.block.cell === undefined ? (readClauseNumber(line.text, line.block.number)?.end ?? 0) : 0;
  let foreignEnd = -1;
  let foreignArticle = Number.NEGATIVE_INFINITY;
  return readReferences(line.text).filter(({ start, end, clause }) => {
    if (end <= ownNumber) return false;
    const gap = foreignEnd < 0 ? '' : line.text.slice(foreignEnd, start);
    const before = line.text.slice(Math.max(0, start - LOOK_BACK), start);
    const article = clause?.values[0] ?? 0;
    // 依照劳动合同法第四十条解除的…；属于第四十二条情形的: still that law.
    const isStillLaw = article >= LONG_LAW && Math.abs(article - foreignArticle) <= NEAR;
    const isForeign =
      foreign.test(before) ||
      lawEnds.has(line.start + end) ||
      (gap.length <= 3 && enumeration.test(gap)) ||
      (isStillLaw && !/本(?:合同|协议)(?:的|之)?$/.test(before));
    if (isForeign) {
      foreignEnd = end;
      foreignArticle = article;
    }
    return !isForeign;
  });
}

interface Lead {
  readonly clause: number | null;
  /** Whether another clause has one of its numbers too. */
  readonly isAmbiguous: boolean;
  readonly parts: readonly ReferencePart[];
}

function resolve(index: ClauseIndex, written: WrittenReference, line: Line): ClauseReference {
  const { start, end, target, base } = written;
  const span = inLine(line, start, end);
  const isRelative = base !== 'contract' && base !== 'chapter';
  const lead = isRelative ? leadFromHere(index, written, line) : leadFromTop(index, written, line);
  return { ...span, target, isRelative, ...lead };
}

function leadFromTop(index: ClauseIndex, written: WrittenReference, line: Line): Lead {
  const { clause: number, base } = written;
  if (number === null) return plainLead(null);
  const bearers = clausesWithNumber(index, number.values, line.start + number.start, base === 'chapter');
  return leadInto(index, written, line, leadTo(bearers, number, line));
}

function leadFromHere(index: ClauseIndex, written: WrittenReference, line: Line): Lead {
  const here = enclosingClause(index, line.start + written.start);
  const article = articleOf(index, here);
  // When clauses have no such form, 款 and 项 cannot be counted.
  if (here === null || article === null) return plainLead(here);
  switch (written.base) {
    case 'clause':
      return leadInto(index, written, line, plainLead(here));
    case 'previousArticle':
      return leadInto(index, written, line, plainLead(articleBefore(index, article)));
    case 'previousParagraph':
      return plainLead(paragraphBefore(index, here, line, written.start));
    default:
      return leadInto(index, written, line, plainLead(article));
  }
}

/** From a clause down to its paragraph and its items. */
function leadInto(index: ClauseIndex, written: WrittenReference, line: Line, from: Lead): Lead {
  const { paragraph, items } = written;
  if (from.clause === null) return from;
  let clause: number | null = from.clause;
  let { isAmbiguous } = from;
  const parts = [...from.parts];
  if (paragraph !== null) {
    const lead = childOf(index, from.clause, paragraph, line);
    clause = lead.clause;
    isAmbiguous ||= lead.isAmbiguous;
    append(parts, lead.parts);
  }
  const above = clause;
  for (const item of above === null ? [] : items) {
    const inParagraph = childOf(index, above ?? from.clause, item, line);
    const lead: Lead = inParagraph.clause === null ? childOf(index, from.clause, item, line) : inParagraph;
    append(parts, lead.parts);
    isAmbiguous ||= lead.isAmbiguous;
    if (lead.clause === null || clause === above) clause = lead.clause;
  }
  return { clause, isAmbiguous, parts };
}

/**
 * The child with that number. For a clause without numbered children the paragraphs are counted, which cannot
 * be distinguished further.
 */
function childOf(index: ClauseIndex, parent: number, number: WrittenNumber, line: Line): Lead {
  const children = numberedChildren(index, parent);
  const value = number.values.at(-1) ?? 0;
  const bearers =
    number.values.length > 1
      ? clausesWithNumber(index, number.values, line.start + number.start, false)
      : bearersAmong(children.filter((each) => index.clauses[each]?.number?.values.at(-1) === value));
  return bearers === null ? plainLead(children.length === 0 ? parent : null) : leadTo(bearers, number, line);
}

function bearersAmong([first, ...others]: readonly number[]): ClausesOfNumber | null {
  return first === undefined ? null : { first, isOnly: others.length === 0 };
}

function leadTo(bearers: ClausesOfNumber | null, number: WrittenNumber, line: Line): Lead {
  const clause = bearers?.first ?? null;
  return { clause, isAmbiguous: bearers?.isOnly === false, parts: [partOf(line, number, clause)] };
}

/** Without a number of its own. */
function plainLead(clause: number | null): Lead {
  return { clause, isAmbiguous: false, parts: [] };
}

function articleBefore(index: ClauseIndex, article: number): number | null {
  const form = index.clauses[article]?.number?.form;
  for (let before = article - 1; before >= 0; before--)
    if (index.clauses[before]?.number?.form === form) return before;
  return null;
}

/**
 * The article must contain text before it. The exact paragraph is not determined, so the clause itself is
 * returned.
 */
function paragraphBefore(index: ClauseIndex, here: number, line: Line, at: number): number | null {
  const clause = index.clauses[here]?.clause;
  if (clause === undefined || line.start > clause.start) return here;
  const said = line.text.slice(index.clauses[here]?.number?.end ?? 0, at);
  if (/[。；，：:]/.test(said)) return here;
  const siblings = clause.parent === null ? [] : numberedChildren(index, clause.parent);
  const before = siblings[siblings.indexOf(here) - 1];
  if (before !== undefined) return before;
  const parent = clause.parent === null ? undefined : index.clauses[clause.parent];
  const isHeadingOnly =
    parent === undefined || parent.clause.own.end - parent.clause.start < LONGEST_BARE_HEADING;
  return isHeadingOnly || here === articleOf(index, here) ? null : clause.parent;
}

function partOf(line: Line, { start, end }: WrittenNumber, clause: number | null): ReferencePart {
  return { ...inLine(line, start, end), clause };
}
