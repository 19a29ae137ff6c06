/** The corrected Word file: only the accepted words differ from the source, in text and in form. */
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readDocument, readDocx } from '@wenjian/readers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WordPackage } from '../docx/package/word-package.ts';
import { settleFile, wordTexts } from '../docx/settle/settle-file.ts';
import { numbered, numbering, paragraph, run, type WordParts, wordFile } from '../docx/word.testing.ts';
import { modelFile } from '../redline/word-model.testing.ts';
import { document as generate, Random } from '../redline/word-parts.testing.ts';
import { serialiseTree } from '../xml/xml-tree.ts';
import {
  accepted,
  correctionAt,
  exportOf,
  randomCorrections,
  rejected,
} from './proofreading-export.testing.ts';
import { changedTokens, looksOf } from './word-looks.testing.ts';
import { writeProofreadingExport } from './write-proofreading-export.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corrected-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const path = (name: string): string => join(folder, name);

/** Random corrections on a file, two of three accepted; what was accepted, and the request. */
async function decidedOn(sourcePath: string, seed: number) {
  const random = new Random(seed);
  const document = await readDocx(sourcePath);
  const corrections = randomCorrections(document, random);
  const taken = corrections.filter(() => random.chance(2 / 3));
  const decisions = corrections.map((one) => (taken.includes(one) ? accepted(one.id) : rejected(one.id)));
  return { taken, request: exportOf(document, sourcePath, corrections, { decisions }) };
}

/** The clean file differs from the source in the accepted characters alone; its notice, and how many corrections it has. */
async function expectUntouched(sourcePath: string, seed: number) {
  const { taken, request } = await decidedOn(sourcePath, seed);
  const { notice } = await writeProofreadingExport({ ...request, format: 'cleanDocx' }, path('clean.docx'));
  const changed = changedTokens(await looksOf(sourcePath), await looksOf(path('clean.docx')));
  expect(changed?.gone).toBeLessThanOrEqual(sum(taken.map(({ original }) => original.length)));
  expect(changed?.come).toBeLessThanOrEqual(sum(taken.map(({ suggestion }) => suggestion?.length ?? 0)));
  let text = request.document.text;
  for (const { start, end, suggestion } of taken.toReversed())
    text = text.slice(0, start) + suggestion + text.slice(end);
  expect((await readDocx(path('clean.docx'))).text).toBe(text);
  return { notice: notice ?? '', accepted: taken.length };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const SEEDS = Array.from({ length: 4 }, (_, seed) => seed);

describe('the corrected Word file', () => {
  it('differs from any source in the accepted characters alone, in text and in form', async () => {
    for (const seed of SEEDS) {
      await writeFile(path('source.docx'), modelFile(generate(new Random(seed))));
      const { notice, accepted: count } = await expectUntouched(path('source.docx'), seed);
      expect(count).toBeGreaterThan(5);
      expect([seed, notice]).toEqual([seed, expect.stringContaining('每一个部件、元素与格式都与原文件相同')]);
    }
  });

  it('keeps the changes and comments that others have left in the file', async () => {
    const parts: WordParts = {
      body: `${paragraph(
        run('双方签') +
          '<w:del w:id="1" w:author="王"><w:r><w:delText>署了</w:delText></w:r></w:del>' +
          `<w:ins w:id="2" w:author="王">${run('定本合', '<w:b/>')}</w:ins>` +
          run('同。'),
      )}<w:sectPr/>`,
    };
    await writeFile(path('tracked.docx'), wordFile(parts));
    const document = await readDocx(path('tracked.docx'));
    expect(document.text).toBe('双方签定本合同。');
    const corrections = [correctionAt(document, 2, 4, '签订')];
    const decisions = [accepted('x2')];
    const request = exportOf(document, path('tracked.docx'), corrections, { decisions, format: 'cleanDocx' });
    await writeProofreadingExport(request, path('kept.docx'));
    const word = await WordPackage.open(path('kept.docx'));
    const tree = word.tree(word.mainPart);
    expect(tree && serialiseTree(tree)).toContain(
      parts.body.replace('双方签', '双方签订').replace('定本合', '本合'),
    );
  });

  it('says that only the text was checked where words alone cannot take the place of words', async () => {
    const body = `${paragraph(run('甲方付款。'), numbered())}${paragraph(`${run('金额')}<w:r><w:tab/></w:r>${run('五万元')}`)}<w:sectPr/>`;
    await writeFile(path('tab.docx'), wordFile({ body, parts: { numbering } }));
    const document = await readDocx(path('tab.docx'));
    const at = document.text.indexOf('\t');
    const corrections = [correctionAt(document, at, at + 1, '')];
    const decisions = [accepted(`x${at}`)];
    const request = exportOf(document, path('tab.docx'), corrections, { decisions, format: 'cleanDocx' });
    const { notice } = await writeProofreadingExport(request, path('untabbed.docx'));
    expect(notice).toContain('只核对了文字');
    expect(notice).not.toContain('都与原文件相同');
    expect((await readDocx(path('untabbed.docx'))).text).toBe(document.text.replace('\t', ''));
  });

  it('of a text file says that its form is that of the conversion', async () => {
    await writeFile(path('source.txt'), '采购合同\n双方签定本合同。');
    const outcome = await readDocument({ path: path('source.txt'), name: 'source.txt' });
    if (outcome.kind !== 'document') throw new Error('not read');
    const corrections = [correctionAt(outcome.document, 7, 9, '签订')];
    const request = exportOf(outcome.document, path('source.txt'), corrections, {
      decisions: [accepted('x7')],
      format: 'cleanDocx',
    });
    const { notice } = await writeProofreadingExport(request, path('text.docx'));
    expect(notice).toContain('先转换成 Word 再写入');
    expect(wordTexts(await readDocx(path('text.docx'))).join('\n')).toBe('采购合同\n双方签订本合同。');
  });
});

describe('the Word file with tracked changes', () => {
  it('is the source, in text and in form, when all of them are rejected', async () => {
    for (const seed of SEEDS.slice(0, 2)) {
      await writeFile(path('source.docx'), modelFile(generate(new Random(seed))));
      const { request } = await decidedOn(path('source.docx'), seed);
      await writeProofreadingExport({ ...request, format: 'docx' }, path('marked.docx'));
      await settleFile(path('marked.docx'), path('rejected.docx'), 'rejected');
      const changed = changedTokens(await looksOf(path('source.docx')), await looksOf(path('rejected.docx')));
      expect([seed, changed]).toEqual([seed, { gone: 0, come: 0 }]);
    }
  });
});

const data = resolve(import.meta.dirname, '../../../../shared/data/docx-pairs/files');
const isPresent = existsSync(data);
const REAL_FILES = 12;

describe.skipIf(!isPresent)(isPresent ? 'real files' : 'real files (skipped: data not present)', () => {
  it('are corrected without a change to anything else', async () => {
    const files = readdirSync(data, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.docx'))
      .sort()
      .filter((_, index) => index % 4 === 0)
      .slice(0, REAL_FILES);
    let count = 0;
    for (const [seed, name] of files.entries()) {
      const { notice, accepted: own } = await expectUntouched(join(data, name), seed);
      expect([name, notice]).toEqual([name, expect.stringContaining('都与原文件相同')]);
      count += own;
    }
    expect(count).toBeGreaterThan(files.length);
  });
});
