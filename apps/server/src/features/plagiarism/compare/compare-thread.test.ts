/** The thread of a check alone, with its time limit. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plagiarismMany } from '@wenjian/api';
import { buildDocument } from '@wenjian/document';
import { sentencesToEncode } from '@wenjian/plagiarism';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runEngine } from '../../../platform/queue/engine-thread.ts';
import { BID, REUSED, RIVAL, THIRD, UNRELATED } from '../plagiarism.testing.ts';
import type { CompareMessage, CompareOutput } from './compare-pairs.thread.ts';
import type { CompareInput } from './compare-work.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wenjian-compare-'));
});
afterAll(() => rm(folder, { recursive: true }));

function documentOf(text: string) {
  const blocks = text.split('\n').map((line) => ({ type: 'paragraph', text: line }) as const);
  return buildDocument({ readerVersion: '1', kind: 'txt', pages: null, notRead: [], blocks });
}

async function stored(docId: string, name: string, text: string, origin: 'upload' | 'textBase') {
  const document = documentOf(text);
  const documentPath = join(folder, `${docId}.json`);
  await writeFile(documentPath, JSON.stringify(document));
  const file = { name, sha256: 'a'.repeat(64), start: 0, end: text.length, firstPage: null, pageCount: 0 };
  return { facts: { docId, name, origin, files: [file] }, documentPath };
}

const LATER = Date.now() + 600_000;

async function run(over: Partial<CompareInput['until']> = {}, more: Partial<CompareInput> = {}) {
  const words: CompareMessage[] = [];
  const input: CompareInput = {
    taskId: 't',
    mode: 'many',
    documents: [
      await stored('d0', '青禾.txt', BID, 'upload'),
      await stored('d1', '租赁.txt', UNRELATED, 'upload'),
      await stored('d2', '云杉.txt', RIVAL, 'upload'),
      await stored('b1', '松涛.txt', THIRD, 'textBase'),
      await stored('b2', '旧方案.txt', REUSED, 'textBase'),
    ],
    metadata: { partyNames: {}, documents: {}, templates: [] },
    sentences: null,
    choice: { subtract: [], templatePaths: [], libraryPaths: [], statutePaths: [], frequencies: null },
    sensitive: { lists: [], allowed: [] },
    settings: {
      engineVersion: '1',
      subtract: [],
      templates: [],
      textBaseDocuments: 2,
      library: [],
      rarityDocuments: null,
      statutesSha256: null,
      sensitiveWordsSha256: '',
    },
    examined: [],
    notExamined: [],
    until: { prepare: LATER, compare: LATER, present: LATER, ...over },
    ...more,
  };
  const output = await runEngine<CompareOutput>({
    entry: new URL('./compare-pairs.thread.ts', import.meta.url),
    input,
    signal: AbortSignal.timeout(60_000),
    onWord: (word) => words.push(word as CompareMessage),
  });
  return { output, words, result: plagiarismMany.parse(JSON.parse(output.resultJson)) };
}

const reasonsOf = ({ notExamined }: CompareOutput['coverage']) =>
  notExamined.filter(({ reason }) => reason.includes('时间不足'));

describe('a check that has time', () => {
  it('compares everything, and reports its progress: looking for fragments, then reviewing', async () => {
    const { output, result, words } = await run();
    expect(reasonsOf(output.coverage)).toEqual([]);
    expect(result.matrix.map(({ a, b }) => `${a} ${b}`)).toEqual([
      'd0 d1',
      'd0 d2',
      'd0 b1',
      'd0 b2',
      'd1 d2',
    ]);
    const progress = words.flatMap((word) => (word.kind === 'progress' ? [word] : []));
    const fractions = progress.map(({ fraction }) => fraction);
    expect(fractions).toEqual([...fractions].sort((one, other) => one - other));
    expect([fractions[0], fractions.at(-1)]).toEqual([0, 1]);
    expect(new Set(fractions).size).toBeGreaterThan(6);
    const stages = progress.map(({ stage }) => stage);
    expect([...new Set(stages)]).toEqual(['aligning', 'reviewing']);
  });
});

describe('a check whose sentences were put to a model', () => {
  it('finds them in other words in a source, and leaves the matrix of copied words as it is', async () => {
    const [own, retold] = [
      '水泵房的值守人员每隔四小时巡查一遍，压力低于百分之八十时立即上报调度室。',
      '泵站当班者须四个小时走一圈，发现压力不足八成，马上向调度报告。',
    ];
    const texts = { r0: `${BID}\n${own}`, r1: retold, r2: `${RIVAL}\n${own}`, r3: UNRELATED };
    const documents = await Promise.all(
      Object.entries(texts).map(([docId, text]) => stored(docId, docId, text, 'upload')),
    );
    // Of the others it says nothing.
    const sentences = Object.values(texts).map((text) =>
      sentencesToEncode(documentOf(text))
        .sentences.filter((one) => one.text.includes('调度'))
        .map((one) => ({ ...one, vector: Float32Array.of(1) })),
    );
    const { result } = await run({}, { documents, sentences });
    const without = await run({}, { documents });
    const told = (tagId: string) =>
      result.sources.find((source) => source.tagId === tagId)?.rates.rewritten.after.matched;
    expect([told('r1'), told('r3')]).toEqual([34, 0]);
    // Another source has it word for word.
    expect(result.total.rewritten.after.matched).toBe(0);
    const kinds = result.blockList.find(({ references }) => 'r1' in references)?.matches;
    expect([kinds?.r1?.kind, kinds?.r2?.kind]).toEqual(['paraphrase', 'verbatim']);
    expect(result.matrix).toEqual(without.result.matrix);
    expect(without.result.sources.every(({ rates }) => rates.rewritten.after.matched === 0)).toBe(true);
  });
});

describe('a check whose time is over', () => {
  it('has compared the likeliest source, and lists what it skipped: by name, for the base by number', async () => {
    const { output, result, words } = await run({ compare: 0 });
    expect(result.sources.map(({ tagName }) => tagName)).toEqual(['松涛.txt']);
    expect(result.total.after).toEqual(result.sources[0]?.rates.after);
    expect(result.matrix.map(({ a, b }) => `${a} ${b}`)).toEqual(['d0 b1']);
    expect(reasonsOf(output.coverage).map(({ what, count }) => [what, count])).toEqual([
      ['文件“租赁.txt”', 1],
      ['文件“云杉.txt”', 1],
      ['文本库中可能相关的文件', 1],
      ['来源之间的两两比较', 1],
    ]);
    expect(output.coverage).toEqual(result.coverage);
    // Submitted documents stay in the check, so that their pairs can be opened; candidates from the base do
    // not.
    expect(result.documents.map(({ docId }) => docId)).toEqual(['d0', 'd1', 'd2', 'b1']);
    expect(words.flatMap((word) => (word.kind === 'pair' ? [word.docId] : []))).toEqual(['b1']);
  });

  it('prepares and compares the first source, and reports the others as not compared', async () => {
    const { output, result } = await run({ prepare: 0 });
    expect(result.sources.map(({ tagId }) => tagId)).toEqual(['d1']);
    expect(result.matrix.map(({ a, b }) => `${a} ${b}`)).toEqual(['d0 d1']);
    expect(reasonsOf(output.coverage).map(({ what, count }) => [what, count])).toEqual([
      ['文件“云杉.txt”', 1],
      ['文本库中可能相关的文件', 2],
      ['来源之间的两两比较', 1],
    ]);
    expect(result.documents.map(({ docId }) => docId)).toEqual(['d0', 'd1', 'd2']);
  });

  it('presents the most reused source, and leaves the others out of its rates and its matrix', async () => {
    const { output, result, words } = await run({ present: 0 });
    expect(words.flatMap((word) => (word.kind === 'pair' ? [word.docId] : []))).toHaveLength(1);
    expect(result.sources).toHaveLength(1);
    expect(result.total.after).toEqual(result.sources[0]?.rates.after);
    expect(result.matrix.filter(({ a }) => a === 'd0')).toHaveLength(1);
    const missed = reasonsOf(output.coverage).reduce((sum, { count }) => sum + count, 0);
    expect(missed).toBe(3);
  });
});
