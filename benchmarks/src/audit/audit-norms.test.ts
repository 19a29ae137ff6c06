import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NORMS_FILE, normsTable } from './audit-norms.ts';

it('lists every rule under the articles it rests on', () => {
  expect(readFileSync(NORMS_FILE, 'utf8')).toBe(normsTable());
});
