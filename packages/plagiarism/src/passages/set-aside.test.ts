import { describe, expect, it } from 'vitest';
import { compareMany } from '../compare-many.ts';
import { comparePair } from '../compare-pair.ts';
import { documentOf } from '../plagiarism.testing.ts';

const ownA = '我方在本市设有两处常驻服务网点，节假日照常值班。';
const ownB = '贵单位如对报价有疑问，请于开标之前来函询问。';
const copies = (words: string): string =>
  `本合同正本与副本共计${words}份，甲方乙方各执两份，具有同等法律效力。`;
const noteOf = ({ notExamined }: { notExamined: readonly { what: string; count: number }[] }, what: string) =>
  notExamined.find((note) => note.what.includes(what));

describe('a short run of stock phrases', () => {
  it('is not a fragment, and the coverage says how many there are and why', () => {
    const a = documentOf(ownA, copies('四'));
    const { fragments, coverage, setAside } = comparePair(a, documentOf(ownB, copies('八')));
    expect(fragments).toEqual([]);
    expect(setAside.stock).toBe(1);
    expect(noteOf(coverage, '格式条款')).toMatchObject({ count: 1, reason: expect.stringContaining('26') });
    const sources = ['六', '八'].map((words) => ({ id: words, document: documentOf(ownB, copies(words)) }));
    expect(noteOf(compareMany(a, sources).coverage, '格式条款')).toMatchObject({ count: 2 });
  });

  it('is not mentioned when there is none', () => {
    expect(comparePair(documentOf(ownA), documentOf(ownB)).coverage.notExamined).toEqual([]);
  });
});

describe('a sentence of more than four hundred words', () => {
  /** A table without a full stop: the same rows of four words in another order. */
  const table = (step: number): string =>
    Array.from({ length: 101 }, (_, index) => {
      const row = (index * step) % 101;
      return String.fromCodePoint(...[0x4e00, 0x5c00, 0x6c00, 0x7200].map((first) => first + row * 3));
    }).join('');

  it('with reordered parts is not aligned word by word, and the coverage says so', () => {
    const { fragments, coverage, setAside } = comparePair(
      documentOf(ownA, table(1)),
      documentOf(ownB, table(7)),
    );
    expect(setAside.longSentences).toBe(1);
    expect(noteOf(coverage, '长句')).toMatchObject({ what: expect.stringContaining('400'), count: 1 });
    expect(fragments).toEqual([]);
  });
});
