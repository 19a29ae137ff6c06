import { type BlockDraft, buildDocument, type Document, type Picture } from '@wenjian/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareImages } from './compare-images.ts';
import { PictureIndex } from './picture-index.ts';
import { LEAST_LIKENESS, likenessOf, parseLook } from './picture-likeness.ts';

const ALL_COUNT = 'f'.repeat(64);
const look = (signs: string, counts = ALL_COUNT) => signs.padEnd(64, signs) + counts;

/** A code with this many sign bits flipped, spread over the whole code. */
function turned(signs: string, count: number): string {
  let bits = BigInt(`0x${signs}`);
  for (let index = 0; index < count; index++) bits ^= 1n << BigInt((index * 37) % 256);
  return look(bits.toString(16).padStart(64, '0'));
}

const HOUSE = '0123456789abcdef'.repeat(4);
const TREE = 'c3a5'.repeat(16);

const house: Picture = { hash: 'house', looks: [look(HOUSE)] };
const houseAgain: Picture = { hash: 'house, compressed', looks: [turned(HOUSE, 12)] };
const tree: Picture = { hash: 'tree', looks: [look(TREE)] };
const dot: Picture = { hash: 'dot' };

function documentOf(...pictures: readonly (Picture | BlockDraft)[]): Document {
  const blocks = pictures.map(
    (one): BlockDraft => ('hash' in one ? { type: 'image', text: '', picture: one } : one),
  );
  return buildDocument({ readerVersion: 'test', kind: 'docx', pages: null, blocks, notRead: [] });
}

describe('pictures of two documents', () => {
  it('that are the same file or look alike are blocks with position, total, reason and all places', () => {
    const a = documentOf(tree, house, { type: 'paragraph', text: '正文' }, house);
    const b = documentOf(
      { type: 'seal', text: '', picture: houseAgain, box: { page: 2, x: 1, y: 2, width: 3, height: 4 } },
      tree,
    );
    const { imagesBlocks, pictures } = compareImages(a, b);
    expect(pictures).toEqual({ a: 3, b: 2, subtracted: 0 });
    expect(imagesBlocks.map(({ position, total, kind }) => [position, total, kind])).toEqual([
      [1, 2, 'same'],
      [2, 2, 'alike'],
    ]);
    expect(imagesBlocks[0]?.reason).toBe('两处是同一个图片文件');
    expect(imagesBlocks[1]?.reason).toContain('画面相似度 95%');
    expect(imagesBlocks[1]?.a.map(({ blockId, number }) => [blockId, number])).toEqual([
      ['b2', 2],
      ['b4', 3],
    ]);
    expect(imagesBlocks[1]?.b).toEqual([
      { blockId: 'b1', number: 1, page: 3, box: { page: 2, x: 1, y: 2, width: 3, height: 4 }, isSeal: true },
    ]);
  });

  it('that are mirror images are a block that says so', () => {
    const signs = BigInt(`0x${HOUSE}`) ^ BigInt(`0x${'5'.repeat(64)}`);
    const flipped: Picture = { hash: 'house, flipped', looks: [look(signs.toString(16).padStart(64, '0'))] };
    const { imagesBlocks } = compareImages(documentOf(house), documentOf(tree, flipped));
    expect(imagesBlocks.map(({ kind, reason, b }) => [kind, reason, b[0]?.number])).toEqual([
      ['mirrored', '左右翻转后画面相似度 100%', 2],
    ]);
  });

  it('are called the same file when one is the file itself and another only looks the same', () => {
    const { imagesBlocks } = compareImages(
      documentOf(house),
      documentOf({ ...house, hash: 'house, packed anew' }, house),
    );
    expect(imagesBlocks.map(({ kind, likeness }) => [kind, likeness])).toEqual([['same', 1]]);
  });

  it('that differ give no blocks', () => {
    expect(compareImages(documentOf(house), documentOf(tree)).imagesBlocks).toEqual([]);
  });

  it('that are also in the template are left out and counted', () => {
    const { imagesBlocks, pictures } = compareImages(documentOf(house, tree), documentOf(house, tree), {
      subtract: [documentOf(houseAgain)],
    });
    expect(imagesBlocks.map(({ a }) => a[0]?.number)).toEqual([2]);
    expect(pictures).toEqual({ a: 2, b: 2, subtracted: 2 });
  });

  it('without a look code are compared only by their bytes, and the coverage says how many', () => {
    const unread: BlockDraft = { type: 'image', text: '' };
    const { imagesBlocks, coverage } = compareImages(documentOf(dot, unread, house), documentOf(dot));
    expect(imagesBlocks.map(({ kind }) => kind)).toEqual(['same']);
    expect(coverage.examined).toEqual([
      { what: '被查文件：按画面比对的图片', count: 1 },
      { what: '对照文件：按画面比对的图片', count: 0 },
    ]);
    expect(coverage.notExamined.map(({ what, count }) => [what, count])).toEqual([
      ['被查文件：图片', 1],
      ['被查文件：图片', 1],
      ['对照文件：图片', 1],
    ]);
  });

  it('give the same pairs when the sides are swapped', () => {
    const [a, b] = [documentOf(house, tree, dot), documentOf(dot, houseAgain, house)];
    const pairs = (one: Document, other: Document, side: 'a' | 'b') =>
      compareImages(one, other)
        .imagesBlocks.flatMap((block) =>
          block.a.flatMap((left) =>
            block.b.map((right) =>
              (side === 'a' ? [left, right] : [right, left]).map(({ number }) => number).join('–'),
            ),
          ),
        )
        .sort();
    expect(pairs(a, b, 'a')).toEqual(pairs(b, a, 'b'));
  });
});

