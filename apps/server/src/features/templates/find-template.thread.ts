/** The thread of a template's reading. In: its document. Out: its fields and clauses. */
import { readFile } from 'node:fs/promises';
import type { Document } from '@wenjian/document';
import { type FoundTemplate, findTemplate } from '@wenjian/templates';
import { serveEngine } from '../../platform/queue/serve-engine.ts';

export interface FindTemplateInput {
  readonly documentPath: string;
}

await serveEngine<FindTemplateInput, FoundTemplate>(async ({ documentPath }) =>
  findTemplate(JSON.parse(await readFile(documentPath, 'utf8')) as Document),
);
