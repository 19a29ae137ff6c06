import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareDocuments } from '@wenjian/compare';
import type { Document } from '@wenjian/document';
import { readDocument, readDocx } from '@wenjian/readers';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleFile } from './settle/settle-file.ts';
import { paragraph, run, wordFile } from './word.testing.ts';
import { writeComparisonDocx } from './write-comparison-docx.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'comparison-docx-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const place = (name: string): string => join(folder, name);

async function documentOf(name: string, bytes: Uint8Array | string): Promise<Document> {
  await writeFile(place(name), bytes);
  const outcome = await readDocument({ path: place(name), name });
  if (outcome.kind !== 'document') throw new Error(outcome.message);
  return outcome.document;
}

async function written(oldName: string, oldDocument: Document, newName: string, newDocument: Document) {
  const { script } = compareDocuments(oldDocument, newDocument);
  const paths = { oldPath: place(oldName), newPath: place(newName) };
  const stamp = { author: '文鉴', date: new Date(0) };
  const outcome = await writeComparisonDocx(
    { script, oldDocument, newDocument, ...paths, ...stamp },
    place('out.docx'),
  );
  const entries = unzipSync(await readFile(place('out.docx')));
  await settleFile(place('out.docx'), place('rejected.docx'), 'rejected');
  const rejected = (await readDocx(place('rejected.docx'))).blocks.filter(({ type }) => type !== 'comment');
  return {
    outcome,
    part: (name: string) => strFromU8(entries[`word/${name}.xml`] ?? new Uint8Array()),
    rejected,
  };
}

describe('what was checked on a redline', () => {
  it('is said in the file and beside it when Word cannot track a part', async () => {
    const body = (price: string, chunk: string): Uint8Array =>
      wordFile({
        body: `${paragraph(run(`总价为${price}。`))}${chunk}${paragraph(run('双方签字。'))}<w:sectPr/>`,
      });
    const old = await documentOf('a.docx', body('100元', ''));
    const target = await documentOf('b.docx', body('200元', '<w:altChunk r:id="chunk1"/>'));
    const { outcome, part, rejected } = await written('a.docx', old, 'b.docx', target);
    expect(outcome.check).toBe('treeWithRemark');
    expect(outcome.notice).not.toContain('已验证');
    expect(part('comments')).toContain(outcome.notice);
    expect(part('document')).toContain('附录：未能写成修订标记的部分');
    expect(rejected).toHaveLength(2);
  });

  it('is the text alone when only one side is a Word file', async () => {
    const old = await documentOf(
      'c.docx',
      wordFile({ body: `${paragraph(run('总价为100元。'))}<w:sectPr/>` }),
    );
    const target = await documentOf('d.txt', '总价为200元。');
    const { outcome } = await written('c.docx', old, 'd.txt', target);
    expect(outcome.check).toBe('text');
    expect(outcome.notice).toContain('只核对了文字');
  });
});
