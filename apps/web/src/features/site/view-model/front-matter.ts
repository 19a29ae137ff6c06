/** Reads front matter; an error names the file and the missing field. */
import type { FrontMatter } from '../content/text-tree.ts';

export function idOfFile(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.md.*$/, '');
}

export function wordIn(meta: FrontMatter, key: string, id: string): string {
  const value = meta[key];
  if (typeof value !== 'string') throw new Error(`${id}: ${key} is missing`);
  return value;
}

export function listIn(meta: FrontMatter, key: string, id: string): readonly string[] {
  const value = meta[key];
  if (typeof value !== 'object') throw new Error(`${id}: ${key} is no list`);
  return value;
}
