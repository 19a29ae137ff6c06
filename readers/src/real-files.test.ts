/** Real odd, broken, encrypted and fuzzed files. They are not ours to keep in the repository; where they are missing, the tests say so. */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocument } from './index.ts';

const data = resolve(import.meta.dirname, '../../../shared/data');
const isPresent = existsSync(join(data, 'odd-files'));
const title = (name: string): string => (isPresent ? name : `${name} (skipped: data not present)`);
const MAX_READ_MS = 30_000;

const readAll = (folder: string) =>
  Promise.all(
    readdirSync(join(data, folder)).map(async (name) => {
      const started = performance.now();
      const result = await readDocument({ path: join(data, folder, name), name });
      return { name, result, elapsedMs: performance.now() - started };
    }),
  );

describe.skipIf(!isPresent)(title('odd files'), () => {
  it('are each read, or refused with a sentence of their own, without crash or hang', async () => {
    const outcomes = await readAll('odd-files');
    expect(outcomes.length).toBeGreaterThan(100);
    for (const { name, result, elapsedMs } of outcomes) {
      expect(elapsedMs, name).toBeLessThan(MAX_READ_MS);
      if (result.kind === 'unreadable') expect(result.message, name).toMatch(/[\u4e00-\u9fff].*。$/);
      else expect(result.document.text.trim(), name).not.toBe('');
    }
    const reasonOf = (name: string) => {
      const result = outcomes.find((outcome) => outcome.name === name)?.result;
      return result?.kind === 'unreadable' ? result.reason : result?.kind;
    };
    expect(reasonOf('poi-bug53475-password-is-solrcell.docx')).toBe('encrypted');
    expect(reasonOf('poi-stress009.docx')).toBe('document');
    expect(reasonOf('poi-47304.doc')).toBe('unsupported');
  }, 120_000);
});

describe.skipIf(!isPresent)(title('Word pairs'), () => {
  it('are all read, or refused because they hold no text', async () => {
    for (const { name, result } of await readAll('docx-pairs/files')) {
      if (result.kind === 'unreadable') expect([name, result.reason]).toEqual([name, 'empty']);
    }
  }, 120_000);

  it('show list numbers that agree with what their authors typed', async () => {
    const name = 'poi-NumberingWOverrides.docx';
    const result = await readDocument({ path: join(data, 'odd-files', name), name });
    // The author of this file typed next to each automatic number what Word shows there.
    expect(result.kind === 'document' && result.document.text.split('\n').slice(1)).toEqual([
      '1 1',
      'B B',
      'C C',
      'A A',
      'B B',
      '4 4',
    ]);
  });
});
