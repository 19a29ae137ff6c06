/** Reads the files of a command; an unreadable file ends the command with one message. */
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Document } from '@wenjian/document';
import { createDocumentDesk, type DocumentDesk } from '@wenjian/readers';
import { cliText } from './cli.text.ts';
import { type Terminal, UnusableInput } from './command.ts';

/** Opens the readers for one command and cleans up afterwards, also when the command fails. */
export async function withDesk<T>(use: (desk: DocumentDesk) => Promise<T>): Promise<T> {
  await mkdir(tmpdir(), { recursive: true });
  const workFolder = await mkdtemp(join(tmpdir(), 'wenjian-cli-'));
  const desk = createDocumentDesk({ workFolder });
  try {
    return await use(desk);
  } finally {
    await desk.close();
    await rm(workFolder, { recursive: true, force: true });
  }
}

export async function readInput(desk: DocumentDesk, path: string, terminal: Terminal): Promise<Document> {
  const { document, release } = await readPlaced(desk, path, terminal);
  await release();
  return document;
}

export interface PlacedInput {
  readonly path: string;
  readonly document: Document;
  /** Its pages, until `release`; null if it has none. */
  readonly pdfPath: string | null;
  release(): Promise<void>;
}

export async function readPlaced(desk: DocumentDesk, path: string, terminal: Terminal): Promise<PlacedInput> {
  await requireFile(path);
  terminal.note(cliText.reading(path));
  const outcome = await desk.read({ path, name: basename(path) });
  if (outcome.kind === 'unreadable') throw new UnusableInput(cliText.unreadable(path, outcome.message));
  const { document, pdfPath, release } = outcome;
  return { path, document, pdfPath, release };
}

export async function requireFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new UnusableInput(cliText.noSuchFile(path));
  if (!found.isFile()) throw new UnusableInput(cliText.notAFile(path));
}
