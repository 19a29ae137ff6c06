/** Reviews small Word files and settles the result both ways. Test code only. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Risk } from '@wenjian/audit';
import type { Document, FindingDecision } from '@wenjian/document';
import { readDocx } from '@wenjian/readers';
import { settleFile, wordTexts } from '../docx/settle/settle-file.ts';
import {
  numbered,
  numbering,
  paragraph,
  run,
  table,
  type WordParts,
  wordFile,
} from '../docx/word.testing.ts';
import { exportOf, readComments, readParts } from './audit-export.testing.ts';
import { writeAuditExport } from './write-audit-export.ts';

interface Reviewed {
  readonly risks: readonly Risk[];
  readonly decisions?: readonly FindingDecision[];
}

/** A folder in which files are reviewed. */
export async function openReviewer() {
  const folder = await mkdtemp(join(tmpdir(), 'audit-docx-'));
  const path = (name: string): string => join(folder, `${name}.docx`);
  return {
    folder,
    path,
    close: () => rm(folder, { recursive: true, force: true }),
    review: (parts: WordParts, reviewed: (document: Document) => Reviewed) => review(path, parts, reviewed),
  };
}

export type Reviewer = Awaited<ReturnType<typeof openReviewer>>;

/** The same parts are reviewed in many ways; the document is read, and reviewed, once. */
const read = new WeakMap<WordParts, Document>();

async function review(
  path: (name: string) => string,
  parts: WordParts,
  reviewed: (document: Document) => Reviewed,
) {
  await writeFile(path('source'), wordFile(parts));
  const document = read.get(parts) ?? (await readDocx(path('source')));
  read.set(parts, document);
  const { risks, decisions = [] } = reviewed(document);
  await writeAuditExport(exportOf(document, path('source'), risks, decisions), path('out'));
  const settled = async (view: 'accepted' | 'rejected'): Promise<string> => {
    await settleFile(path('out'), path(view), view);
    return wordTexts(await readDocx(path(view))).join('\n');
  };
  const part = await readParts(path('out'));
  return {
    text: document.text,
    accepted: await settled('accepted'),
    rejected: await settled('rejected'),
    comments: await readComments(path('out')),
    read: await readDocx(path('out')),
    xml: part('word/document.xml'),
    part,
  };
}

export const contract: WordParts = {
  body: [
    paragraph(run('采购') + run('合同', '<w:b/>')),
    paragraph(run('甲方支付定金') + run('三十万元', '<w:b/>') + run('，三日内付清。'), numbered()),
    paragraph(run('违约金为每日百分之一。'), numbered()),
    table([paragraph(run('品名')), paragraph(run('数量'))], [paragraph(run('钢材')), paragraph(run('百吨'))]),
    paragraph(run('双方协商解决争议。')),
    '<w:sectPr/>',
  ].join(''),
  parts: { numbering },
};
