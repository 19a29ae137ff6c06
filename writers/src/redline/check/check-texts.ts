/**
 * In: a redline whose trees agree, and the two files it was made from. Out: where the product's reader sees other texts: numbers of lists, and what a reader
 * that settles on its own makes of the file.
 */
import { join } from 'node:path';
import type { Document } from '@wenjian/document';
import { type BlockSource, readDocx, readDocxWithSource } from '@wenjian/readers';
import { WordPackage } from '../../docx/package/word-package.ts';
import { settlePackage } from '../../docx/settle/settle-revisions.ts';
import { descendants } from '../../xml/xml-tree.ts';
import { OpenedPlaces, type PartPlace } from '../part-places.ts';
import type { LeftBlocks, Mismatch } from './check-redline.ts';
import { removeBlocks } from './left-blocks.ts';
import { blockAtText, bodyTexts, textDifference, textsOf } from './word-texts.ts';

export interface TextFiles {
  readonly oldPath: string;
  readonly newPath: string;
  /** For temporary files. */
  readonly folder: string;
}

export interface FailedText {
  readonly mismatch: Mismatch;
  /** The paragraphs that should have the text. */
  readonly suspects: readonly { readonly side: 'old' | 'new'; readonly place: PartPlace }[];
}

export async function failedTexts(
  { oldPath, newPath, folder }: TextFiles,
  path: string,
  left: LeftBlocks,
): Promise<FailedText | null> {
  const settled = join(folder, 'settled.docx');
  const before = await readSide(oldPath, [], join(folder, 'rest.docx'));
  await writeRest(path, settled, 'rejected', []);
  const rejected = textDifference('old', textsOf(before.document, true), await textsIn(settled));
  if (rejected !== null) return { mismatch: rejected, suspects: before.suspectsAt(rejected, true) };
  const after = await readSide(newPath, left.fresh, join(folder, 'rest.docx'));
  await writeRest(path, settled, 'accepted', left.written);
  const accepted = textDifference('new', textsOf(after.document, true), await textsIn(settled));
  if (accepted !== null) return { mismatch: accepted, suspects: after.suspectsAt(accepted, true) };
  // In the file itself deleted notes still stand, and count in their lists.
  if (left.written.length > 0) await writeRest(path, settled, null, left.written);
  const read = await readDocx(left.written.length > 0 ? settled : path);
  const shown = textDifference('new', bodyTexts(after.document, false), bodyTexts(read, false));
  return shown === null ? null : { mismatch: shown, suspects: after.suspectsAt(shown, false) };
}

async function textsIn(path: string): Promise<readonly string[]> {
  return textsOf(await readDocx(path), true);
}

async function writeRest(
  path: string,
  outPath: string,
  view: 'accepted' | 'rejected' | null,
  left: readonly PartPlace[],
): Promise<void> {
  const word = await WordPackage.open(path);
  if (view !== null) settlePackage(word, view);
  removeBlocks(word, left);
  await word.write(outPath);
}

interface ReadSide {
  readonly document: Document;
  suspectsAt(mismatch: Mismatch, hasNumbers: boolean): FailedText['suspects'];
}

/** A file without the blocks that are left. */
async function readSide(path: string, left: readonly PartPlace[], restPath: string): Promise<ReadSide> {
  const word = await WordPackage.open(path);
  const places = new OpenedPlaces(word);
  if (left.length > 0) {
    removeBlocks(word, left);
    await word.write(restPath);
  }
  const { document, sources } = await readDocxWithSource(left.length > 0 ? restPath : path);
  const placeOf = (source: BlockSource | null): PartPlace | null => {
    const root = source && word.tree(source.part)?.root;
    const element = root ? [root, ...descendants(root)][source?.paragraph ?? -1] : undefined;
    return element === undefined ? null : places.of(element);
  };
  return {
    document,
    suspectsAt: ({ side, place: at }, hasNumbers) => {
      const block = blockAtText(document, at, hasNumbers);
      const place = block && placeOf(sources[document.blocks.indexOf(block)] ?? null);
      return place === null ? [] : [{ side, place }];
    },
  };
}
