/** The thread of a template's reading: its document in, the fields and clauses found in it out. */
import { readFile } from 'node:fs/promises';
import type { Document } from '@wenjian/document';
import { type FoundTemplate, findTemplate } from '@wenjian/templates';
import { serveEngine } from '../../platform/engine-thread.ts';

export interface FindTemplateInput {
  readonly documentPath: string;
}

await serveEngine<FindTemplateInput, FoundTemplate>(async ({ documentPath }) =>
  findTemplate(JSON.parse(await readFile(documentPath, 'utf8')) as Document),
);
