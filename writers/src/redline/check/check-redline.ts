/**
 * In: a file with tracked changes, and the two files it was made from. Out: where it is wrong: all changes accepted must give NEW's tree, all rejected OLD's,
 * line by line.
 */

import { WordPackage } from '../../docx/package/word-package.ts';
import { settlePackage } from '../../docx/settle/settle-revisions.ts';
import { type OutlineLine, outlineFile } from './outline-file.ts';

export interface Mismatch {
  /** The side that is not given back. */
  readonly side: 'old' | 'new';
  readonly place: string;
  readonly wanted: string | null;
  readonly found: string | null;
}

/** Null when both sides are given back. The paths of files; OLD and NEW without tracked changes. */
export async function checkRedline(path: string, oldPath: string, newPath: string): Promise<Mismatch | null> {
  return (await mismatchOf(path, 'new', newPath)) ?? (await mismatchOf(path, 'old', oldPath));
}

async function mismatchOf(path: string, side: 'old' | 'new', sidePath: string): Promise<Mismatch | null> {
  const written = await WordPackage.open(path);
  settlePackage(written, side === 'new' ? 'accepted' : 'rejected');
  const found = outlineFile(written);
  const wanted = outlineFile(await WordPackage.open(sidePath));
  const length = Math.max(found.length, wanted.length);
  for (let index = 0; index < length; index++) {
    const [one, other] = [wanted[index], found[index]];
    if (isSame(one, other)) continue;
    const place = one?.place ?? other?.place ?? '';
    return { side, place, wanted: one?.says ?? null, found: other?.says ?? null };
  }
  return null;
}

function isSame(one: OutlineLine | undefined, other: OutlineLine | undefined): boolean {
  return one?.place === other?.place && one?.says === other?.says;
}
