import { readFile } from 'node:fs/promises';

/** What we stored ourselves, in the shape we stored it in. */
export async function loadJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}
