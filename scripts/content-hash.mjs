/** One hash for a set of files, so that a step is repeated only when one of its inputs has changed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} base
 * @param {readonly string[]} paths files or folders relative to base; an absent one counts as absent
 * @param {(path: string) => boolean} [isCounted] by path relative to base
 */
export function hashContents(base, paths, isCounted = () => true) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap((path) => filesBelow(base, path)).filter(isCounted)) {
    const bytes = readFileSync(join(base, file));
    // The lengths keep "ab" + "c" apart from "a" + "bc".
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/**
 * @param {string} markerFile
 * @param {string} hash
 */
export function isMarked(markerFile, hash) {
  return existsSync(markerFile) && readFileSync(markerFile, 'utf8') === hash;
}

/**
 * @param {string} base
 * @param {string} path
 * @returns {string[]} in a fixed order, whatever order the disk has
 */
function filesBelow(base, path) {
  const full = join(base, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(base, `${path}/${name}`));
}
