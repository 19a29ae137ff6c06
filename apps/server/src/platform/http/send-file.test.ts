import { expect, it } from 'vitest';
import { chooseRange } from './send-file.ts';

it.each([
  [undefined, { kind: 'whole' }],
  ['bytes=0-99', { kind: 'part', start: 0, end: 99 }],
  ['bytes=900-', { kind: 'part', start: 900, end: 999 }],
  ['bytes=-100', { kind: 'part', start: 900, end: 999 }],
  ['bytes=-5000', { kind: 'part', start: 0, end: 999 }],
  ['bytes=500-5000', { kind: 'part', start: 500, end: 999 }],
  ['bytes=1000-', { kind: 'unsatisfiable' }],
  ['bytes=9-3', { kind: 'unsatisfiable' }],
  ['bytes=-0', { kind: 'unsatisfiable' }],
  ['bytes=-', { kind: 'whole' }],
  ['bytes=0-1,5-9', { kind: 'whole' }],
  ['lines=0-1', { kind: 'whole' }],
])('of 1000 bytes, %s is %o', (header, expected) => {
  expect(chooseRange(header, 1000)).toEqual(expected);
});
