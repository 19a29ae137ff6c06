/** Reads documents on this machine with the readers of the product, LibreOffice and the built-in recogniser. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { READER_VERSION } from '@wenjian/readers/reader-version';
import {
  DOCUMENT_FILE,
  type Refusal,
  type ToolProcesses,
  type ToolWord,
} from '../document-tools/document-tools.port.ts';
import type { DocumentReader, ReadRequest } from './document-reader.port.ts';
import { failureNames } from './failure-names.port.ts';

export function createLocalDocumentReader(tools: ToolProcesses): DocumentReader {
  return {
    version: READER_VERSION,
    read: ({ path, name, revisions, isTextOnly = false, signal, onStage }) =>
      inFolder(tools, async (folder, release) => {
        const answer = await tools.run(
          { tool: 'read', path, name, revisions, isTextOnly, folder },
          { signal, onWord: stagesTo(onStage) },
        );
        if (answer.tool === 'refused') return refused(answer.refusal, release);
        const documentPath = join(folder, DOCUMENT_FILE);
        return { kind: 'read', documentPath, facts: answer.facts, pdfPath: answer.pdfPath, release };
      }),
    readPictureText: ({ documentPath: path, pdfPath, signal, onStage }) =>
      inFolder(tools, async (folder, release) => {
        const answer = await tools.run(
          { tool: 'pictureText', path, pdfPath, folder },
          { signal, onWord: stagesTo(onStage) },
        );
        if (answer.tool === 'refused') return refused(answer.refusal, release);
        return { kind: 'read', documentPath: join(folder, DOCUMENT_FILE), facts: answer.facts, release };
      }),
  };
}

type Release = () => Promise<void>;

async function inFolder<Outcome>(
  tools: ToolProcesses,
  work: (folder: string, release: Release) => Promise<Outcome>,
): Promise<Outcome> {
  const folder = await mkdtemp(join(tools.folder, 'reading-'));
  const release = () => rm(folder, { recursive: true, force: true });
  try {
    return await work(folder, release);
  } catch (error) {
    await release();
    throw error;
  }
}

function stagesTo(onStage: ReadRequest['onStage']): (word: ToolWord) => void {
  return (word) => {
    if (word.kind === 'stage') onStage(word.stage, word.fraction);
  };
}

async function refused({ reason, message }: Refusal, release: Release) {
  await release();
  return { kind: 'unreadable', failure: failureNames[reason], message } as const;
}
