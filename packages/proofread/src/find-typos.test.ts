import { buildDocument } from '@wenjian/document';
import { expect, it } from 'vitest';
import { findTypos } from './find-typos.ts';

it('finds misspellings with their position in the document, and no other errors', () => {
  const document = buildDocument({
    readerVersion: '1',
    kind: 'docx',
    pages: null,
    notRead: [],
    blocks: [
      { type: 'paragraph', text: '第一段没有错误,只有半角标点。' },
      { type: 'paragraph', text: '逾期须按约定承但违约责任，并转帐至指定账户。' },
    ],
  });
  const found = findTypos(document);
  expect(found.map(({ original, suggestion }) => [original, suggestion])).toEqual([
    ['承但', '承担'],
    ['转帐', '转账'],
  ]);
  for (const { start, end, original } of found) expect(document.text.slice(start, end)).toBe(original);
});
