import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocx } from '@wenjian/readers';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TextEdit } from './new-paragraph.ts';
import { settleFile } from './settle/settle-file.ts';
import { numbered, numbering, paragraph, run, table, type WordParts, wordFile } from './word.testing.ts';
import { writeTrackedDocx } from './write-tracked-docx.ts';

/** Each writes and reads back four files. */
const RUNS = 20;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tracked-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function track(parts: WordParts, edits: readonly TextEdit[]) {
  const path = (name: string): string => join(folder, `${name}.docx`);
  await writeFile(path('old'), wordFile(parts));
  await writeTrackedDocx({ sourcePath: path('old'), edits, author: '文鉴', date: new Date(0) }, path('out'));
  await settleFile(path('out'), path('rejected'), 'rejected');
  const entries = unzipSync(await readFile(path('out')));
  return {
    xml: strFromU8(entries['word/document.xml'] ?? new Uint8Array()),
    accepted: (await readDocx(path('out'))).text,
    rejected: (await readDocx(path('rejected'))).text,
  };
}

const two: WordParts = {
  body: `${paragraph(run('甲方付款。') + run('乙方交货。', '<w:b/>'))}${paragraph('')}${paragraph(run('双方签字。'))}<w:sectPr/>`,
};

describe('edits of a Word file', () => {
  it('split a paragraph by inserting only its end', async () => {
    const { xml, accepted, rejected } = await track(two, [{ start: 5, end: 5, inserted: '\n' }]);
    expect(accepted).toBe('甲方付款。\n乙方交货。\n双方签字。');
    expect(rejected).toBe('甲方付款。乙方交货。\n双方签字。');
    expect(xml).toMatch(/<w:pPr><w:rPr><w:ins [^>]*\/><\/w:rPr><\/w:pPr>/);
    expect(xml).not.toContain('w:delText');
  });

  it('merge paragraphs by deleting only their ends, including those of empty ones between', async () => {
    const { xml, accepted, rejected } = await track(two, [{ start: 10, end: 11, inserted: '' }]);
    expect(accepted).toBe('甲方付款。乙方交货。双方签字。');
    expect(rejected).toBe('甲方付款。乙方交货。\n双方签字。');
    expect(xml.match(/<w:rPr><w:del /g)).toHaveLength(2);
    expect(xml).not.toContain('w:delText');
  });

  it('distinguish a line break inside a paragraph from a new paragraph', async () => {
    const { xml, accepted } = await track(two, [{ start: 5, end: 5, inserted: '\v' }]);
    expect(accepted).toBe('甲方付款。\n乙方交货。\n双方签字。');
    expect(xml).toMatch(/<w:ins [^>]*><w:r><w:br\/><\/w:r><\/w:ins>/);
  });

  it('must not overlap', async () => {
    const edits = [
      { start: 0, end: 3, inserted: '' },
      { start: 2, end: 4, inserted: '' },
    ];
    await expect(track(two, edits)).rejects.toThrow(RangeError);
  });
});

const source: WordParts = {
  body: [
    paragraph(run('采购') + run('合同')),
    paragraph(run('标的物为钢材一百吨。'), numbered()),
    paragraph(run('价款五千元') + run('，三十日内付清。'), numbered()),
    table([paragraph(run('品名')), paragraph(run('数量'))], [paragraph(run('钢材')), paragraph('')]),
    paragraph(run('首付百分之二十。'), numbered(1)),
    paragraph(`${run('见')}<w:hyperlink w:anchor="a">${run('附件一')}</w:hyperlink>${run('。')}`),
    '<w:sectPr/>',
  ].join(''),
  parts: { numbering },
};

const cuts = fc
  .uniqueArray(fc.nat({ max: 66 }), { minLength: 2, maxLength: 8 })
  .map((points) => points.sort((a, b) => a - b));
const inserts = fc.array(fc.constantFrom('', '甲', '\n', '甲\n乙', '\n丙\n', '\v', '丁\t戊'), {
  minLength: 4,
  maxLength: 4,
});

describe('any edits of a Word file', () => {
  it('give the edited text when accepted and the original when rejected', async () => {
    await writeFile(join(folder, 'source.docx'), wordFile(source));
    const { text } = await readDocx(join(folder, 'source.docx'));
    await fc.assert(
      fc.asyncProperty(cuts, inserts, async (points, texts) => {
        const edits: TextEdit[] = [];
        for (let index = 0; index + 1 < points.length; index += 2) {
          const [start = 0, end = 0] = points
            .slice(index, index + 2)
            .map((point) => Math.min(point, text.length));
          edits.push({ start, end, inserted: texts[index / 2] ?? '' });
        }
        const { accepted, rejected } = await track(source, edits);
        expect(rejected).toBe(text);
        const wanted = edits.reduceRight(
          (whole, { start, end, inserted }) => whole.slice(0, start) + inserted + whole.slice(end),
          text,
        );
        const lines = (value: string): string[] => value.split(/[\n\v]/).filter((line) => line.trim() !== '');
        expect(lines(accepted)).toEqual(lines(wanted));
      }),
      { numRuns: RUNS },
    );
  }, 120_000);
});
