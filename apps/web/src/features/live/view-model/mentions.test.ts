import { expect, it } from 'vitest';
import { mentionsIn } from './mentions.ts';

const people = [
  { userId: 'wang', name: '王' },
  { userId: 'law', name: '王法务' },
  { userId: 'law2', name: '王法务' },
  { userId: 'li', name: '李采购' },
];
const nobody = new Set<string>();

it('of several people with one name only the chosen ones are mentioned', () => {
  expect(mentionsIn('@王法务 请看', people, nobody)).toEqual([]);
  expect(mentionsIn('@王法务 请看', people, new Set(['law2']))).toEqual(['law2']);
});

it('a name that is the start of another one is not mentioned with it', () => {
  expect(mentionsIn('@王法务 请看', people, new Set(['law', 'wang']))).toEqual(['law']);
  expect(mentionsIn('@王 请看', people, new Set(['law', 'wang']))).toEqual(['wang']);
});

it('a person who was chosen and removed again is not mentioned', () => {
  expect(mentionsIn('请看', people, new Set(['li']))).toEqual([]);
});

it('a unique name also counts when typed, followed by a space or punctuation', () => {
  expect(mentionsIn('@李采购，请看', people, nobody)).toEqual(['li']);
  expect(mentionsIn('@李采购部的同事', people, nobody)).toEqual([]);
});

it('everybody is mentioned once', () => {
  expect(mentionsIn('@李采购 @王 @李采购', people, nobody)).toEqual(['li', 'wang']);
});
