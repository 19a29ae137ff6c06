import { compareDocuments } from '@wenjian/compare';
import { buildDocument, type PageBox } from '@wenjian/document';
import { expect, it } from 'vitest';
import type { ComparisonExport } from '../report/comparison-export.ts';
import { placeMarks } from './mark-place.ts';

const box: PageBox = { page: 0, x: 50, y: 60, width: 100, height: 80 };

function page(hash: string, print: string) {
  return buildDocument({
    readerVersion: 'test',
    kind: 'pdf',
    pages: [{ widthPt: 595, heightPt: 842 }],
    blocks: [
      { type: 'paragraph', text: '附图如下。', page: 1 },
      { type: 'image', text: '', page: 1, box, picture: { hash, print } },
    ],
    notRead: [],
  });
}

it('marks a changed picture at its place, although it has no text', () => {
  const [oldDocument, newDocument] = [page('a', '0000000000000000'), page('b', 'ffffffffffffffff')];
  const comparison = compareDocuments(oldDocument, newDocument);
  const input: ComparisonExport = {
    format: 'pdfNew',
    comparison,
    oldDocument,
    newDocument,
    oldPath: '',
    newPath: '',
    oldPdfPath: null,
    newPdfPath: null,
    names: { old: '', new: '' },
    hashes: { old: '', new: '' },
    options: {},
    decisions: [],
    createdAt: new Date(0),
  };
  const at = comparison.changes.findIndex(({ type, new: target }) => type === 'image' && target !== null);
  expect(at).toBeGreaterThanOrEqual(0);
  expect(placeMarks(input, 'new')[at]).toEqual({ boxes: [box], isCaret: false });
});
