/**
 * The clause tree. In: the lines, the title, the positions of signatures and attachments. Out: clauses in
 * reading order. Levels follow the forms of the numbers in order of appearance: a form that is already open
 * continues at its level, a new form goes one level down. Promise: the own texts of the clauses do not
 * overlap, follow each other and contain every line.
 */
import { documentSpan, type Span } from '@wenjian/document';
import type { Attachment, Clause } from '../contract.ts';
import type { Line } from '../text/body-lines.ts';
import { headingBehind, isUnnumberedHeading } from './clause-heading.ts';
import { type ClauseNumber, type NumberForm, readClauseNumber } from './clause-number.ts';

export interface NumberedClause {
  readonly clause: Clause;
  readonly number: ClauseNumber | null;
}

type Form = NumberForm | `heading${number}` | 'text';

interface Draft {
  readonly start: number;
  end: number;
  readonly number: ClauseNumber | null;
  readonly heading: string | null;
  readonly level: number;
  readonly parent: number | null;
  readonly children: number[];
}

interface Open {
  readonly form: Form;
  readonly index: number;
  lastValues: readonly number[];
}

/** Forms that are always above all others, in this order. */
const structure: readonly Form[] = ['attachment', 'chapter', 'section', 'article'];
/** Forms whose numbering may restart inside one of their own: 1. （一） 1. */
const nestable: ReadonlySet<Form> = new Set<Form>([
  'arabic',
  'arabicBracket',
  'chineseBracket',
  'circled',
  'latin',
]);

const plainForms: ReadonlySet<Form> = new Set<Form>(['chineseComma', 'arabic']);

export interface ContractParts {
  readonly title: Span | null;
  readonly signature: Span | null;
  readonly attachments: readonly Attachment[];
}

export function findClauses(lines: readonly Line[], parts: ContractParts): readonly NumberedClause[] {
  const attachmentStarts = new Set<number>(
    parts.attachments.flatMap(({ body }) => (body === null ? [] : [body.start])),
  );
  const drafts: Draft[] = [];
  const open: Open[] = [];
  const bare = bareNumbers(lines);
  for (const line of lines) {
    const begun = beginningOf(line, line.block.number ?? bare.get(line), parts, attachmentStarts);
    const current = drafts.at(-1);
    if (begun === null && current !== undefined) current.end = line.end;
    else drafts.push(place(begun ?? { form: 'text', number: null, heading: null }, line, drafts, open));
  }
  return drafts.map((draft, index) => ({ number: draft.number, clause: clauseOf(drafts, draft, index) }));
}

interface Beginning {
  readonly form: Form;
  readonly number: ClauseNumber | null;
  readonly heading: string | null;
}

/** Null for a line that continues the previous clause. */
function beginningOf(
  line: Line,
  given: string | undefined,
  { title, signature }: ContractParts,
  attachmentStarts: ReadonlySet<number>,
): Beginning | null {
  if (title !== null && line.start <= title.start && title.end <= line.end) return null;
  if (signature !== null && line.start >= signature.start && line.end <= signature.end) {
    return line.start === signature.start ? { form: 'text', number: null, heading: null } : null;
  }
  if (line.block.cell !== undefined) return null;
  const number = readClauseNumber(line.text, given);
  if (number?.form === 'attachment' && !attachmentStarts.has(line.start)) return null;
  if (number !== null) return { form: number.form, number, heading: headingBehind(line.text, number.end) };
  if (!isUnnumberedHeading(line)) return null;
  const heading = line.text.trim().replace(/[：:]$/, '');
  return { form: `heading${line.block.level ?? 1}`, number: null, heading };
}

const bareHeading = /^\s*(?<number>\d{1,2})[ \u3000]{1,4}[\u4e00-\u9fff、（）()]{1,16}$/;
const LEAST_HEADINGS = 3;
const MOST_WRONG = 1;

/**
 * 4　服务费, with 4.1 below it: a number and a gap alone may be anything, but a row of them from one on, most with articles of their
 * own, are headings; one of them may bear a wrong number.
 */
