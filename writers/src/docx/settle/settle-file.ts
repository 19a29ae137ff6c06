/** Word files on disk: settled in one view, read as the texts that tracked changes can contain, in a folder that is removed again. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, type RevisionView, spanText } from '@wenjian/document';
import { isWordText } from '../new-paragraph.ts';
import { WordPackage } from '../package/word-package.ts';
import { settlePackage } from './settle-revisions.ts';

export async function settleFile(path: string, outPath: string, view: RevisionView): Promise<void> {
  const word = await WordPackage.open(path);
  settlePackage(word, view);
  await word.write(outPath);
}

/** The texts of the blocks that tracked changes can contain. */
export function wordTexts(document: Document): readonly string[] {
  return document.blocks
    .filter((block) => isWordText(document, block))
    .map((block) => spanText(document, block));
}

export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'wenjian-writers-'));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
