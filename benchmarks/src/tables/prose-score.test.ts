import { buildDocument } from '@wenjian/document';
import { expect, it } from 'vitest';
import { scoreProse } from './prose-score.ts';
import { writeProsePage } from './report-pages.ts';

function documentOf(...texts: readonly string[]) {
  const blocks = texts.map((text) => ({ type: 'paragraph' as const, text }));
  return buildDocument({ readerVersion: 'test', kind: 'txt', pages: null, blocks, notRead: [] });
}

it('takes a page that reads the same for unchanged', () => {
  const score = scoreProse(documentOf('一、总则', '双方合作。'), documentOf('一、总则', '双方合作。'));
  expect(score).toEqual({ isSameText: true, isSameCount: true, hasTable: false });
});

it('counts a changed character and a broken paragraph', () => {
  const read = documentOf('一、总则', '双方合作。');
  expect(scoreProse(read, documentOf('一、总则', '双方台作。'))).toMatchObject({
    isSameText: false,
    isSameCount: true,
  });
  expect(scoreProse(read, documentOf('一、总则', '双方', '合作。')).isSameCount).toBe(false);
});

it('is measured on pages that hold no table', () => {
  const pages = Array.from({ length: 40 }, (_, index) => writeProsePage(index, 1000));
  const pieces = pages.flatMap(({ sections }) => sections.flatMap((section) => section.pieces));
  expect(pieces.filter(({ kind }) => kind === 'table')).toEqual([]);
  expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(40);
});
