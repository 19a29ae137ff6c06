/** A file named on the command line → its document, or the sentence that says why not. */
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Document } from '@wenjian/document';
import { readDocument } from '@wenjian/readers';
import { cliText } from './cli.text.ts';
import { type Terminal, UnusableInput } from './command.ts';

export async function readInput(path: string, terminal: Terminal): Promise<Document> {
  const found = await stat(path).catch(() => null);
  if (found === null) throw new UnusableInput(cliText.noSuchFile(path));
  if (!found.isFile()) throw new UnusableInput(cliText.notAFile(path));
  terminal.note(cliText.reading(path));
  const result = await readDocument({ path, name: basename(path) });
  if (result.kind === 'unreadable') throw new UnusableInput(cliText.unreadable(path, result.message));
  return result.document;
}
