/** References to clauses of this contract, resolved to the clause they lead to. What is said of a law or of another contract is left out. */
import { documentSpan, type Span } from '@wenjian/document';
import { inLine, type Line } from './body-lines.ts';
import { readClauseNumber } from './clause-number.ts';
import type { ClauseReference, LawCitation } from './contract.ts';
import type { NumberedClause } from './find-clauses.ts';
import { readNumber } from './read-number.ts';

const ordinal = '[零〇一二三四五六七八九十百]{1,6}|[0-9０-９]{1,3}';
const reference = new RegExp(
  `第\\s?(?:(?<article>${ordinal})\\s?条|(?<path>[0-9０-９]{1,3}(?:[.．][0-9０-９]{1,3}){1,4})(?![0-9０-９])\\s?[条款项]?)(?:\\s?第\\s?(?<paragraph>${ordinal})\\s?款)?(?:\\s?第?\\s?[（(]?(?<item>${ordinal})[）)]?\\s?项)?`,
  'g',
);
/** Between two references of one enumeration: 第五条、第六条. */
const enumeration = /^[、，,和及与至到或 \u3000-]{1,3}$/;
const foreign =
  /(?:》(?:[（(][^（）()]{1,20}[）)])?|法典?|条例|解释|主合同|原合同|原协议|借款合同|另一合同|该法)(?:的|之|中)?\s?$/;
const LOOK_BACK = 24;

export function findReferences(
  lines: readonly Line[],
  clauses: readonly NumberedClause[],
  laws: readonly LawCitation[],
): readonly ClauseReference[] {
  const index = indexClauses(clauses);
  const lawEnds = new Set<number>(laws.map((law) => law.end));
  const found: ClauseReference[] = [];
  for (const line of lines) {
    const ownNumber =
      line.block.cell === undefined ? (readClauseNumber(line.text, line.block.number)?.end ?? 0) : 0;
    let foreignEnd = -1;
    for (const match of line.text.matchAll(reference)) {
      const end = match.index + match[0].length;
      if (end <= ownNumber) continue;
      const gap = foreignEnd < 0 ? '' : line.text.slice(foreignEnd, match.index);
      const before = line.text.slice(Math.max(0, match.index - LOOK_BACK), match.index);
      if (
        foreign.test(before) ||
        lawEnds.has(line.start + end) ||
        (gap.length <= 3 && enumeration.test(gap))
      ) {
        foreignEnd = end;
        continue;
      }
      const span = inLine(line, match.index, end);
      found.push({ ...span, target: match[0], clause: resolve(index, match, span) });
    }
  }
  return found;
}

interface ClauseIndex {
  readonly clauses: readonly NumberedClause[];
  /** By values joined with dots, in the contract proper and per attachment. */
  readonly byPart: ReadonlyMap<number, ReadonlyMap<string, number>>;
  /** Starts of attachments with the part they begin. */
  readonly parts: readonly Span[];
}

function indexClauses(clauses: readonly NumberedClause[]): ClauseIndex {
  const parts: Span[] = [];
  const byPart = new Map<number, Map<string, number>>([[0, new Map()]]);
  const topForm = articleForm(clauses);
  for (const { clause, number } of clauses) {
    if (number === null) continue;
    if (number.form === 'attachment') {
      parts.push(documentSpan(clause.start, clause.end));
      byPart.set(parts.length, new Map());
      continue;
    }
    const known = byPart.get(parts.length);
    const key = number.values.join('.');
    const counts = number.form === topForm || number.form === 'article' || number.values.length > 1;
    if (counts && known !== undefined && !known.has(key)) known.set(key, clause.index);
  }
  return { clauses, byPart, parts };
}

/** What 第三条 means where no clause is written so: the form of the outermost numbered clauses. */
function articleForm(clauses: readonly NumberedClause[]): string | null {
  const numbered = clauses.filter(
    ({ number }) => number !== null && number.form !== 'attachment' && number.form !== 'chapter',
  );
  if (numbered.some(({ number }) => number?.form === 'article')) return 'article';
  return numbered[0]?.number?.form ?? null;
}

function resolve(index: ClauseIndex, match: RegExpExecArray, span: Span): number | null {
  const { article, path, paragraph, item } = match.groups ?? {};
  const key =
    path === undefined
      ? String(readNumber(article ?? '') ?? '')
      : path
          .split(/[.．]/)
          .map((part) => readNumber(part))
          .join('.');
  const part = index.parts.findLastIndex((each) => each.start <= span.start) + 1;
  const target = index.byPart.get(part)?.get(key) ?? index.byPart.get(0)?.get(key) ?? null;
  if (target === null || (paragraph === undefined && item === undefined)) return target;
  const inParagraph = paragraph === undefined ? target : childOf(index, target, readNumber(paragraph) ?? 0);
  if (inParagraph === null || item === undefined) return inParagraph;
  return childOf(index, inParagraph, readNumber(item) ?? 0) ?? childOf(index, target, readNumber(item) ?? 0);
}

/** The child with that number; a clause without numbered children has its paragraphs counted, which cannot be told apart further. */
function childOf({ clauses }: ClauseIndex, parent: number, value: number): number | null {
  const children = (clauses[parent]?.clause.children ?? []).filter(
    (child) => clauses[child]?.number !== null,
  );
  const child = children.find((each) => clauses[each]?.number?.values.at(-1) === value);
  if (child !== undefined) return child;
  return children.length === 0 ? parent : null;
}
