import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocx } from '@wenjian/readers';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paragraph, run, table, wordFile } from '../docx/word.testing.ts';
import { writeFilledDocx, writeFilledSet } from './write-filled-docx.ts';

/** Each writes and reads back several files. */
const RUNS = 15;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'filled-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const body = [
  paragraph(run('甲方：', '<w:b/>') + run('____', '<w:u w:val="single"/><w:color w:val="FF0000"/>')),
  paragraph(run('租金为￥') + run('____', '<w:i/>') + run('元。')),
  paragraph(run('【可选】乙方提供培训。')),
  table([paragraph(run('地址：____')), paragraph(run('完'))]),
].join('');

async function fill(edits: readonly { start: number; end: number; inserted: string }[]) {
  const sourcePath = join(folder, 'source.docx');
  const outPath = join(folder, 'out.docx');
  await writeFile(sourcePath, wordFile({ body }));
  await writeFilledDocx({ document: await readDocx(sourcePath), sourcePath, edits }, outPath);
  const xml = strFromU8(unzipSync(await readFile(outPath))['word/document.xml'] ?? new Uint8Array());
  return { text: (await readDocx(outPath)).text, xml };
}

it('writes values in the format of the blanks they replace, without tracked changes', async () => {
  const { text, xml } = await fill([
    { start: 3, end: 7, inserted: '云杉公司' },
    { start: 12, end: 16, inserted: '8,500.00' },
  ]);
  expect(text).toBe('甲方：云杉公司\n租金为￥8,500.00元。\n【可选】乙方提供培训。\n地址：____\n完');
  expect(xml).toMatch(/<w:u w:val="single"\/><w:color w:val="FF0000"\/><\/w:rPr><w:t[^>]*>云杉公司/);
  expect(xml).toMatch(/<w:i\/><\/w:rPr><w:t[^>]*>8,500\.00/);
  expect(xml).not.toMatch(/<w:(?:ins|del) /);
});

it('removes a clause with its paragraph', async () => {
  const { text } = await fill([{ start: 19, end: 30, inserted: '' }]);
  expect(text).toBe('甲方：____\n租金为￥____元。\n地址：____\n完');
});

it('reads back as the values it was filled with, for any values', async () => {
  const word = fc
    .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'云杉<&>"\'一1 ') })
    .map((one) => `甲${one}乙`);
  await fc.assert(
    fc.asyncProperty(word, word, async (name, address) => {
      const { text } = await fill([
        { start: 3, end: 7, inserted: name },
        { start: 34, end: 38, inserted: address },
      ]);
      expect(text).toBe(`甲方：${name}\n租金为￥____元。\n【可选】乙方提供培训。\n地址：${address}\n完`);
    }),
    { numRuns: RUNS },
  );
});

it('makes many files from one source, each with its own values and without the clauses it leaves out', async () => {
  const sourcePath = join(folder, 'set.docx');
  await writeFile(sourcePath, wordFile({ body }));
  const document = await readDocx(sourcePath);
  const names = ['云杉公司', '雪松公司', '红豆公司'];
  const files = names.map((inserted, index) => ({
    edits: [
      { start: 3, end: 7, inserted },
      ...(index === 1 ? [] : [{ start: 19, end: 30, inserted: '' }]),
      { start: 34, end: 38, inserted: `${inserted}的地址` },
    ],
    outPath: join(folder, `${index}.docx`),
  }));
  const told: unknown[] = [];
  await writeFilledSet({ document, sourcePath, files }, (...word) => told.push(word));
  expect(told).toEqual([
    [0, null],
    [1, null],
    [2, null],
  ]);
  const texts = await Promise.all(files.map(async ({ outPath }) => (await readDocx(outPath)).text));
  expect(texts).toEqual(
    names.map((name, index) =>
      [
        `甲方：${name}`,
        '租金为￥____元。',
        ...(index === 1 ? ['【可选】乙方提供培训。'] : []),
        `地址：${name}的地址`,
        '完',
      ].join('\n'),
    ),
  );
});
