import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocx } from '@wenjian/readers';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paragraph, run, type WordParts, wordFile } from '../word.testing.ts';
import { settleFile } from './settle-file.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settle-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function rejected(parts: WordParts) {
  const [source, settled] = [join(folder, 'source.docx'), join(folder, 'settled.docx')];
  await writeFile(source, wordFile(parts));
  await settleFile(source, settled, 'rejected');
  return {
    read: (await readDocx(source, { revisions: 'rejected' })).text,
    settled: (await readDocx(settled)).text,
  };
}

describe('a file whose tracked changes are rejected', () => {
  it('loses an inserted paragraph end even when its format was changed too', async () => {
    const mark =
      '<w:rPr><w:ins w:id="1" w:author="x"/><w:b/><w:rPrChange w:id="2" w:author="x"><w:rPr/></w:rPrChange></w:rPr>';
    const outcome = await rejected({
      body: `${paragraph(run('甲方付款。'), mark)}${paragraph(run('乙方交货。'))}<w:sectPr/>`,
    });
    expect(outcome.read).toBe('甲方付款。乙方交货。');
    expect(outcome.settled).toBe(outcome.read);
  });

  it('keeps the headers of a section whose format was changed', async () => {
    const section =
      '<w:sectPr><w:headerReference w:type="default" r:id="header1"/><w:pgSz w:w="1"/><w:sectPrChange w:id="2" w:author="x"><w:sectPr><w:pgSz w:w="2"/></w:sectPr></w:sectPrChange></w:sectPr>';
    const outcome = await rejected({
      body: paragraph(run('甲方付款。')) + section,
      parts: { header1: paragraph(run('机密')) },
    });
    expect(outcome.read).toBe('机密\n甲方付款。');
    expect(outcome.settled).toBe(outcome.read);
  });

  it('loses an inserted paragraph with a link that stands before a table', async () => {
    const mark = '<w:rPr><w:ins w:id="1" w:author="x"/></w:rPr>';
    const link = `<w:hyperlink w:anchor="a"><w:ins w:id="2" w:author="x">${run('见网站')}</w:ins></w:hyperlink>`;
    const table = `<w:tbl><w:tr><w:tc>${paragraph(run('单价'))}</w:tc></w:tr></w:tbl>`;
    await rejected({ body: `${paragraph(link, mark)}${table}${paragraph(run('乙方交货。'))}<w:sectPr/>` });
    const { 'word/document.xml': xml } = unzipSync(await readFile(join(folder, 'settled.docx')));
    expect(strFromU8(xml ?? new Uint8Array())).toMatch(/<w:body[^>]*><w:tbl>/);
  });
});