function bareNumbers(lines: readonly Line[]): ReadonlyMap<Line, string> {
  const headings = lines.flatMap((line, at) => {
    if (line.block.cell !== undefined || line.block.number !== undefined) return [];
    const number = bareHeading.exec(line.text)?.groups?.number;
    if (number === undefined) return [];
    return [{ line, number, isOwner: /^\s*\d{1,2}[.．]\d/.test(lines[at + 1]?.text ?? '') }];
  });
  const owners = headings.filter(({ isOwner }) => isOwner).length;
  const wrong = headings.filter(({ number }, at) => Number(number) !== at + 1).length;
  const areHeadings =
    headings.length >= LEAST_HEADINGS && wrong <= MOST_WRONG && owners * 2 >= headings.length;
  return new Map(areHeadings ? headings.map(({ line, number }) => [line, number]) : []);
}

function place(
  { form, number, heading }: Beginning,
  line: Line,
  drafts: readonly Draft[],
  open: Open[],
): Draft {
  close(open, form, number);
  const parent = open.at(-1)?.index ?? null;
  const index = drafts.length;
  if (form !== 'text') open.push({ form, index, lastValues: number?.values ?? [] });
  const parentDraft = parent === null ? undefined : drafts[parent];
  parentDraft?.children.push(index);
  const level = (parentDraft?.level ?? 0) + 1;
  return { start: line.start, end: line.end, number, heading, level, parent, children: [] };
}

/** Closes open clauses until the parent of the new clause is on top. */
function close(open: Open[], form: Form, number: ClauseNumber | null): void {
  const keep = depthToKeep(open, form, number);
  open.length = keep;
}

function depthToKeep(open: readonly Open[], form: Form, number: ClauseNumber | null): number {
  if (form === 'text' || form === 'attachment') return 0;
  if (form.startsWith('heading'))
    return (
      open.findLastIndex(
        (each) => each.form === 'attachment' || (each.form.startsWith('heading') && each.form < form),
      ) + 1
    );
  const rank = structure.indexOf(form);
  if (rank >= 0) {
    const above = (each: Open) =>
      structure.slice(0, rank).includes(each.form) || each.form.startsWith('heading');
    return open.findLastIndex(above) + 1;
  }
  const same = open.findLastIndex((each) => each.form === form);
  const value = number?.values.at(-1) ?? 0;
  if (same >= 0 && !(value === 1 && nestable.has(form) && same < open.length - 1)) return same;
  const before = number === null ? -1 : open.findLastIndex((each) => goesOn(each, form, value));
  if (before >= 0) return before;
  const owner = number === null ? -1 : open.findLastIndex((each) => isOwner(each, number.values));
  return owner >= 0 ? owner + 1 : open.length;
}

/** 十、 after 9.: two forms of one numbering. Not from 2, which may follow a 1 in the line of its parent. */
function goesOn(each: Open, form: Form, value: number): boolean {
  return value > 2 && plainForms.has(form) && plainForms.has(each.form) && each.lastValues[0] === value - 1;
}

/** 9.3 belongs to 第九条, 九、 or 9. */
function isOwner(each: Open, values: readonly number[]): boolean {
  const owned = values.slice(0, -1);
  return (
    owned.length > 0 &&
    each.lastValues.length === owned.length &&
    owned.every((value, at) => each.lastValues[at] === value)
  );
}

function clauseOf(drafts: readonly Draft[], draft: Draft, index: number): Clause {
  let last = index;
  for (let child = draft.children.at(-1); child !== undefined; child = drafts[child]?.children.at(-1))
    last = child;
  return {
    index,
    number: draft.number?.shown ?? null,
    heading: draft.heading,
    level: draft.level,
    ...documentSpan(draft.start, drafts[last]?.end ?? draft.end),
    own: documentSpan(draft.start, draft.end),
    parent: draft.parent,
    children: draft.children,
  };
}
