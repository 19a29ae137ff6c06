import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languageSources, readSystemSources } from './language-model.mjs';

it('the language file of the repository is made of what the repository holds', () => {
  const path = join(import.meta.dirname, '../models/manifest.json');
  const { files } = JSON.parse(readFileSync(path, 'utf8'));
  const { sources } = files.find(
    ({ file }: { readonly file: string }) => file === 'contract-language.bin.zst',
  );
  // Otherwise: npm run make:language.
  expect(sources).toBe(languageSources());
});

it('reads sources from the system’s own package sources, in both list formats', () => {
  const etc = mkdtempSync(join(tmpdir(), 'apt-'));
  mkdirSync(join(etc, 'sources.list.d'));
  writeFileSync(join(etc, 'sources.list'), 'deb http://mirror/debian stable main\n');
  writeFileSync(join(etc, 'sources.list.d', 'debian.sources'), 'Types: deb\nURIs: http://mirror/debian\n');
  writeFileSync(join(etc, 'sources.list.d', 'left.bak'), 'deb http://old/ x\n');
  expect(readSystemSources(etc)).toEqual([
    ['0.list', 'deb-src http://mirror/debian stable main\n'],
    ['1.sources', 'Types: deb-src\nURIs: http://mirror/debian\n'],
  ]);
  rmSync(etc, { recursive: true });
});
