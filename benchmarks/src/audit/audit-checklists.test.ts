/** Every kind of contract of the library, and the kinds beside it; the table is printed by `audit-checklists.process.ts`. */
import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { checklists } from './audit-checklists.ts';

const LEAST = 20;

const all = await checklists();
const library = new URL('../../../packages/templates/library/', import.meta.url);

describe('the checklists', () => {
  it('are measured for every template of the library, for franchises and for increases of capital', async () => {
    const templates = (await readdir(library)).filter((name) => name.endsWith('.md') && name !== 'README.md');
    const kinds = templates.map((name) => name.slice(0, -'.md'.length));
    expect(all.map(({ kind }) => kind).toSorted()).toEqual(
      [...kinds, 'capital-increase', 'franchise'].toSorted(),
    );
  });

  it.each(all.map((one) => [one.kind, one] as const))(
    '%s has at least twenty questions of its own',
    (_, { own }) => {
      expect(new Set(own).size).toBe(own.length);
      expect(own.length).toBeGreaterThanOrEqual(LEAST);
    },
  );
});
