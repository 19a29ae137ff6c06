import { buildDocument, type Document } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import type { CheckedDocument } from '../compare/checked-document.ts';
import { findImages, joinImages } from './find-images.ts';

/** A picture a page, each by the hash of its bytes. */
function pictured(docId: string, hashes: readonly string[]): CheckedDocument {
  const document: Document = buildDocument({
    readerVersion: '1',
    kind: 'docx',
    pages: hashes.map(() => ({ widthPt: 595, heightPt: 842 })),
    notRead: [],
    blocks: hashes.map((hash, index) => ({
      type: 'image',
      text: '',
      page: index + 1,
      box: { page: index, x: 10, y: 20, width: 30, height: 40 },
      picture: { hash },
    })),
  });
  return {
    facts: { docId, name: docId, origin: 'upload', files: [] },
    partyName: null,
    document,
    files: [],
  };
}

const origin = pictured('d0', ['logo', 'seal', 'plan']);

describe('images of two documents', () => {
  it('that are the same are found with their places and numbered', () => {
    const images = findImages(origin, pictured('d1', ['plan', 'other']), []);
    expect(images).toMatchObject([
      { position: 1, total: 1, similarity: 1, references: { d0: { page: 3 }, d1: { page: 1 } } },
    ]);
    expect(images[0]?.references.d0?.box).toMatchObject({ page: 2 });
  });

  it('keep every place, and the reason for the match', () => {
    const [image] = findImages(origin, pictured('d1', ['plan', 'other', 'plan']), []);
    expect(image).toMatchObject({ kind: 'same', reason: '两处是同一个图片文件' });
    expect(image?.places.d1?.map(({ page }) => page)).toEqual([1, 3]);
    expect(image?.matches).toEqual({ d1: { kind: 'same', similarity: 1, reason: image?.reason } });
  });

  it('are not counted when the template has them', () => {
    const template = pictured('t', ['logo']).document;
    expect(findImages(origin, pictured('d1', ['logo']), [template])).toEqual([]);
  });
});

it('an image in several sources is one, with all of them', () => {
  const joined = joinImages([
    findImages(origin, pictured('d1', ['logo', 'plan']), []),
    findImages(origin, pictured('d2', ['plan']), []),
  ]);
  expect(
    joined.map(({ position, total, references }) => [position, total, Object.keys(references).sort()]),
  ).toEqual([
    [1, 2, ['d0', 'd1']],
    [2, 2, ['d0', 'd1', 'd2']],
  ]);
});
