/** Reads documents on this machine with the readers of the product, LibreOffice and the built-in recogniser. */
import { mkdirSync } from 'node:fs';
import type { ErrorName } from '@wenjian/api';
import {
  createDocumentDesk,
  type DeskOutcome,
  READER_VERSION,
  type UnreadableReason,
} from '@wenjian/readers';
import type { DocumentReader } from './document-reader.port.ts';

const FAILURES = {
  encrypted: 'DOCUMENT_ENCRYPTED',
  damaged: 'DOCUMENT_DAMAGED',
  empty: 'DOCUMENT_EMPTY',
  unsupported: 'DOCUMENT_UNSUPPORTED',
  tooLarge: 'DOCUMENT_TOO_LARGE',
} as const satisfies Record<UnreadableReason, ErrorName>;

export function createLocalDocumentReader(workFolder: string, concurrency: number): DocumentReader {
  mkdirSync(workFolder, { recursive: true });
  const desk = createDocumentDesk({ workFolder, officeInstances: concurrency });
  return {
    version: READER_VERSION,
    async read({ path, name, signal, onStage }) {
      const outcome = await untilAborted(desk.read({ path, name }, { onStage }), signal);
      if (outcome.kind === 'unreadable') return { ...outcome, failure: FAILURES[outcome.reason] };
      return outcome;
    },
    close: () => desk.close(),
  };
}

/**
 * Nobody waits for a cancelled reading. The program that is at work on it cannot be stopped half-way without harm to
 * its next document; what it still delivers is put away.
 */
async function untilAborted(reading: Promise<DeskOutcome>, signal: AbortSignal): Promise<DeskOutcome> {
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([reading, aborted]);
  } catch (error) {
    reading
      .then((outcome) => (outcome.kind === 'read' ? outcome.release() : undefined))
      .catch(() => undefined);
    throw error;
  }
}
