/**
 * In: the plan. Out: the list of changes for the reader, in reading order. Promise: the list contains every
 * edit of the plan except separators and labels of parts, every row without a partner, every move, every
 * split or merged paragraph, and every picture that differs. Behind the first `most` major ones the others are not
 * weighed: which of them can be listed is settled then.
 */
import type { Document } from '@wenjian/document';
import { reasons } from '../compare.text.ts';
import type { PlannedBox, PlannedRow, RowPlan } from '../edits/planned-row.ts';
import { relabelParts } from '../edits/relabel-parts.ts';
import type { TextEdit } from '../edits/write-edits.ts';
import { type JudgeContext, judgeChange, judgeNumber } from '../judge/judge-change.ts';
import { judgePicture } from '../judge/judge-picture.ts';
import { isSuspectChange, suspectVerdict } from '../judge/judge-suspect.ts';
import { reorderedEdits } from '../judge/reordered-edits.ts';
import { suspectCells } from '../judge/suspect-cells.ts';
import { suspectDisplaced } from '../judge/suspect-displaced.ts';
import { type ChangeDraft, isFurniturePlace, placeOf, typeOf, type Verdict } from './change-draft.ts';
import { foldRepeats } from './fold-repeats.ts';
import { listFormats } from './list-formats.ts';
import { describeMove, describeParts, describeTabling } from './list-structure.ts';
import { createTableFolder } from './list-table-changes.ts';
import { collectFurniture } from './page-furniture.ts';
import type { PlacedSide } from './placed-side.ts';
import { collectRenumbering, type NumberPair } from './renumbering.ts';

export function listChanges(
  plan: RowPlan,
  old: Document,
  target: Document,
  withFormats: boolean,
  most: number,
): readonly ChangeDraft[] {
  const context: JudgeContext = {
    renumbering: collectRenumbering(numberPairs(plan, old, target)),
    furniture: collectFurniture(plan.rows, old, target),
  };
  const listing: Listing = { plan, old, target, context, most, majors: 0, drafts: [] };
  const foldTable = createTableFolder(plan.rows, old, target, context);
  const formats = withFormats ? listFormats(plan.rows, old, target) : [];
  const listed = new Set<number>();
  let nextFormat = 0;
  for (const [index, row] of plan.rows.entries()) {
    if (row.relation === 'moved') {
      if (row.move !== null && !listed.has(row.move)) listMove(listing, row.move);
      if (row.move !== null) listed.add(row.move);
    } else if (row.old.length === 0 || row.new.length === 0) {
      const folded = foldTable(row);
      if (folded === 'none') add(listing, describeLone(listing, row));
      else if (folded !== 'listed') add(listing, folded);
    } else listPaired(listing, row);
    const format = formats[nextFormat];
    if (format?.row === index) {
      add(listing, format.draft);
      nextFormat++;
    }
  }
  return foldRepeats(suspectDisplaced(suspectCells(listing.drafts)));
}

interface Listing {
  readonly plan: RowPlan;
  readonly old: Document;
  readonly target: Document;
  readonly context: JudgeContext;
  /** Once there are so many that stay major, the others are counted and not weighed. */
  readonly most: number;
  majors: number;
  readonly drafts: ChangeDraft[];
}

function add(listing: Listing, draft: ChangeDraft): void {
  listing.drafts.push(draft);
  // Of those that repeat on every page all but one become noise.
  if (draft.significance === 'major' && !isFurniturePlace(draft.place)) listing.majors++;
}

/** It will not be listed: the weightiest are, and of equals the first. */
function isUnlisted({ majors, most }: Listing, old: PlacedSide | null, target: PlacedSide | null): boolean {
  return majors >= most && !isFurniturePlace(placeOf(old, target));
}

const unweighed: Verdict = { significance: 'noise', reason: '', signals: [] };

function numberPairs({ rows, moves }: RowPlan, old: Document, target: Document): readonly NumberPair[] {
  const edits = [...rows, ...moves.flatMap((move) => move.boxes)].flatMap((part) => part.edits);
  return edits
    .filter((edit) => edit.kind === 'number')
    .map((edit) => ({
      old: old.text.slice(edit.oldStart, edit.oldEnd),
      new: target.text.slice(edit.newStart, edit.newEnd),
    }));
}

function listMove(listing: Listing, index: number): void {
  const move = listing.plan.moves[index];
  if (move === undefined) return;
  add(listing, describeMove(move, index, listing.old, listing.target));
  for (const moved of move.boxes) {
    const box = relabelParts(moved, listing.old, listing.target);
    const parts = describeParts(box, listing.old, listing.target, index);
    if (parts !== null) add(listing, parts);
    listEdits(listing, box, index);
  }
}

