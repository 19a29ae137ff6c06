import { describe, expect, it } from 'vitest';
import type { SentenceEncoder } from '../../../adapters/embedder/sentence-encoder.port.ts';
import { type AskedDocument, encodeDocuments } from './encode-documents.ts';

const sentence = { start: 0, end: 12, text: '', vector: Float32Array.of(1) };

/** Of documents with so many sentences; a minute for each document. */
function encoderOf(counts: readonly number[], minutes = { passed: 0 }): SentenceEncoder {
  return {
    async encode({ sha256 }, most) {
      minutes.passed += 1;
      const count = counts[Number(sha256)] ?? 0;
      const told = Math.min(count, most);
      return { sentences: new Array(told).fill(sentence), leftOut: count - told };
    },
  };
}

const documentsOf = (count: number, fromBase = count): readonly AskedDocument[] =>
  Array.from({ length: count }, (_, index) => ({
    docId: `d${index}`,
    name: `${index}.docx`,
    origin: index < fromBase ? 'upload' : 'textBase',
    sha256: String(index),
    path: '',
  }));

const { signal } = new AbortController();
const hurried = { signal, now: () => 0, onDone: () => undefined };
const toldOf = ({ sentences }: Awaited<ReturnType<typeof encodeDocuments>>) =>
  sentences?.map(({ length }) => length);

describe('the model is asked about', () => {
  it('two documents up to six hundred sentences of each; the others are named', async () => {
    const shares: number[] = [];
    const time = { ...hurried, onDone: (share: number) => shares.push(share) };
    const encoded = await encodeDocuments(encoderOf([700, 20]), documentsOf(2), time);
    expect(toldOf(encoded)).toEqual([600, 20]);
    expect(encoded.examined).toEqual([{ what: '用语义模型比较的句子', count: 620 }]);
    expect(encoded.notExamined.map(({ docId, what, count }) => [docId, what, count])).toEqual([
      ['d0', '文件“0.docx”：整句改写：其余的句子', 100],
    ]);
    expect(shares).toEqual([0.5, 1]);
  });

  it('a bounded number of sentences of many: each has its share, and what one does not need the next ones have', async () => {
    const encoded = await encodeDocuments(
      encoderOf([900, 10, ...new Array(29).fill(900)]),
      documentsOf(31, 3),
      hurried,
    );
    const told = toldOf(encoded) ?? [];
    expect(told.slice(0, 3)).toEqual([600, 10, 103]);
    expect(told.reduce((sum, count) => sum + count)).toBeLessThanOrEqual(3600);
    expect(Math.min(...told.slice(2))).toBeGreaterThan(100);
    const notes = encoded.notExamined.map(({ docId, what, count }) => [docId, what, count]);
    expect(notes.map(([docId]) => docId)).toEqual(['d0', 'd2', null]);
    expect(notes.at(-1)?.[1]).toBe('文本库中文件的整句改写：其余的句子');
  });

  it('as many documents as there is time for; the others are named, of the text base only their number', async () => {
    const minutes = { passed: 0 };
    const encoded = await encodeDocuments(encoderOf([5, 5, 5, 5, 5], minutes), documentsOf(5, 3), {
      ...hurried,
      now: () => minutes.passed * 60_000,
    });
    expect(toldOf(encoded)).toEqual([5, 5, 0, 0, 0]);
    expect(encoded.notExamined).toEqual([
      {
        docId: 'd2',
        what: '文件“2.docx”：整句改写',
        count: 1,
        reason: '时间不足，没有用语义模型比较，只按用词查找',
      },
      {
        docId: null,
        what: '文本库中文件的整句改写',
        count: 2,
        reason: '时间不足，没有用语义模型比较，只按用词查找',
      },
    ]);
  });

  it('nothing where it cannot be had, which is said', async () => {
    const encoded = await encodeDocuments({ encode: async () => null }, documentsOf(3), hurried);
    expect(encoded.sentences).toBeNull();
    expect(encoded.notExamined).toMatchObject([{ docId: null, what: '整句改写', count: 1 }]);
    expect(encoded.notExamined[0]?.reason).toContain('语义模型不可用');
  });
});
