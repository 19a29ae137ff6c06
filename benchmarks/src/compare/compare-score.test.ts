import { type Change, type ChangeSide, compareDocuments, type Significance } from '@wenjian/compare';
import { type BlockDraft, buildDocument, type Document, documentOffset } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { createContractPair } from '../contracts/contract-edits.ts';
import { type Contract, type PassageZone, passagesOf } from '../contracts/contract-model.ts';
import { locatePassages } from './compare-locate.ts';
import { noiseToldAsNoise, type Score, scoreChanges } from './compare-score.ts';
import { renderAccuracy } from './render-accuracy.ts';

const pair = createContractPair(6, 1, 7);

const blockTypes = { header: 'header', body: 'paragraph', notes: 'footnote', footer: 'footer' } as const;

/** The document that a perfect reader would return; table rows become paragraphs. */
function documentOf(contract: Contract, misread: (text: string) => string = (text) => text): Document {
  const blocks = passagesOf(contract).map(
    ({ zone, number, body }): BlockDraft => ({
      type: blockTypes[zone satisfies PassageZone],
      text: misread(number === '' ? body : `${number} ${body}`),
    }),
  );
  return buildDocument({ readerVersion: 'test', kind: 'docx', pages: null, blocks, notRead: [] });
}

const documents = { old: documentOf(pair.old), new: documentOf(pair.new) };
const located = {
  old: locatePassages(passagesOf(pair.old), documents.old),
  new: locatePassages(passagesOf(pair.new), documents.new),
};

function sideOf(document: Document, start: number, end: number): ChangeSide {
  const text = document.text.slice(start, end);
  return {
    text,
    page: null,
    block: 'b1',
    start: documentOffset(start),
    end: documentOffset(end),
    clause: null,
  };
}

function change(significance: Significance, old: ChangeSide | null, target: ChangeSide | null): Change {
  const type = old === null ? 'insert' : target === null ? 'delete' : 'replace';
  return {
    id: 'c',
    type,
    significance,
    place: 'body',
    old,
    new: target,
    reason: '',
    signals: [],
    gainer: null,
    isSuspect: false,
    moveId: null,
    groupId: null,
  };
}

const foundShare = ({ edits }: Score) => edits.filter(({ isFound }) => isFound).length / edits.length;
const precision = ({ shownCount, falseChanges }: Score) => 1 - falseChanges.length / shownCount;

describe('the score of a comparison', () => {
  it('is zero for a comparison that reports nothing', () => {
    const score = scoreChanges([], pair.edits, located);
    expect(foundShare(score)).toBe(0);
    expect(score.shownCount).toBe(0);
  });

  it('has low precision and no noise for a comparison that reports every block as changed', () => {
    const everything = (['old', 'new'] as const).flatMap((side) =>
      documents[side].blocks.map(({ start, end }) => {
        const whole = sideOf(documents[side], start, end);
        return change('major', side === 'old' ? whole : null, side === 'new' ? whole : null);
      }),
    );
    const score = scoreChanges(everything, pair.edits, located);
    expect(precision(score)).toBeLessThan(0.5);
    const noise = score.edits.filter(({ edit }) => edit.expected === 'noise');
    expect(noise.length).toBeGreaterThan(0);
    expect(noise.every(({ isFound }) => !isFound)).toBe(true);
    const reshaped = score.edits.filter(({ edit }) => edit.unchanged !== undefined);
    expect(reshaped.every(({ isFound }) => !isFound)).toBe(true);
  });

  it('finds a major edit only in a major change on both of its sides', () => {
    const edits = pair.edits.filter((edit) => edit.class === 'amount');
    const [place] = edits;
    const [old] = located.old.spansOf(place?.old[0] ?? { key: '', start: 0, end: 0 });
    const [target] = located.new.spansOf(place?.new[0] ?? { key: '', start: 0, end: 0 });
    if (old === undefined || target === undefined) throw new Error('the amount was not located');
    const oldSide = sideOf(documents.old, old.start, old.end);
    const newSide = sideOf(documents.new, target.start, target.end);
    const isFound = (...changes: Change[]) => scoreChanges(changes, edits, located).edits[0]?.isFound;
    expect(isFound(change('major', oldSide, newSide))).toBe(true);
    expect(isFound(change('major', oldSide, null), change('major', null, newSide))).toBe(true);
    expect(isFound(change('minor', oldSide, newSide))).toBe(false);
    expect(isFound(change('major', oldSide, null))).toBe(false);
    expect(isFound(change('major', sideOf(documents.old, old.start - 9, old.start - 5), newSide))).toBe(
      false,
    );
  });

  it('counts how much of the noise is told as noise, per format', () => {
    const { changes } = compareDocuments(documents.old, documents.new);
    const told = scoreChanges(changes, pair.edits, located);
    const shown = scoreChanges(
      changes.map((one) => ({ ...one, significance: 'major' as const })),
      pair.edits,
      located,
    );
    const count = pair.edits.filter(({ expected }) => expected === 'noise').length;
    expect(count).toBeGreaterThan(0);
    expect(noiseToldAsNoise([told, told])).toEqual({ told: 2 * count, of: 2 * count });
    expect(noiseToldAsNoise([shown])).toEqual({ told: 0, of: count });
    const cell = { format: 'docx', plan: { pages: 6, each: 1, pairs: 1, scans: 0 } } as const;
    const none = { selfChanges: 0, lostPassages: 0, pageCounts: [] };
    const report = renderAccuracy([
      { ...cell, ...none, scores: [told] },
      { ...cell, ...none, format: 'pdf', scores: [shown] },
    ]);
    expect(report).toContain('| noise told as noise |');
    expect(report).toMatch(new RegExp(`^\\| docx .*1\\.000 \\(≥ 0\\.95\\) of ${count} `, 'm'));
    expect(report).toMatch(
      new RegExp(`^\\| pdf .*\\*\\*0\\.000\\*\\* \\(≥ 0\\.95 missed\\) of ${count} `, 'm'),
    );
  });

  it('is good for the engine', () => {
    const { changes } = compareDocuments(documents.old, documents.new);
    const score = scoreChanges(changes, pair.edits, located);
    expect(foundShare(score)).toBeGreaterThan(0.8);
    expect(precision(score)).toBeGreaterThan(0.8);
  });
});

describe('the passages of a contract', () => {
  it('are found in a document that was read with errors', () => {
    let count = 0;
    const misread = (text: string) =>
      text.replace(/[的应]/g, (character) => (count++ % 4 === 0 ? '口' : character));
    const document = documentOf(pair.old, misread);
    const found = locatePassages(passagesOf(pair.old), document);
    expect(count).toBeGreaterThan(20);
    expect(found.lost).toEqual([]);
    for (const passage of passagesOf(pair.old)) {
      const whole = { key: passage.key, start: 0, end: (passage.number + passage.body).length };
      const spans = found.spansOf(whole);
      const text = spans.map(({ start, end }) => document.text.slice(start, end)).join('');
      expect(text.replace(/\s/g, '')).toHaveLength(
        (passage.number + passage.body).replace(/\s/g, '').length * spans.length,
      );
    }
  });

  it('are reported lost when the reader dropped them', () => {
    const blocks = passagesOf(pair.old)
      .slice(0, 10)
      .map(({ body }): BlockDraft => ({ type: 'paragraph', text: body }));
    const document = buildDocument({ readerVersion: 'test', kind: 'docx', pages: null, blocks, notRead: [] });
    expect(locatePassages(passagesOf(pair.old), document).lost.length).toBeGreaterThan(50);
  });
});
