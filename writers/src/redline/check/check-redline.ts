/**
 * In: a file with tracked changes, and the two files it was made from. Out: where it is wrong: all changes accepted must give NEW's tree, all rejected OLD's,
 * line by line. Blocks that the redline keeps out stay as in OLD, so they are left out of the comparison with NEW, and of nothing else.
 */

import { WordPackage } from '../../docx/package/word-package.ts';
import { settlePackage } from '../../docx/settle/settle-revisions.ts';
import type { PartPlace } from '../part-places.ts';
import { removeBlocks } from './left-blocks.ts';
import { type OutlineLine, outlineFile } from './outline-file.ts';

export interface Mismatch {
  /** The side that is not given back. */
  readonly side: 'old' | 'new';
  readonly place: string;
  readonly wanted: string | null;
  readonly found: string | null;
}

/** Blocks that are not compared with NEW: those of OLD in the written file, and those of NEW. */
export interface LeftBlocks {
  readonly written: readonly PartPlace[];
  readonly fresh: readonly PartPlace[];
}

const nothingLeft: LeftBlocks = { written: [], fresh: [] };

/** A side that is not given back, with both outlines for whoever looks for the blocks that failed. */
export interface FailedSide {
  readonly mismatch: Mismatch;
  readonly wanted: readonly OutlineLine[];
  readonly found: readonly OutlineLine[];
  readonly wantedFile: WordPackage;
  readonly foundFile: WordPackage;
}

/** Null when both sides are given back. The paths of files; OLD and NEW without tracked changes. */
export async function checkRedline(
  path: string,
  oldPath: string,
  newPath: string,
  left: LeftBlocks = nothingLeft,
): Promise<Mismatch | null> {
  const [failed] = await failedSides(path, oldPath, newPath, left);
  return failed?.mismatch ?? null;
}

export async function failedSides(
  path: string,
  oldPath: string,
  newPath: string,
  left: LeftBlocks,
): Promise<readonly FailedSide[]> {
  const sides = [
    await failedSide(path, 'new', newPath, left),
    await failedSide(path, 'old', oldPath, nothingLeft),
  ];
  return sides.filter((side) => side !== null);
}

async function failedSide(
  path: string,
  side: 'old' | 'new',
  sidePath: string,
  left: LeftBlocks,
): Promise<FailedSide | null> {
  const [foundFile, wantedFile] = [await WordPackage.open(path), await WordPackage.open(sidePath)];
  settlePackage(foundFile, side === 'new' ? 'accepted' : 'rejected');
  removeBlocks(foundFile, left.written);
  removeBlocks(wantedFile, left.fresh);
  const [found, wanted] = [outlineFile(foundFile), outlineFile(wantedFile)];
  const length = Math.max(found.length, wanted.length);
  for (let index = 0; index < length; index++) {
    const [one, other] = [wanted[index], found[index]];
    if (isSame(one, other)) continue;
    const place = one?.place ?? other?.place ?? '';
    const mismatch = { side, place, wanted: one?.says ?? null, found: other?.says ?? null };
    return { mismatch, wanted, found, wantedFile, foundFile };
  }
  return null;
}

function isSame(one: OutlineLine | undefined, other: OutlineLine | undefined): boolean {
  return one?.place === other?.place && one?.says === other?.says;
}
