import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocx } from '@wenjian/readers';
import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
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

const track = (parts: WordParts, edits: readonly TextEdit[]) => trackFile(wordFile(parts), edits);

async function trackFile(file: Uint8Array, edits: readonly TextEdit[]) {
  const path = (name: string): string => join(folder, `${name}.docx`);
  await writeFile(path('old'), file);
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

  it('inside the caption of a check box replace the control as a whole', async () => {
    const object = '<w:r><w:object><w:control r:id="one" w:name="CheckBox1"/></w:object></w:r>';
    const body = `${paragraph(run('付款方式：') + object + run('。'))}<w:sectPr/>`;
    const relation =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="one" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/control" Target="activeX/one.xml"/></Relationships>';
    const control =
      '<ax:ocx xmlns:ax="http://schemas.microsoft.com/office/2006/activeX" ax:classid="{8BD21D40-EC42-11CE-9E0D-00AA006002F3}" ax:persistence="persistPropertyBag"><ax:ocxPr ax:name="Caption" ax:value="一次付清"/><ax:ocxPr ax:name="Value" ax:value="1"/></ax:ocx>';
    const file = zipSync({
      ...unzipSync(wordFile({ body })),
      'word/_rels/document.xml.rels': strToU8(relation),
      'word/activeX/one.xml': strToU8(control),
    });
    const { xml, accepted, rejected } = await trackFile(file, [{ start: 9, end: 11, inserted: '结清' }]);
    expect(accepted).toBe('付款方式：☒ 一次结清。');
    expect(rejected).toBe('付款方式：☒ 一次付清。');
    expect(xml.match(/<w:control [^>]*\/>/g)).toHaveLength(1);
    expect(xml).not.toContain('</w:control>');
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
