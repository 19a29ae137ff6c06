/** The promises of the engine, over generated documents. */

import type { Document } from '@wenjian/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentPair, repetitivePair, unrelatedPair } from './compare.testing.ts';
import { compareDocuments } from './compare-documents.ts';
import type { Change } from './comparison.ts';
import { applyScript, invertScript } from './edit-script.ts';

const anyPair = fc.oneof(
  { weight: 3, arbitrary: documentPair },
  { weight: 1, arbitrary: unrelatedPair },
  { weight: 1, arbitrary: repetitivePair },
);
const manyRuns = { numRuns: 400 };

/** Tiny limits drive the same promises through the coarse fallbacks. */
const options = fc.constantFrom(
  undefined,
  { limits: { editCost: 2, gapPairs: 1, anchorRounds: 1 } },
  { limits: { editCost: 1, gapPairs: 16, gapPlaces: 16, anchorRounds: 0 } },
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
        expect(pairsOf(back.rows.map((row) => ({ old: row.new, new: row.old })))).toEqual(
          pairsOf(forth.rows),
        );
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

  it('quotes every change exactly where it stands, inside the block it names', () => {
    fc.assert(
      fc.property(anyPair, ([old, target]) => {
        for (const change of compareDocuments(old, target).changes) {
          expectQuoted(old, change.old);
          expectQuoted(target, change.new);
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

  it('never has equal blocks that keep their order both deleted and inserted', () => {
    fc.assert(
      fc.property(repetitivePair, options, ([old, target], limits) => {
        const { rows } = compareDocuments(old, target, limits);
        let deleted = new Set<string>();
        let inserted = new Set<string>();
        for (const row of rows) {
          if (row.old !== null && row.new !== null) {
            deleted = new Set();
            inserted = new Set();
          } else if (row.old !== null) deleted.add(bodyOf(old, row.old));
          else if (row.new !== null) inserted.add(bodyOf(target, row.new));
          expect([...deleted].filter((body) => inserted.has(body))).toEqual([]);
        }
      }),
      manyRuns,
    );
  });

  it('places every block of both sides in exactly one row, in order', () => {
    fc.assert(
      fc.property(anyPair, ([old, target]) => {
        const { rows } = compareDocuments(old, target);
        expect(rows.flatMap((row) => row.old ?? [])).toEqual(old.blocks.map((block) => block.id));
        expect(rows.flatMap((row) => row.new ?? [])).toEqual(target.blocks.map((block) => block.id));
      }),
    );
  });
});

function joined(script: ReturnType<typeof invertScript>): string {
  // Within a gap the order of the one-sided rows is fixed (old first), so neighbouring changes are compared as one.
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

function mirrored(change: Change): Change {
  const types: Partial<Record<Change['type'], Change['type']>> = { insert: 'delete', delete: 'insert' };
  return { ...change, type: types[change.type] ?? change.type, old: change.new, new: change.old };
}

function bare({ type, significance, old, new: target }: Change): string {
  return JSON.stringify({ type, significance, old, target });
}

function pairsOf(rows: readonly { old: string | null; new: string | null }[]) {
  return rows.filter((row) => row.old !== null && row.new !== null);
}

/** The text of a block without the number of its clause. */
function bodyOf(document: Document, id: string): string {
  const block = document.blocks.find((candidate) => candidate.id === id);
  if (block === undefined) throw new Error(`no block ${id}`);
  return document.text.slice(block.start, block.end).replace(/^第[0-9]+条/, '');
}

function expectQuoted(document: Document, side: Change['old']): void {
  if (side === null) return;
  expect(document.text.slice(side.start, side.end)).toBe(side.text);
  const block = document.blocks.find((candidate) => candidate.id === side.block);
  expect(block).toBeDefined();
  expect(side.start).toBeGreaterThanOrEqual(block?.start ?? Number.POSITIVE_INFINITY);
  expect(side.end).toBeLessThanOrEqual(block?.end ?? -1);
}

/**
 * Written apart from the engine's own idea of a figure, so that a mistake there shows here. Digits inside a code that begins
 * with a letter (HT-2024-001) belong to the code.
 */
const wholeFigures =
  /(?<![0-9０-９.,，．:：])(?<![A-Za-z\u00c0-\u024f][A-Za-z0-9０-９\u00c0-\u024f'’_./@-]*)(?:[0-9]{4} ?年 ?[0-9]{1,2} ?月 ?[0-9]{1,2} ?日|[0-9]{1,3}(?:,[0-9]{3})*(?:\.[0-9]+)?[%‰元]|０．５％|壹佰万元整)/g;
const halves = /^(?:[0-9０-９]{2}|[A-Za-z]{2}|[\ud800-\udbff][\udc00-\udfff])$/;

function expectWhole(document: Document, side: Change['old']): void {
  if (side === null) return;
  const block = document.blocks.find((candidate) => candidate.id === side.block);
  if (block === undefined) throw new Error(`no block ${side.block}`);
  // A number that the reader displays before the text is a thing of its own.
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
