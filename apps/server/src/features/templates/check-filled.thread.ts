/**
 * The thread of a live check: examines the filled template as a contract; findings that the empty template
 * has too are marked.
 */
import { readFile } from 'node:fs/promises';
import { filledCheck } from '@wenjian/api';
import { type Document, documentSpan } from '@wenjian/document';
import { editDocument, proofreadDocument } from '@wenjian/proofread';
import { fillTemplate, type Template, type TemplateValues } from '@wenjian/templates';
import type { z } from 'zod';
import { serveEngine } from '../../platform/queue/serve-engine.ts';

export interface CheckFilledInput {
  readonly documentPath: string;
  readonly template: Template;
  readonly values: TemplateValues;
}

export type CheckFilledOutput = z.output<typeof filledCheck>;

const CONTEXT_CHARACTERS = 16;
/** The form itself shows which values are missing. */
const BLANK_RULE = 'blank.empty';

await serveEngine<CheckFilledInput, CheckFilledOutput>(async ({ documentPath, template, values }) => {
  const document = JSON.parse(await readFile(documentPath, 'utf8')) as Document;
  const edits = fillTemplate(document, template, values).map(({ start, end, inserted }) => ({
    ...documentSpan(start, end),
    replacement: inserted,
  }));
  const filled = editDocument(document, edits).document;
  // Without the language model, which takes seconds to open while a user is typing.
  const known = new Set(proofreadDocument(document).corrections.map(nameOf));
  const { corrections, coverage } = proofreadDocument(filled);
  const told = corrections.filter(({ ruleId }) => ruleId !== BLANK_RULE);
  return filledCheck.parse({
    corrections: told.map((correction) => ({
      ruleId: correction.ruleId,
      tier: correction.tier,
      original: correction.original,
      suggestion: correction.suggestion,
      reason: correction.reason,
      before: filled.text.slice(Math.max(0, correction.start - CONTEXT_CHARACTERS), correction.start),
      after: filled.text.slice(correction.end, correction.end + CONTEXT_CHARACTERS),
      isOfTemplate: known.has(nameOf(correction)),
    })),
    coverage,
  });
});

function nameOf({ ruleId, original, reason }: { ruleId: string; original: string; reason: string }): string {
  return `${ruleId}\n${original}\n${reason}`;
}
