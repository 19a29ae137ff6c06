/** The thread that reads a filled sheet: a thousand rows of hundreds of cells. */
import { type ReadSheet, readSheet, type Template, type WrittenRow } from '@wenjian/templates';
import { serveEngine } from '../../platform/queue/serve-engine.ts';

export interface ReadSheetInput {
  readonly template: Template;
  readonly rows: readonly WrittenRow[];
}

await serveEngine<ReadSheetInput, ReadSheet>(async ({ template, rows }) => readSheet(template, rows));
