/** Finds clauses by number, in the contract itself and in each attachment, and related clauses of a clause. */
import { documentSpan, type Span } from '@wenjian/document';
import { countBefore } from '../text/bisect.ts';
import type { NumberForm } from './clause-number.ts';
import type { NumberedClause } from './find-clauses.ts';

export interface ClauseIndex {
  readonly clauses: readonly NumberedClause[];
  /** By values joined with dots, chapters with a prefix sign; one map per part. */
  readonly byPart: ReadonlyMap<number, ReadonlyMap<string, ClausesOfNumber>>;
  /** Starts of the attachments, one for each part. */
  readonly parts: readonly Span[];
  /** The meaning of 第三条 when no clause is numbered that way: the form of the outermost numbered clauses. */
  readonly articleForm: NumberForm | null;
}

/** The clauses with one number: two when a number was typed twice or a list starts again. */
export interface ClausesOfNumber {
  readonly first: number;
  readonly isOnly: boolean;
}

const CHAPTER = '章';

export function indexClauses(clauses: readonly NumberedClause[]): ClauseIndex {
  const parts: Span[] = [];
  const byPart = new Map<number, Map<string, ClausesOfNumber>>([[0, new Map()]]);
  const articleForm = findArticleForm(clauses);
  for (const { clause, number } of clauses) {
    if (number === null) continue;
    if (number.form === 'attachment') {
      parts.push(documentSpan(clause.start, clause.end));
      byPart.set(parts.length, new Map());
      continue;
    }
    const known = byPart.get(parts.length);
    const isChapter = number.form === 'chapter';
    const key = keyOf(number.values, isChapter);
    const counts =
      isChapter || number.form === articleForm || number.form === 'article' || number.values.length > 1;
    if (!counts || known === undefined) continue;
    const first = known.get(key)?.first;
    known.set(key, { first: first ?? clause.index, isOnly: first === undefined });
  }
  addRunningNumbers(clauses, articleForm, byPart.get(0));
  return { clauses, byPart, parts, articleForm };
}

/** 一、…1. 2. 二、…3. 4.: numbers that run on below several headings are those of articles, where no heading has them. */
function addRunningNumbers(
  clauses: readonly NumberedClause[],
  articleForm: NumberForm | null,
  known: Map<string, ClausesOfNumber> | undefined,
): void {
  const end = clauses.findIndex(({ number }) => number?.form === 'attachment');
  const own = clauses.slice(0, end === -1 ? undefined : end);
  const inner = own.filter(({ number }) => number?.values.length === 1 && number.form !== articleForm);
  const running = inner.filter(({ number }) => number?.form === inner[0]?.number?.form);
  const isRunning = running.every(({ number }, at) => number?.values[0] === at + 1);
  const parents = new Set(running.map(({ clause }) => clause.parent));
  if (!isRunning || parents.size < 2 || parents.has(null)) return;
  for (const { clause, number } of running) {
    const key = keyOf(number?.values ?? [], false);
    if (known?.has(key) === false) known.set(key, { first: clause.index, isOnly: true });
  }
}

/**
 * The clauses with that number, seen from an offset: those in the same attachment first, else those in the
 * contract itself.
 */
export function clausesWithNumber(
  { byPart, parts }: ClauseIndex,
  values: readonly number[],
  offset: number,
  isChapter: boolean,
): ClausesOfNumber | null {
  const part = parts.findLastIndex((each) => each.start <= offset) + 1;
  const key = keyOf(values, isChapter);
  return byPart.get(part)?.get(key) ?? byPart.get(0)?.get(key) ?? null;
}

/** The innermost clause that starts before the offset. */
export function enclosingClause({ clauses }: ClauseIndex, offset: number): number | null {
  const before = countBefore(clauses, ({ clause }) => clause.start <= offset);
  return before === 0 ? null : before - 1;
}

/** The clause itself or the ancestor that 本条 refers to. */
export function articleOf({ clauses, articleForm }: ClauseIndex, from: number | null): number | null {
  for (let at = from; at !== null; at = clauses[at]?.clause.parent ?? null) {
    const form = clauses[at]?.number?.form;
    if (form !== undefined && (form === articleForm || form === 'article')) return at;
  }
  return null;
}

export function numberedChildren({ clauses }: ClauseIndex, parent: number): readonly number[] {
  return (clauses[parent]?.clause.children ?? []).filter((child) => clauses[child]?.number !== null);
}

function keyOf(values: readonly number[], isChapter: boolean): string {
  return `${isChapter ? CHAPTER : ''}${values.join('.')}`;
}

function findArticleForm(clauses: readonly NumberedClause[]): NumberForm | null {
  const numbered = clauses.filter(
    ({ number }) => number !== null && number.form !== 'attachment' && number.form !== 'chapter',
  );
  if (numbered.some(({ number }) => number?.form === 'article')) return 'article';
  return numbered[0]?.number?.form ?? null;
}
