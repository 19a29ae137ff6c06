/** Statutes of a folder and its subfolders: one markdown file per law, or per part of one. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { joinParts, parseStatute, type Statute } from '@wenjian/answers';

export interface StatuteFolder {
  readonly statutes: readonly Statute[];
  /** Markdown files without a title: tables of contents and the like. */
  readonly skipped: readonly string[];
}

export async function readStatuteFolder(folder: string): Promise<StatuteFolder> {
  const names = await readdir(folder, { recursive: true });
  const statutes: Statute[] = [];
  const skipped: string[] = [];
  for (const name of names.filter((each) => /\.(?:md|markdown)$/i.test(each)).sort()) {
    const statute = parseStatute(await readFile(join(folder, name), 'utf8'), basename(name));
    if (statute === null) skipped.push(name);
    else statutes.push(statute);
  }
  return { statutes: joinParts(statutes), skipped };
}
