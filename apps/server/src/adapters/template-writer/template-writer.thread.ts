/** The thread of a generation: the template and its values in, a Word file out. */
import { readFile } from 'node:fs/promises';
import type { Document } from '@wenjian/document';
import { fillTemplate } from '@wenjian/templates';
import { WriterFailed, writeFilledDocx } from '@wenjian/writers';
import { serveEngine } from '../../platform/engine-thread.ts';
import type { TemplateWriteOutcome, TemplateWriteRequest } from './template-writer.port.ts';

await serveEngine<TemplateWriteRequest, TemplateWriteOutcome>(
  async ({ documentPath, sourcePath, template, values, outPath }) => {
    const document = JSON.parse(await readFile(documentPath, 'utf8')) as Document;
    try {
      await writeFilledDocx(
        { document, sourcePath, edits: fillTemplate(document, template, values) },
        outPath,
      );
      return { kind: 'written' };
    } catch (error) {
      // The writer checks its own output; a file that fails the check is never delivered.
      if (error instanceof WriterFailed)
        return { kind: 'failed', message: error.message, reason: error.reason };
      throw error;
    }
  },
);
