/** The promises of the engine, over generated documents. */

import type { Document } from '@wenjian/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentPair, repetitivePair, unrelatedPair } from './compare.testing.ts';
import { compareDocuments } from './compare-documents.ts';
import type { Change, Row } from './comparison.ts';
import { applyScript, invertScript } from './edits/edit-script.ts';

const anyPair = fc.oneof(
  { weight: 3, arbitrary: documentPair },
  { weight: 1, arbitrary: unrelatedPair },
  { weight: 1, arbitrary: repetitivePair },
);
/** Other documents in every run of the suite. */
const manyRuns = { numRuns: 130 };

/** Tiny limits test the same promises with the coarse fallbacks. */
const options = fc.constantFrom(
  undefined,
  { limits: { editCost: 2, gapPairs: 1, anchorRounds: 1 } },
  { limits: { editCost: 1, gapPairs: 16, gapPlaces: 16, anchorRounds: 0 } },
  { ignoreCase: true, ignoreWidth: true, ignoreScript: true },
  { ignorePunctuation: true, ignoreSpaces: true, ignoreNumbering: true, ignoreFormatting: true },
  { ignoreTables: true, ignoreHeadersFooters: true },
);

describe('a comparison', () => {
  it('turns OLD into NEW when its script is applied, and NEW into OLD when inverted', () => {
    fc.assert(
      fc.property(anyPair, options, ([old, target], limits) => {
        const { script } = compareDocuments(old, target, limits);
        expect(applyScript(script, old.text)).toBe(target.text);
        expect(applyScript(invertScript(script), target.text)).toBe(old.text);
      }),
      manyRuns,
    );
  });

  it('mirrors itself when the sides are swapped', () => {
    fc.assert(
      fc.property(anyPair, options, ([old, target], limits) => {
        const forth = compareDocuments(old, target, limits);
        const back = compareDocuments(target, old, limits);
        expect(joined(back.script)).toEqual(joined(invertScript(forth.script)));
        expect(back.changes.map(bare).sort()).toEqual(forth.changes.map(mirrored).map(bare).sort());
        expect(pairsOf(back.rows.map(mirroredRow))).toEqual(pairsOf(forth.rows));
      }),
      manyRuns,
    );
  });

  it('finds nothing in a document compared with itself', () => {
    fc.assert(
      fc.property(documentPair, ([document]) => {
        const { changes, script, statistics } = compareDocuments(document, document);
        expect(changes).toEqual([]);
        expect(script.every((operation) => operation.kind === 'keep')).toBe(true);
        expect(statistics.major + statistics.minor + statistics.noise).toBe(0);
      }),
    );
  });

  it('finds something whenever the texts differ', () => {
    fc.assert(
      fc.property(anyPair, ([old, target]) => {
        fc.pre(old.text !== target.text);
        expect(compareDocuments(old, target).changes.length).toBeGreaterThan(0);
      }),
      manyRuns,
    );
  });

  it('gives the same bytes for the same input', () => {
    fc.assert(
      fc.property(anyPair, ([old, target]) => {
        const once = JSON.stringify(compareDocuments(old, target));
        expect(JSON.stringify(compareDocuments(structuredClone(old), structuredClone(target)))).toBe(once);
      }),
    );
  });

  it('quotes every change at its exact position, inside the block it names', () => {
    fc.assert(
      fc.property(anyPair, ([old, target]) => {
        for (const change of compareDocuments(old, target).changes) {
          expectQuoted(old, change.old, change);
          expectQuoted(target, change.new, change);
        }
      }),
      manyRuns,
    );
  });

  it('never cuts a figure, a date, a percentage or a Latin word in half', () => {
    fc.assert(
      fc.property(anyPair, ([old, target]) => {
        for (const change of compareDocuments(old, target).changes) {
          expectWhole(old, change.old);
          expectWhole(target, change.new);
        }
      }),
      manyRuns,
    );
  });

  it('never deletes and inserts equal blocks that keep their order', () => {
    fc.assert(
      fc.property(repetitivePair, options, ([old, target], limits) => {
        const { rows } = compareDocuments(old, target, limits);
        let deleted = new Set<string>();
        let inserted = new Set<string>();
        for (const row of rows) {
          if (row.old.length > 0 && row.new.length > 0) {
            deleted = new Set();
            inserted = new Set();
          }
          if (row.relation === 'deleted') for (const id of row.old) deleted.add(bodyOf(old, id));
          if (row.relation === 'inserted') for (const id of row.new) inserted.add(bodyOf(target, id));
          expect([...deleted].filter((body) => inserted.has(body))).toEqual([]);
        }
      }),
      manyRuns,
    );
  });

  it('lists or counts every edit: what the script changes is inside a change, unless an option left it out', () => {
    fc.assert(
      fc.property(anyPair, ([old, target]) => {
        const { script, changes } = compareDocuments(old, target);
        expectListed(script, changes);
      }),
      manyRuns,
    );
  });

  it('places every block of both sides in exactly one row, in order', () => {
    fc.assert(
      fc.property(anyPair, ([old, target]) => {
        const { rows } = compareDocuments(old, target);
        expect(rows.flatMap((row) => row.old)).toEqual(old.blocks.map((block) => block.id));
        expect(rows.flatMap((row) => row.new)).toEqual(target.blocks.map((block) => block.id));
      }),
    );
  });
});

/**
 * A column is listed with its first cell, so tables have their own tests; separators and labels of parts
 * belong to their rows.
 */