describe('similarity', () => {
  const parsed = (text: string) => {
    const code = parseLook(text);
    if (code === null) throw new Error('no code');
    return [code];
  };

  it('is the share of equal waves; waves that count on one side only weigh half', () => {
    expect(likenessOf(parsed(look(HOUSE)), parsed(look(HOUSE)))).toBe(1);
    expect(likenessOf(parsed(look(HOUSE)), parsed(turned(HOUSE, 64)))).toBe(0.75);
    expect(
      likenessOf(parsed(look(HOUSE)), parsed(look(HOUSE, `${'f'.repeat(32)}${'0'.repeat(32)}`))),
    ).toBeCloseTo(2 / 3);
  });

  it('is symmetric, and the best over all pairs of codes', () => {
    const code = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 128, maxLength: 128 });
    fc.assert(
      fc.property(fc.array(code, { maxLength: 3 }), fc.array(code, { maxLength: 3 }), (one, other) => {
        const [a, b] = [one.flatMap(parsed), other.flatMap(parsed)];
        const likeness = likenessOf(a, b);
        expect(likeness).toBe(likenessOf(b, a));
        for (const left of a)
          for (const right of b) expect(likeness).toBeGreaterThanOrEqual(likenessOf([left], [right]));
      }),
      { numRuns: 50 },
    );
  });

  it('ignores codes of another format', () => {
    expect(parseLook('0123')).toBeNull();
    expect(parseLook('x'.repeat(128))).toBeNull();
  });
});

describe('the index of pictures', () => {
  it('finds what comparing with every picture would find, unless the picture was changed too much', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 });
    fc.assert(
      fc.property(fc.uniqueArray(signs, { minLength: 1, maxLength: 30 }), fc.nat(15), (all, changes) => {
        const index = new PictureIndex<number>();
        for (const [number, one] of all.entries())
          index.add(number, { hash: `${number}`, looks: [look(one)] });
        for (const [number, one] of all.entries()) {
          const found = index.find({ hash: 'query', looks: [turned(one, changes)] });
          expect(found[0]?.owner).toBe(number);
          for (const { likeness } of found) expect(likeness).toBeGreaterThanOrEqual(LEAST_LIKENESS);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('puts the same file first', () => {
    const index = new PictureIndex<string>();
    index.add('again', houseAgain);
    index.add('itself', house);
    expect(index.find(house).map(({ owner, kind }) => [owner, kind])).toEqual([
      ['itself', 'same'],
      ['again', 'alike'],
    ]);
  });
});
