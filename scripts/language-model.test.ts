import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSystemSources } from './language-model.mjs';

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
