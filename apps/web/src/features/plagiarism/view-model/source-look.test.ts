import { expect, it } from 'vitest';
import { numberFragments } from './fragment-filter.ts';
import { fragmentFixture, sourceFixture } from './results.testing.ts';
import { lookBySource, sourceRanks, sourceTone } from './source-look.ts';

const TEXT = '本工程采用预应力混凝土管桩';
const [fragment] = numberFragments(
  [fragmentFixture({ id: 'f', in: { o: [TEXT, '管桩'], x: [TEXT, '管桩'], y: [TEXT, '管桩'] } })],
  'o',
);
const ranks = sourceRanks([sourceFixture('y', '乙', 0.5), sourceFixture('x', '甲', 0.2)]);

it('a fragment of several sources is coloured and numbered by the one with most of the document', () => {
  expect(fragment && lookBySource(ranks, null)(fragment)).toEqual({ tone: 'deletion', label: '1' });
});

it('the chosen source comes first', () => {
  expect(fragment && lookBySource(ranks, 'x')(fragment)).toEqual({ tone: 'replacement', label: '2' });
});

it('an uncounted fragment has no source colour, and low-ranked sources share one', () => {
  expect(fragment && lookBySource(ranks, null)({ ...fragment, isSubtracted: true }).tone).toBe('slate');
  expect(sourceTone(40)).toBe(sourceTone(7));
});
