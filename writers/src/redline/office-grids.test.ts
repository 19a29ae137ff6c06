/** LibreOffice opens redlines, and sees the tables that OLD and NEW have when they are settled. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { rootOf } from '../docx/package/package-parts.ts';
import { WordPackage } from '../docx/package/word-package.ts';
import { settleFile } from '../docx/settle/settle-file.ts';
import { isOfficePresent, officeTitle } from '../docx/word.testing.ts';
import { descendants } from '../xml/xml-tree.ts';
import { cellTexts, rowsOf } from './lonely-blocks.ts';
import { redlineFiles } from './redline-files.ts';
import { modelFile } from './word-model.testing.ts';
import { generatePair } from './word-pairs.testing.ts';

/** The cells of every row of every table. */
async function gridsOf(path: string): Promise<readonly unknown[]> {
  const word = await WordPackage.open(path);
  const tables = [...descendants(rootOf(word, word.mainPart))].filter(({ name }) => name === 'w:tbl');
  return tables.map((table) => rowsOf(table).map(cellTexts));
}

it.skipIf(!isOfficePresent)(
  officeTitle('a redline opens in LibreOffice and gives the grids of both sides'),
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'office-grids-'));
    try {
      const path = (name: string, seed: number): string => join(folder, `${name}${seed}.docx`);
      const seeds = Array.from({ length: 8 }, (_, index) => 7101 + index);
      for (const seed of seeds) {
        const { old, target } = generatePair(seed);
        await writeFile(path('old', seed), modelFile(old));
        await writeFile(path('new', seed), modelFile(target));
        const word = await WordPackage.open(path('old', seed));
        const stamp = { author: '文鉴', date: new Date(0) };
        redlineFiles(word, await WordPackage.open(path('new', seed)), stamp);
        await word.write(path('redline', seed));
        await settleFile(path('redline', seed), path('accepted', seed), 'accepted');
        await settleFile(path('redline', seed), path('rejected', seed), 'rejected');
      }
      const names = ['old', 'new', 'redline', 'accepted', 'rejected'];
      const files = seeds.flatMap((seed) => names.map((name) => path(name, seed)));
      // One LibreOffice for all: its start takes longer than a file.
      const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
      const out = join(folder, 'out');
      await promisify(execFile)('soffice', [
        profile,
        '--headless',
        '--convert-to',
        'docx',
        '--outdir',
        out,
        ...files,
      ]);
      const opened = (name: string, seed: number): string => join(out, `${name}${seed}.docx`);
      for (const seed of seeds) {
        expect(await gridsOf(opened('accepted', seed))).toEqual(await gridsOf(opened('new', seed)));
        expect(await gridsOf(opened('rejected', seed))).toEqual(await gridsOf(opened('old', seed)));
        expect((await gridsOf(opened('redline', seed))).length).toBeGreaterThan(0);
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  120_000,
);