function expectListed(script: ReturnType<typeof invertScript>, changes: readonly Change[]): void {
  if (changes.some((change) => change.place === 'table')) return;
  let oldAt = 0;
  let newAt = 0;
  for (const operation of script) {
    if (operation.kind === 'keep') {
      oldAt += operation.length;
      newAt += operation.length;
      continue;
    }
    const { deleted, inserted } = operation;
    const isIn = (name: 'old' | 'new', start: number, text: string): boolean =>
      text.trim() === '' ||
      changes.some((change) => {
        const side = change[name];
        return side !== null && side.start <= start && start + text.trimEnd().length <= side.end;
      });
    expect(isIn('old', oldAt, deleted), `deleted ${JSON.stringify(deleted)}`).toBe(true);
    expect(isIn('new', newAt, inserted), `inserted ${JSON.stringify(inserted)}`).toBe(true);
    oldAt += deleted.length;
    newAt += inserted.length;
  }
}

function joined(script: ReturnType<typeof invertScript>): string {
  // Within a gap one-sided rows have a fixed order (old first), so neighbouring changes are compared as one.
  const parts: { kept: number; deleted: string; inserted: string }[] = [];
  for (const operation of script) {
    const last = parts.at(-1);
    if (operation.kind === 'keep') parts.push({ kept: operation.length, deleted: '', inserted: '' });
    else if (last === undefined)
      parts.push({ kept: 0, deleted: operation.deleted, inserted: operation.inserted });
    else {
      last.deleted += operation.deleted;
      last.inserted += operation.inserted;
    }
  }
  return JSON.stringify(parts);
}

const mirroredTypes: Partial<Record<Change['type'], Change['type']>> = { insert: 'delete', delete: 'insert' };

function mirrored(change: Change): Change {
  const type = mirroredTypes[change.type] ?? change.type;
  return { ...change, type, old: change.new, new: change.old };
}

/**
 * Without fields that depend on the position in the list, and without the reason, whose wording depends on
 * the direction.
 */
function bare({ type, significance, place, old, new: target, signals, isSuspect, moveId }: Change): string {
  return JSON.stringify({
    type,
    significance,
    place,
    old,
    target,
    signals,
    isSuspect,
    isMove: moveId !== null,
  });
}

const mirroredRelations: Partial<Record<Row['relation'], Row['relation']>> = {
  split: 'merged',
  merged: 'split',
  inserted: 'deleted',
  deleted: 'inserted',
};

function mirroredRow(row: Row): Row {
  return { ...row, old: row.new, new: row.old, relation: mirroredRelations[row.relation] ?? row.relation };
}

/** Rows by content: between two pairs the rows of OLD come first, so the order of the others differs. */
function pairsOf(rows: readonly Row[]) {
  return rows
    .map(({ old, new: target, relation, moveId }) =>
      JSON.stringify({ old, target, relation, isMove: moveId !== null }),
    )
    .sort();
}

/** The text of a block without the number of its clause. */
function bodyOf(document: Document, id: string): string {
  const block = document.blocks.find((candidate) => candidate.id === id);
  if (block === undefined) throw new Error(`no block ${id}`);
  return document.text.slice(block.start, block.end).replace(/^第[0-9]+条/, '');
}

/**
 * Moves, split paragraphs, combined formats and table rows span several blocks; everything else stays in the
 * block it names.
 */
function expectQuoted(document: Document, side: Change['old'], change: Change): void {
  if (side === null) return;
  const block = document.blocks.find((candidate) => candidate.id === side.block);
  if (block === undefined) throw new Error(`no block ${side.block}`);
  expect(side.start).toBeGreaterThanOrEqual(block.start);
  if (change.place === 'table' && side.text.includes('\t')) return;
  expect(document.text.slice(side.start, side.end)).toBe(side.text);
  if (change.type === 'move' || change.type === 'format') {
    expect(document.blocks.some((candidate) => candidate.end >= side.end)).toBe(true);
  } else expect(side.end).toBeLessThanOrEqual(block.end);
}

/**
 * Independent of the engine's own definition of a figure, so that a mistake there is found here. Digits
 * inside a code that begins with a letter (HT-2024-001) belong to the code.
 */
const wholeFigures =
  /(?<![0-9０-９.,，．:：])(?<![A-Za-z\u00c0-\u024f][A-Za-z0-9０-９\u00c0-\u024f'’_./@-]*)(?:[0-9]{4} ?年 ?[0-9]{1,2} ?月 ?[0-9]{1,2} ?日|[0-9]{1,3}(?:,[0-9]{3})*(?:\.[0-9]+)?[%‰元]|０．５％|壹佰万元整)/g;
const halves = /^(?:[0-9０-９]{2}|[A-Za-z]{2}|[\ud800-\udbff][\udc00-\udfff])$/;

function expectWhole(document: Document, side: Change['old']): void {
  if (side === null) return;
  const block = document.blocks.find((candidate) => candidate.id === side.block);
  if (block === undefined) throw new Error(`no block ${side.block}`);
  // A number that the reader displays before the text is separate.
  const from = block.start + (block.number?.length ?? 0);
  for (const border of [side.start, side.end]) {
    if (border <= from || border >= block.end) continue;
    expect(document.text.slice(border - 1, border + 1), `cut at ${border}`).not.toMatch(halves);
    for (const figure of document.text.slice(from, block.end).matchAll(wholeFigures)) {
      const start = from + figure.index;
      const isInside = border > start && border < start + figure[0].length;
      expect(isInside, `${border} is inside ${figure[0]}`).toBe(false);
    }
  }
}
