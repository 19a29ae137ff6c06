/** The thread of a later check: the document with all accepted corrections, examined again. */
import { readFile } from 'node:fs/promises';
import { recheckResult } from '@wenjian/api';
import { understandContract } from '@wenjian/contract';
import type { Document, Verdict } from '@wenjian/document';
import { acceptedEdits, editDocument, proofreadDocument } from '@wenjian/proofread';
import type { z } from 'zod';
import { openLanguage } from '../../platform/documents/open-language.ts';
import { serveEngine } from '../../platform/queue/serve-engine.ts';
import type { EngineOutput } from './engine-output.ts';
import { presentRecheck } from './present-recheck.ts';

export interface RecheckInput {
  readonly documentPath: string;
  readonly enginePath: string;
  readonly verdicts: readonly (readonly [correctionId: string, verdict: Verdict])[];
  readonly isRenumbered: boolean;
}

export type RecheckOutput = z.output<typeof recheckResult>;

await serveEngine<RecheckInput, RecheckOutput>(async (input) => {
  const document = await load<Document>(input.documentPath);
  const {
    corrections,
    renumbering,
    lexicon,
    proposals: said = null,
    isPartial: isBeforeCorrector = false,
  } = await load<EngineOutput>(input.enginePath);
  const verdicts = new Map(input.verdicts);
  const edits = acceptedEdits(corrections, verdicts, input.isRenumbered ? renumbering?.replacements : []);
  const edited = editDocument(document, edits);
  const language = await openLanguage();
  // What the corrector said of the lines that stayed as they were; it is not asked again.
  const proposals = said && new Map(said);
  const result = proofreadDocument(edited.document, {
    lexicon,
    language,
    proposals,
    isBeforeCorrector,
  });
  const contract = understandContract(edited.document);
  return recheckResult.parse(
    presentRecheck({ before: corrections, verdicts, edits, edited, contract, result }),
  );
});

async function load<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}
