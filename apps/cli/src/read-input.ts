/** Reads the files of a command; an unreadable file ends the command with one message. */
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Document } from '@wenjian/document';
import { createDocumentTools, type DocumentReadOptions, type DocumentTools } from '@wenjian/readers';
import { cliText } from './cli.text.ts';
import { type Terminal, UnusableInput } from './command.ts';

/** Creates the document tools for one command and closes them after it, even when the command fails. */
export async function withDocumentTools<T>(
  use: (tools: DocumentTools) => Promise<T>,
  /** How many files are laid out side by side. */
  officeInstances = 1,
): Promise<T> {
  await mkdir(tmpdir(), { recursive: true });
  const workFolder = await mkdtemp(join(tmpdir(), 'wenjian-cli-'));
  const tools = createDocumentTools({ workFolder, officeInstances });
  try {
    return await use(tools);
  } finally {
    await tools.close();
    await rm(workFolder, { recursive: true, force: true });
  }
}

export async function readInput(tools: DocumentTools, path: string, terminal: Terminal): Promise<Document> {
  const { document, release } = await readPlaced(tools, path, terminal, { pages: 'places' });
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

export async function readPlaced(
  tools: DocumentTools,
  path: string,
  terminal: Terminal,
  options: Pick<DocumentReadOptions, 'pages' | 'acceptsPictures'>,
): Promise<PlacedInput> {
  await requireFile(path);
  terminal.note(cliText.reading(path));
  const outcome = await tools.read({ path, name: basename(path) }, options);
  if (outcome.kind === 'unreadable') throw new UnusableInput(cliText.unreadable(path, outcome.message));
  const { document, pdfPath, release } = outcome;
  return { path, document, pdfPath, release };
}

export async function requireFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new UnusableInput(cliText.noSuchFile(path));
  if (!found.isFile()) throw new UnusableInput(cliText.notAFile(path));
}
