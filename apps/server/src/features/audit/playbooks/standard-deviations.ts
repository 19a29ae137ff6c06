/**
 * Where a contract departs from the team's standard text, as risks for one side. In: the comparison of both. Out: a risk for each place that was taken out or
 * changed to the other side's advantage, and the line for the list of checked rules. Promise: what favours the chosen side, what only fills a blank and what
 * changes no meaning is not reported; every quotation is sliced out of the contract.
 */
import { type CheckedRule, familyOf, type Risk, type RiskLevel } from '@wenjian/audit';
import { type Change, type Comparison, compareDocuments } from '@wenjian/compare';
import { type Contract, sentencesOf } from '@wenjian/contract';
import { type Document, documentOffset, documentSpan, type Span } from '@wenjian/document';
import { deviationText as text } from '../audit.text.ts';
import { STANDARD_RULE } from './standard-rule.ts';

export interface Deviations {
  readonly risks: readonly Risk[];
  readonly checked: CheckedRule;
}

interface Judged {
  readonly change: Change;
  readonly level: RiskLevel;
}

/** Numbers of clauses, formats and blanks are no terms. */
export function compareWithStandard(standard: Document, contract: Document): Comparison {
  return compareDocuments(standard, contract, {
    ignoreNumbering: true,
    ignoreFormatting: true,
    ignoreHeadersFooters: true,
    ignoreSpaces: true,
    ignoreWidth: true,
  });
}

export function deviationsOf(
  comparison: Comparison,
  name: string,
  contract: Contract,
  standpoint: string,
): Deviations {
  const ours = namesOf(contract, standpoint);
  const judged = comparison.changes.flatMap((change): readonly Judged[] => {
    const isGone = placeOf(change, comparison, contract) === null;
    const level = isTerm(change) ? levelOf(change, ours, isGone) : null;
    return level === null ? [] : [{ change, level }];
  });
  const places = Map.groupBy(judged, ({ change }) => placeKey(change, comparison, contract));
  const risks = [...places].map(([key, here]) => riskAt(key, here, name, comparison, contract));
  return { risks, checked: checkedLine(name, risks.length > 0) };
}

function isTerm({ type, significance, isSuspect, old, new: side }: Change): boolean {
  const isWords = type === 'insert' || type === 'delete' || type === 'replace';
  return isWords && significance !== 'noise' && !isSuspect && !isFilledIn(old?.text ?? '', side?.text ?? '');
}

/** What fills a blank is a name, a number, an address: no sentence. */
const LONGEST_FILL = 40;

/** 【甲方名称】 and ____元 are there to be filled in: the words before, between and behind the blanks are the same. */
function isFilledIn(blank: string, words: string): boolean {
  const [first = '', ...parts] = blank.split(/[_＿]{2,}|【[^】]{0,500}】|\s{3,}/);
  if (parts.length === 0 || !words.startsWith(first)) return false;
  let ends = new Set([first.length]);
  for (const part of parts)
    ends = new Set([...ends].flatMap((end) => startsBehind(words, end, part)).map((at) => at + part.length));
  return ends.has(words.length);
}

/** Where the part stands behind a filled blank. */
function startsBehind(words: string, end: number, part: string): readonly number[] {
  const filled = /^[^。；]*/.exec(words.slice(end, end + LONGEST_FILL))?.[0].length ?? 0;
  const places = Array.from({ length: filled + 1 }, (_, at) => end + at);
  return places.filter((at) => words.startsWith(part, at));
}

/** Null: no disadvantage. Ours: the words for the chosen party; null when neutral. `isGone`: nothing of the passage is left. */
function levelOf(
  { significance, gainer }: Change,
  ours: ReadonlySet<string> | null,
  isGone: boolean,
): RiskLevel | null {
  if (ours !== null && gainer !== null) {
    if (ours.has(gainer)) return null;
    return significance === 'major' ? 'high' : 'medium';
  }
  if (significance === 'major') return 'medium';
  return isGone ? 'low' : null;
}

