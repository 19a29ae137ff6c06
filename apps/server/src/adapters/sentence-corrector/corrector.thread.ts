/** The thread of the corrector: it loads the model, reads a stored document and answers with the proposals. */
import { readFile } from 'node:fs/promises';
import type { Document } from '@wenjian/document';
import { type Proposals, textLines } from '@wenjian/proofread';
import { serveEngine } from '../../platform/queue/serve-engine.ts';
import { openCorrector, type Propose } from './open-corrector.ts';

export interface CorrectorOutput {
  readonly proposals: Proposals;
}

/** Two minutes of one core; a longer document is examined that far, and its result says so. */
const MOST_CHARACTERS = 180_000;

let opened: Promise<Propose> | undefined;

await serveEngine<string, CorrectorOutput>(async (documentPath, line) => {
  const document = JSON.parse(await readFile(documentPath, 'utf8')) as Document;
  opened ??= openCorrector();
  const propose = await opened;
  return { proposals: await propose(firstLines(document), (fraction) => line.say(fraction)) };
});

function firstLines(document: Document): readonly string[] {
  const lines: string[] = [];
  let characters = 0;
  for (const { text } of textLines(document)) {
    characters += text.length;
    if (characters > MOST_CHARACTERS) break;
    lines.push(text);
  }
  return lines;
}
