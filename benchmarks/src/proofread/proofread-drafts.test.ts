import { readFileSync } from 'node:fs';
import { openLanguage } from '@wenjian/server/language';
import { describe, expect, it } from 'vitest';
import { parseDraft, scoreDraft, scoreDrafts } from './proofread-blind.ts';
import { type DraftSet, draftShares, scoreDraftSet } from './proofread-drafts.ts';

describe('a marked draft', () => {
  const draft = parseDraft(
    'one.txt',
    '第一条 {{签定||签订||typo}}本合同。\n甲方支付{{____||?||blank}}元。\n',
  );

  it('keeps the written text and the right text', () => {
    const { document, mistakes } = draft;
    expect(document.text).toContain('第一条 签定本合同。');
    expect(mistakes.map(({ start, end, right }) => [document.text.slice(start, end), right])).toEqual([
      ['签定', '签订'],
      ['____', null],
    ]);
  });

  it('is scored by place, and counts as corrected only with the right form', () => {
    const score = scoreDrafts([draft, parseDraft('two.txt', '第一条 甲方应当付款。')], {});
    expect(score.mistakes.map(({ isFound, isRight }) => [isFound, isRight])).toEqual([
      [true, true],
      [true, false],
    ]);
    expect(score).toMatchObject({ cleanDrafts: 1, alarmsInClean: 0 });
  });
});

/** Little documents of our own, each with one figure, unit or name that cannot be. */
const little = readFileSync(new URL('../../corpora/proofread/little.txt', import.meta.url), 'utf8').split(
  /^---$/m,
);

describe('little documents', () => {
  it.each(little.map((source) => source.trim()))(
    'are found fault with where they are wrong: %s',
    (source) => {
      const { mistakes } = scoreDraft(parseDraft('little', source), {});
      expect(mistakes.length).toBeGreaterThan(0);
      expect(mistakes.every(({ isFound }) => isFound)).toBe(true);
    },
  );

  it.each(little.filter((source) => !source.includes('||?||')).map((source) => source.trim()))(
    'are left alone where they are put right: %s',
    (source) => {
      const right = source.replaceAll(/\{\{.*?\|\|(.*?)\|\|\w+\}\}/g, '$1');
      expect(scoreDraft(parseDraft('little', right), {}).alarms).toEqual([]);
    },
  );
});

interface Floor {
  readonly found: number;
  readonly right: number;
  readonly precision: number;
  readonly mostAlarms: number;
}

/** Below today's measurements, so that a regression fails; the exact figures are in the report. */
const floors: readonly (readonly [DraftSet, Floor])[] = [
  ['practice', { found: 0.83, right: 0.6, precision: 0.95, mostAlarms: 1.2 }],
  ['blind', { found: 0.62, right: 0.38, precision: 0.89, mostAlarms: 8 }],
];
/** With lexicon and rules only. */
const floorsWithoutLanguage: readonly (readonly [DraftSet, Floor])[] = [
  ['practice', { found: 0.5, right: 0.25, precision: 0.95, mostAlarms: 1.2 }],
  ['blind', { found: 0.32, right: 0.1, precision: 0.93, mostAlarms: 7 }],
];

const language = await openLanguage();
if (language === null) console.log('skipped: language model not present');

describe('the correction of drafts by other authors', () => {
  it.skipIf(language === null).each(floors)('does not fall behind on the set %s', (set, floor) => {
    expectAbove(set, floor, language);
  });

  it.each(floorsWithoutLanguage)(
    'does not get worse without the language model on the set %s',
    (set, floor) => {
      expectAbove(set, floor, null);
    },
  );
});

function expectAbove(set: DraftSet, floor: Floor, model: typeof language): void {
  const { found, right, precision, alarms } = draftShares(scoreDraftSet(set, model));
  expect(found).toBeGreaterThanOrEqual(floor.found);
  expect(right).toBeGreaterThanOrEqual(floor.right);
  expect(precision).toBeGreaterThanOrEqual(floor.precision);
  expect(alarms).toBeLessThanOrEqual(floor.mostAlarms);
}
