import { formats } from '@wenjian/document';
import { expect, it } from 'vitest';
import { READER_VERSION, readerVersionOf } from './reader-version.ts';

it('is the same for the same table of formats', () => {
  expect(readerVersionOf({ ...formats })).toBe(READER_VERSION);
});

it('is another once a format gets a reader, another reader, or is new', () => {
  const others = [
    { ...formats, epub: { reader: 'epub' } },
    { ...formats, rtf: { reader: 'rtf' } },
    { ...formats, srt: { reader: 'text' } },
  ].map(readerVersionOf);
  expect(new Set([READER_VERSION, ...others]).size).toBe(4);
});
