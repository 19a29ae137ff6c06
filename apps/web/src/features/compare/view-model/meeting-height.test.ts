import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meetingHeight } from './meeting-height.ts';

const place = (parts: { now?: number; least?: number; most?: number }) => ({
  now: 0,
  least: -5000,
  most: 5000,
  upperThird: 190,
  ...parts,
});

it('is the upper third for a change chosen in the list, and the pointer for one chosen on a page', () => {
  const places = [place({ now: 900 }), place({ now: -400 })];
  expect(meetingHeight(places, undefined)).toBe(190);
  expect(meetingHeight(places, place({ now: 620 }))).toBe(620);
  expect(meetingHeight(places, place({ now: -30 }))).toBe(190);
});

it('is lower at the beginning of a document and higher at its end, for both panes', () => {
  const atTop = place({ most: 40 });
  expect(meetingHeight([atTop, place({})], undefined)).toBe(40);
  const atEnd = place({ least: 700 });
  expect(meetingHeight([place({}), atEnd], undefined)).toBe(700);
  expect(meetingHeight([atTop, atEnd], undefined)).toBeNull();
});

it('can always be reached by both panes', () => {
  const offsets = fc
    .tuple(fc.integer({ min: -9000, max: 9000 }), fc.nat(9000), fc.integer({ min: -9000, max: 9000 }))
    .map(([least, reach, now]) => place({ least, most: least + reach, now }));
  fc.assert(
    fc.property(offsets, offsets, fc.boolean(), (one, other, isChosen) => {
      const height = meetingHeight([one, other], isChosen ? one : undefined);
      if (height === null) return one.least > other.most || other.least > one.most;
      return [one, other].every(({ least, most }) => least <= height && height <= most);
    }),
  );
});

it('is that of the only place where the other document has no pages yet', () => {
  expect(meetingHeight([place({ most: 20 })], undefined)).toBe(20);
  expect(meetingHeight([], undefined)).toBeNull();
});
