/**
 * In: a contract. Out: a new version of it with edits of every class, and a description of each. No two edits
 * touch the same part, and structural ones keep a distance, so that the description is unambiguous.
 */

import { createRandom } from '../contract-text.ts';
import { ContractDraft } from './contract-draft.ts';
import { changeFigure, changeText } from './contract-edit-words.ts';
import { ContractWriter } from './contract-generator.ts';
import {
  type Clause,
  type Contract,
  HEADER_KEY,
  hasReference,
  noteKey,
  type Plain,
  type PriceTable,
  passagesOf,
} from './contract-model.ts';
import {
  deleteClause,
  insertClause,
  insertRow,
  mergeParagraphs,
  moveAndEditClause,
  moveClause,
  splitParagraph,
} from './contract-structure-edits.ts';
import {
  consequencesOf,
  type InjectedEdit,
  type Passages,
  type PendingEdit,
  replacedIn,
  type TextEditClass,
  textEditClasses,
} from './contract-truth.ts';

export interface ContractPair {
  readonly old: Contract;
  readonly new: Contract;
  readonly edits: readonly InjectedEdit[];
}

/**
 * `each`: the number of edits of every class; fewer when the contract has no more places. The same seed gives
 * the same pair.
 */
export function createContractPair(pages: number, each: number, seed: number): ContractPair {
  const random = createRandom(scatterSeed(seed));
  const writer = new ContractWriter(random);
  const old = writer.write(pages);
  const draft = new ContractDraft(old, random);
  const pending: (PendingEdit | null)[] = [];
  // Structural edits first: they need room around them.
  for (let round = 0; round < each; round++) pending.push(...restructure(draft, writer));
  for (let round = 0; round < each; round++) pending.push(...rewrite(draft));
  pending.push(changeHeader(draft));
  const target: Contract = { ...old, header: draft.header, parts: draft.parts };
  const [before, after] = [byKey(old), byKey(target)];
  const edits = pending.flatMap((edit): readonly InjectedEdit[] =>
    edit === null ? [] : [{ class: edit.class, expected: edit.expected, ...edit.touches(before, after) }],
  );
  return { old, new: target, edits: [...edits, ...consequencesOf(before, after, draft.renumbered)] };
}

/** Neighbouring seeds would start with the same choices (finaliser of MurmurHash3). */
function scatterSeed(seed: number): number {
  let bits = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

function byKey(contract: Contract): Passages {
  return new Map(passagesOf(contract).map((passage) => [passage.key, passage]));
}

function restructure(draft: ContractDraft, writer: ContractWriter): readonly (PendingEdit | null)[] {
  return [
    insertClause(draft, writer),
    deleteClause(draft),
    moveClause(draft),
    moveAndEditClause(draft),
    splitParagraph(draft, writer),
    mergeParagraphs(draft),
    insertRow(draft, writer),
  ];
}

function rewrite(draft: ContractDraft): readonly (PendingEdit | null)[] {
  return [...textEditClasses.map((name) => changeWords(draft, name)), changeCell(draft), changeNote(draft)];
}

function changeWords(draft: ContractDraft, name: TextEditClass): PendingEdit | null {
  const found = draft.find(
    (part): part is Clause | Plain =>
      part.kind !== 'table' && !hasReference(part.text) && changeText(name, part.text, draft.random) !== null,
  );
  const change = found === null ? null : changeText(name, found.part.text, draft.random);
  if (found === null || change === null) return null;
  draft.take(found.part.id);
  draft.parts[found.index] = { ...found.part, text: change.text };
  return { class: name, expected: change.expected, touches: replacedIn(found.part.id, change) };
}

const FIRST_FIGURE_COLUMN = 3;
const FIGURE_COLUMNS = 3;

function changeCell(draft: ContractDraft): PendingEdit | null {
  const isFreeRow = (id: string, index: number): boolean => index > 0 && draft.isFree(id);
  const found = draft.find(
    (part): part is PriceTable =>
      part.kind === 'table' && part.rows.some((row, index) => isFreeRow(row.id, index)),
  );
  const rows = found?.part.rows.filter((row, index) => isFreeRow(row.id, index)) ?? [];
  const row = rows[draft.random(rows.length)];
  if (found === null || row === undefined) return null;
  const column = FIRST_FIGURE_COLUMN + draft.random(FIGURE_COLUMNS);
  const figure = row.cells[column] ?? '';
  const cells = row.cells.with(column, changeFigure(figure, draft.random));
  draft.take(row.id);
  const table = found.part.rows.map((other) => (other === row ? { ...row, cells } : other));
  draft.parts[found.index] = { ...found.part, rows: table };
  const start = row.cells.slice(0, column).join('').length;
  const end = start + figure.length;
  const change = { oldStart: start, oldEnd: end, newStart: start, newEnd: end };
  return { class: 'table cell', expected: 'major', touches: replacedIn(row.id, change) };
}

const noteClasses = ['amount', 'percentage', 'period'] as const;

function changeNote(draft: ContractDraft): PendingEdit | null {
  const found = draft.find((part): part is Clause => part.kind === 'clause' && part.note !== undefined);
  if (found === null) return null;
  for (const name of noteClasses) {
    const change = changeText(name, found.part.note ?? '', draft.random);
    if (change === null) continue;
    draft.take(found.part.id);
    draft.parts[found.index] = { ...found.part, note: change.text };
    return { class: 'footnote', expected: 'major', touches: replacedIn(noteKey(found.part.id), change) };
  }
  return null;
}

const HEADER_DIGITS = 4;

/** There is one header, so it changes once: another contract number. */
function changeHeader(draft: ContractDraft): PendingEdit {
  const end = draft.header.length;
  const start = end - HEADER_DIGITS;
  draft.header = draft.header.slice(0, start) + changeFigure(draft.header.slice(start), draft.random);
  const change = { oldStart: start, oldEnd: end, newStart: start, newEnd: end };
  return { class: 'header', expected: 'shown', touches: replacedIn(HEADER_KEY, change) };
}
