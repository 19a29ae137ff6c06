import { formatNames, formats, isDocumentKind } from '@wenjian/document';
import { expect, it } from 'vitest';
import { formatReaders } from './format-readers.ts';
import { unreadableText } from './readers.text.ts';

it('has a reader for every format that the table says is read, and no reader that none of them names', () => {
  const named = formatNames.filter(isDocumentKind).map((kind) => formats[kind].reader);
  expect(Object.keys(formatReaders).sort()).toEqual([...new Set(named)].sort());
});

it('tells what can be read in the words of the table, each once', () => {
  const sentence = unreadableText.unsupportedFormat('epub');
  expect(sentence).toMatch(/^暂不支持读取 EPUB 电子书，目前可读取 Word、WPS、Excel、.* 与[^、]+。$/);
  expect(sentence.match(/OpenDocument/g)).toHaveLength(1);
  expect(unreadableText.unsupportedFormat('zip')).toMatch(/^暂不支持读取压缩包，/);
});

it('opens by LibreOffice what is read through it', () => {
  const through = formatNames.filter((name) => formats[name].reader === 'office');
  expect(through.filter((name) => formats[name].office === null)).toEqual([]);
});
