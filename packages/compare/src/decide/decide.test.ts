/** Documents made from decisions, over generated pairs. */
import type { DecisionState, Document } from '@wenjian/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentPair, paragraphs, repetitivePair, unrelatedPair } from '../compare.testing.ts';
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
  return decidedDocument(script, comparison, old, target, open).document;
}

/** Whether the cells of each table come row by row, as every reader gives them. */
function isInReadingOrder({ blocks }: Document): boolean {
  const last = new Map<number, readonly [number, number]>();
  return blocks.every(({ cell }) => {
    if (cell === undefined) return true;
    const [row, column] = last.get(cell.table) ?? [-1, -1];
    last.set(cell.table, [cell.row, cell.column]);
    return cell.row > row || (cell.row === row && cell.column > column);
  });
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
          // A column that was added or left out is known by its first cell and those below it.
          fc.pre(isInReadingOrder(target));
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
            if (change.type === 'format' || change.type === 'image') continue;
            // Words inside of a moved clause are decided on in its place, which the move decides on.
            if (change.moveId !== null && change.type !== 'move') continue;
            const { old: one, new: other } = change;
            // A cell with nothing but a line break cannot be told from the break between two blocks.
            if ((one ?? other)?.text.trim() === '') continue;
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

describe('an edit inside of a moved clause', () => {
  const others = Array.from('甲乙丙丁戊己', (name) => `${name}项设备的采购、运输、安装与调试由承包人负责。`);
  const clause = (words: string): string =>
    `双方对履行中知悉的对方商业秘密负有保密义务，${words}违反的一方应当赔偿全部损失。`;
  /** What the document says of the clause: before or behind the others, and with which words. */
  function made(before: string, after: string, move: DecisionState, edit: DecisionState): readonly string[] {
    const [old, target] = [paragraphs(clause(before), ...others), paragraphs(...others, clause(after))];
    const comparison = compareDocuments(old, target);
    expect(comparison.changes.map(({ moveId }) => moveId)).toEqual(['m1', 'm1']);
    const states: DecidedStates = new Map(
      comparison.changes.map(({ id, type }) => [id, { state: type === 'move' ? move : edit }]),
    );
    const { bound } = decideOperations(comparison, old, target, states);
    expect(bound).toEqual([]);
    return (['undone', 'applied'] as const).map((open) => {
      const texts = textsOf(decided(comparison, old, target, states, open));
      const own = texts.find((text) => !others.includes(text)) ?? '';
      expect(texts.filter((text) => text !== own)).toEqual(others);
      return `${texts.indexOf(own) === 0 ? 'old' : 'new'} place, ${own === clause(before) ? 'old' : own === clause(after) ? 'new' : own} words`;
    });
  }

  it.each([
    ['期限为三年。', '期限为五年。'],
    ['期限为三年。', '期限为合同终止后三年。'],
    ['期限为合同终止后三年。', '期限为三年。'],
  ])('is decided by itself, and the move on the place: %s → %s', (before, after) => {
    const both = (text: string): readonly string[] => [text, text];
    expect(made(before, after, 'accepted', 'rejected')).toEqual(both('new place, old words'));
    expect(made(before, after, 'rejected', 'accepted')).toEqual(both('old place, new words'));
    expect(made(before, after, 'open', 'accepted')).toEqual(['old place, new words', 'new place, new words']);
    expect(made(before, after, 'open', 'rejected')).toEqual(['old place, old words', 'new place, old words']);
    expect(made(before, after, 'accepted', 'open')).toEqual(both('new place, new words'));
    expect(made(before, after, 'rejected', 'open')).toEqual(both('old place, old words'));
  });

  it('goes with the move, and is named, where it cannot be written apart from it', () => {
    const [first = '', second = '', ...rest] = others;
    const [old, target] = [paragraphs(first + second, ...rest), paragraphs(...rest, first, second)];
    const comparison = compareDocuments(old, target);
    const [move, cut] = comparison.changes;
    expect([move?.type, cut?.type]).toEqual(['move', 'format']);
    const states: DecidedStates = new Map(
      comparison.changes.map(({ id, type }) => [id, { state: type === 'move' ? 'accepted' : 'rejected' }]),
    );
    const script = decideOperations(comparison, old, target, states);
    expect(script.bound).toEqual([cut]);
    expect(comparison.changes.map(script.fateOf)).toEqual(['applied', 'applied']);
    expect(textsOf(decided(comparison, old, target, states, 'undone'))).toEqual(textsOf(target));
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
