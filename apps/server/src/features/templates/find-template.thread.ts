/** The thread of a template's reading. In: its document. Out: its fields and clauses. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Document } from '@wenjian/document';
import { type FoundTemplate, findTemplate } from '@wenjian/templates';
import { serveEngine } from '../../platform/queue/serve-engine.ts';

export interface FindTemplateInput {
  readonly documentPath: string;
}

export interface FindTemplateOutput {
  readonly template: FoundTemplate;
  /** Two documents with the same print have the same text in the same blocks, so that a place in one is the same place in the other. */
  readonly print: string;
}

await serveEngine<FindTemplateInput, FindTemplateOutput>(async ({ documentPath }) => {
  const document = JSON.parse(await readFile(documentPath, 'utf8')) as Document;
  return { template: findTemplate(document), print: printOf(document) };
});

function printOf({ text, blocks }: Document): string {
  const borders = blocks.map(({ type, start, end }) => `${type} ${start} ${end}`).join('\n');
  return createHash('sha256').update(`${borders}\n${text}`).digest('hex');
}
