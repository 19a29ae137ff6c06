/** The share of mutations that were noticed, as both READMEs show it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const readmes = ['README.md', 'README.zh-CN.md'] as const;

const MARKED = /(<!-- coverage-noticed -->)[^<]*(<!-- \/coverage-noticed -->)/;

export interface Share {
  readonly noticed: number;
  readonly tried: number;
}

export function writeShare(root: string, share: Share): void {
  for (const file of readmes) {
    const path = join(root, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(MARKED, `$1${shareWords(share)}$2`));
  }
}

export function shareIn(text: string): string | undefined {
  return /<!-- coverage-noticed -->([^<]*)</.exec(text)?.[1];
}

export function shareWords({ noticed, tried }: Share): string {
  return `${noticed} / ${tried}`;
}
