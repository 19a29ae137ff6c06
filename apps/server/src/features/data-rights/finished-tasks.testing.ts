/** Tasks in the state the worker leaves them, with distinguishable contents. */
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import { createBlobStore } from '../../adapters/blob-store/create-blob-store.ts';
import type { TestProduct, TestUser } from '../../testing/test-product.ts';
import { query } from '../compare/compare.testing.ts';
import type { conversionSummary, recognitionSummary } from '../convert/convert.input.ts';
import type { generationSummary } from '../templates/templates.input.ts';

export const madeContents = {
  convert: { one: '转换一', other: '转换二', archive: '转换的压缩包' },
  ocr: { txt: '识别的文字', docx: '识别的 Word', record: '{"pages":[]}' },
  template: { docx: '生成的 Word', pdf: '生成的 PDF' },
  compare: { record: '{"changes":[]}' },
} as const;

/** One task of each tool above; returns their ids. */
export async function finishTasks(
  product: TestProduct,
  user: TestUser,
): Promise<ReadonlyMap<string, string>> {
  const blobs = await createBlobStore(join(product.config.dataFolder, 'blobs'));
  const put = (content: string) => blobs.put(Readable.from([content]));
  const { convert, ocr, template, compare } = madeContents;
  const pdf = 'application/pdf';
  const archive = await put(convert.archive);
  const outputs = [
    { name: '一.pdf', type: pdf, ...(await put(convert.one)) },
    { name: '二.pdf', type: pdf, ...(await put(convert.other)) },
  ];
  const converted = { outputs, archive, notes: [], failures: [] };
  const exports = [
    { format: 'txt' as const, ...(await put(ocr.txt)) },
    { format: 'docx' as const, ...(await put(ocr.docx)) },
  ];
  const recognised = { pageCount: 1, characters: 1, exports, notes: [] };
  const generated = { docx: await put(template.docx), pdf: await put(template.pdf), notes: [] };
  const outcomes = [
    ['convert', '一等', converted satisfies z.input<typeof conversionSummary>, archive],
    ['ocr', '扫描件.png', recognised satisfies z.input<typeof recognitionSummary>, await put(ocr.record)],
    ['template', '采购合同', generated satisfies z.input<typeof generationSummary>, generated.docx],
    ['compare', '比对', {}, await put(compare.record)],
  ] as const;
  const ids = new Map<string, string>();
  for (const [tool, title, summary, { sha256 }] of outcomes) {
    const [row] = await query(
      product,
      `update tasks set title = $3, summary = $4, result_sha256 = $5, status = 'complete'
       where id = (select id from tasks where team_id = $1 and tool = $2 limit 1) returning id`,
      [user.teamId, tool, title, summary, sha256],
    );
    ids.set(tool, String(row?.id));
  }
  return ids;
}
