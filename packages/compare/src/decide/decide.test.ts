/** Documents made from decisions, over generated pairs. */
import type { DecisionState, Document } from '@wenjian/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentPair, repetitivePair, unrelatedPair } from '../compare.testing.ts';
import { compareDocuments } from '../compare-documents.ts';
import type { Comparison } from '../comparison.ts';
import { changeFates, type DecidedStates } from './change-fates.ts';
import { decideOperations } from './decide-operations.ts';
import { decidedDocument } from './decided-document.ts';

const anyPair = fc.oneof(
  { weight: 3, arbitrary: documentPair },
  { weight: 1, arbitrary: unrelatedPair },
  { weight: 1, arbitrary: repetitivePair },
);

const all = ({ changes }: Comparison, state: DecisionState): DecidedStates =>
  new Map(changes.map(({ id }) => [id, { state }]));

function decided(
  comparison: Comparison,
  old: Document,
  target: Document,
  states: DecidedStates,
  open: 'applied' | 'undone',
): Document {
  const script = decideOperations(comparison, old, target, states);
  return decidedDocument(script, comparison.rows, old, target, open);
}

const textsOf = (document: Document): readonly string[] =>
  document.blocks.map(({ start, end }) => document.text.slice(start, end)).filter((text) => text !== '');

describe('a document made from decisions', () => {
  it('is NEW when all are accepted and OLD when all are rejected, block by block', () => {
    fc.assert(
      fc.property(anyPair, ([old, target]) => {
        const comparison = compareDocuments(old, target);
        for (const open of ['applied', 'undone'] as const) {
          expect(textsOf(decided(comparison, old, target, all(comparison, 'accepted'), open))).toEqual(
            textsOf(target),
          );
          expect(textsOf(decided(comparison, old, target, all(comparison, 'rejected'), open))).toEqual(
            textsOf(old),
          );
        }
        expect(textsOf(decided(comparison, old, target, new Map(), 'applied'))).toEqual(textsOf(target));
        expect(textsOf(decided(comparison, old, target, new Map(), 'undone'))).toEqual(textsOf(old));
      }),
      { numRuns: 100 },
    );
  });

  it('has what was accepted and has not what was rejected, whatever stays open', () => {
    fc.assert(
      fc.property(
        anyPair,
        fc.array(fc.constantFrom('accepted', 'rejected', 'open')),
        ([old, target], picks) => {
          const comparison = compareDocuments(old, target);
          const states: DecidedStates = new Map(
            comparison.changes.map(({ id }, index) => [
              id,
              { state: picks[index % (picks.length || 1)] ?? 'open' },
            ]),
          );
          const { operations } = decideOperations(comparison, old, target, states);
          const fates = changeFates(comparison.changes, states);
          for (const change of comparison.changes) {
            if (change.type === 'format' || change.type === 'image' || change.moveId !== null) continue;
            const { old: one, new: other } = change;
            const own = operations.filter(
              (operation) =>
                (one !== null && operation.oldStart < one.end && operation.oldEnd > one.start) ||
                (other !== null && operation.newStart < other.end && operation.newEnd > other.start),
            );
            if (own.length === 1) expect(own[0]?.fate).toBe(fates.of(change));
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('noise', () => {
  const change = (id: string, significance: 'major' | 'noise', signals: readonly string[] = []) => ({
    id,
    type: 'replace' as const,
    significance,
    place: 'header' as const,
    old: null,
    new: null,
    signals,
    moveId: null,
  });

  it('goes with the others where they all went one way, and stays open otherwise', () => {
    const changes = [change('a', 'major'), change('b', 'major'), change('n', 'noise')];
    const rest = (one: DecisionState, other: DecisionState) =>
      changeFates(
        changes,
        new Map([
          ['a', { state: one }],
          ['b', { state: other }],
        ]),
      ).rest;
    expect([
      rest('accepted', 'accepted'),
      rest('rejected', 'rejected'),
      rest('accepted', 'rejected'),
      rest('accepted', 'open'),
      rest('open', 'open'),
    ]).toEqual(['applied', 'undone', 'open', 'open', 'open']);
  });
});