function listPaired(listing: Listing, row: PlannedRow): void {
  const box = relabelParts(boxOfRow(row), listing.old, listing.target);
  const parts = describeParts(box, listing.old, listing.target, null);
  if (parts !== null) add(listing, parts);
  const old = placeBlock(listing.old, box.oldStart);
  const target = placeBlock(listing.target, box.newStart);
  for (const draft of [describeTabling(old, target), judgePicture(old, target)]) {
    if (draft !== null) add(listing, draft);
  }
  listEdits(listing, box, null);
}

function boxOfRow(row: PlannedRow): PlannedBox {
  return {
    oldStart: row.old[0] ?? 0,
    oldEnd: (row.old.at(-1) ?? 0) + 1,
    newStart: row.new[0] ?? 0,
    newEnd: (row.new.at(-1) ?? 0) + 1,
    edits: row.edits,
  };
}

function listEdits(listing: Listing, box: PlannedBox, move: number | null): void {
  let oldBlock = box.oldStart;
  let newBlock = box.newStart;
  const placed = box.edits.flatMap((edit) => {
    if (edit.kind === 'separator' || edit.kind === 'label') return [];
    oldBlock = blockHolding(listing.old, oldBlock, box.oldEnd, edit.oldStart, edit.oldEnd);
    newBlock = blockHolding(listing.target, newBlock, box.newEnd, edit.newStart, edit.newEnd);
    const old = placeIn(listing.old, oldBlock, edit.oldStart, edit.oldEnd);
    const target = placeIn(listing.target, newBlock, edit.newStart, edit.newEnd);
    return [{ edit, old, new: target }];
  });
  const lists = reorderedEdits(placed);
  for (const [index, { edit, old, new: target }] of placed.entries()) {
    const draft = describeEdit(listing, edit, old, target, move);
    const first = lists.get(index);
    const isShown = draft.significance !== 'noise' && !draft.isSuspect && edit.kind !== 'number';
    const isListed = isShown && first !== undefined;
    add(
      listing,
      isListed ? { ...draft, ...reorderedVerdict, list: `${placed[first]?.edit.oldStart}` } : draft,
    );
  }
}

const reorderedVerdict: Verdict = {
  significance: 'minor',
  reason: reasons.cases.reordered,
  signals: ['reordered'],
  gainer: null,
};

/** The first block from `from` on that contains the span. */
function blockHolding(document: Document, from: number, limit: number, start: number, end: number): number {
  let block = from;
  while (block < limit - 1) {
    const blockEnd = document.blocks[block]?.end ?? 0;
    if (start < blockEnd || (start === end && start === blockEnd)) break;
    block++;
  }
  return block;
}

function describeEdit(
  listing: Listing,
  edit: TextEdit,
  old: PlacedSide | null,
  target: PlacedSide | null,
  move: number | null,
): ChangeDraft {
  const verdict = edit.kind === 'number' ? judgeNumber(old, target) : weighed(listing, old, target);
  const isSuspect = verdict.significance !== 'noise' && isSuspectChange(old, target);
  return {
    type: typeOf(old, target),
    place: placeOf(old, target),
    ...(isSuspect ? suspectVerdict(verdict) : verdict),
    old: hasText(old) ? old : null,
    new: hasText(target) ? target : null,
    isSuspect,
    move,
  };
}

function weighed(listing: Listing, old: PlacedSide | null, target: PlacedSide | null): Verdict {
  return isUnlisted(listing, old, target) ? unweighed : judgeChange(old, target, listing.context);
}

function hasText(side: PlacedSide | null): boolean {
  return side !== null && side.start < side.end;
}

/** A whole block that was inserted or deleted. */
function describeLone(listing: Listing, row: PlannedRow): ChangeDraft {
  const old = row.old[0] === undefined ? null : placeBlock(listing.old, row.old[0]);
  const target = row.new[0] === undefined ? null : placeBlock(listing.target, row.new[0]);
  const picture = judgePicture(old, target);
  if (picture !== null) return { ...picture, move: row.move };
  const verdict = weighed(listing, old, target);
  const isSuspect = verdict.significance !== 'noise' && isSuspectChange(old, target);
  return {
    type: typeOf(old, target),
    place: placeOf(old, target),
    ...(isSuspect ? suspectVerdict(verdict) : verdict),
    old,
    new: target,
    isSuspect,
    move: row.move,
  };
}

function placeBlock(document: Document, index: number): PlacedSide | null {
  const block = document.blocks[index];
  return block === undefined ? null : { document, block, start: block.start, end: block.end };
}

function placeIn(document: Document, index: number, start: number, end: number): PlacedSide | null {
  const block = document.blocks[index];
  return block === undefined ? null : { document, block, start, end };
}