function namesOf({ parties }: Contract, standpoint: string): ReadonlySet<string> | null {
  const party = parties.find(
    ({ label, name }) => standpoint === label || standpoint === `${label}（${name}）`,
  );
  if (party === undefined) return null;
  return new Set([party.label, ...party.aliases, ...(party.name === null ? [] : [party.name])]);
}

/** Changes of one sentence are one matter; so are the heading and the paragraphs of an article that went. */
function placeKey(change: Change, comparison: Comparison, contract: Contract): string {
  const span = placeOf(change, comparison, contract);
  if (span !== null) return `changed-${span.start}-${span.end}`;
  return `missing-${change.old?.clause?.split(/\s/)[0] ?? change.old?.block ?? change.id}`;
}

/** The sentence of the contract it shows in; null: nothing of it is left. */
function placeOf({ new: side, old }: Change, comparison: Comparison, contract: Contract): Span | null {
  if (side !== null) return sentenceAround(contract, side);
  const row = comparison.rows.find((one) => one.moveId === null && one.old.includes(old?.block ?? ''));
  const [left] = row?.new ?? [];
  const block = contract.document.blocks.find(({ id }) => id === left);
  return block === undefined || block.end === block.start ? null : documentSpan(block.start, block.end);
}

function sentenceAround(contract: Contract, { start, end }: Span): Span {
  const sentence = sentencesOf(contract).find((one) => one.start <= start && end <= one.end);
  return sentence === undefined ? documentSpan(start, end) : documentSpan(sentence.start, sentence.end);
}

function riskAt(
  key: string,
  here: readonly Judged[],
  name: string,
  comparison: Comparison,
  contract: Contract,
): Risk {
  const { document } = contract;
  const [first] = here;
  const change = first?.change;
  const span = change === undefined ? null : placeOf(change, comparison, contract);
  const former = here.map(({ change: { old } }) => old?.text ?? '').filter(Boolean);
  const words = former.join('\n') || (change?.new?.text ?? '');
  const quote = span === null ? '' : document.text.slice(span.start, span.end);
  return {
    id: `standard.${key}`,
    ruleId: STANDARD_RULE,
    title: span === null ? text.missing(headOf(words)) : text.changed(change?.old?.clause ?? headOf(quote)),
    family: familyOf({ text: words }),
    level: worst(here),
    quote,
    span,
    page: change?.new?.page ?? null,
    reason: here.map((one) => text.reason(name, one.change)).join(''),
    basis: [],
    suggestion: former.length === 0 ? text.takeOut : span === null ? words : text.restore(former.join('；')),
    edit: null,
    advice: text.advice,
    positions: [],
    origin: 'standard',
    verification: 'verified',
    kind: span === null ? 'missing' : 'risk',
    insertAt: span === null ? insertionPoint(change, comparison, contract) : null,
    related: [],
  };
}

const HEAD_LENGTH = 16;

function headOf(words: string): string {
  const line = words.trim().split('\n')[0] ?? '';
  return line.length > HEAD_LENGTH ? `${line.slice(0, HEAD_LENGTH)}…` : line;
}

function worst(here: readonly Judged[]): RiskLevel {
  return (['high', 'medium'] as const).find((level) => here.some((one) => one.level === level)) ?? 'low';
}

/** Behind what stands before it in both texts. */
function insertionPoint(change: Change | undefined, { rows }: Comparison, { document, signature }: Contract) {
  const at = rows.findIndex((row) => row.old.includes(change?.old?.block ?? ''));
  const before = rows.slice(0, Math.max(0, at)).findLast((row) => row.new.length > 0);
  const block = document.blocks.find(({ id }) => id === before?.new.at(-1));
  return block?.end ?? signature?.start ?? documentOffset(document.text.length);
}

function checkedLine(name: string, isHit: boolean): CheckedRule {
  return {
    ruleId: STANDARD_RULE,
    title: text.title,
    family: 'consistency',
    examines: text.examines(name),
    outcome: isHit ? 'hit' : 'notApplicable',
    met: null,
    unproven: isHit ? null : 'absent',
    why: isHit ? null : text.noDeviation,
  };
}
