/** Real odd, broken, encrypted and fuzzed files. They are not ours to keep in the repository; where they are missing, the tests say so. */
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createOfficeConverter, type OfficeConverter, type ReadResult, readDocument } from './index.ts';
import { isOfficePresent } from './office/office.testing.ts';

const data = resolve(import.meta.dirname, '../../../shared/data');
const isPresent = existsSync(join(data, 'odd-files'));
const title = (name: string): string => (isPresent ? name : `${name} (skipped: data not present)`);
const MAX_READ_MS = 30_000;
const OFFICE_TIMEOUT_MS = 25_000;

interface Outcome {
  readonly name: string;
  readonly result: ReadResult;
  readonly elapsedMs: number;
}

/** One after the other, so that the time of each is its own. */
async function readAll(folder: string, office?: OfficeConverter): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const name of readdirSync(join(data, folder))) {
    const started = performance.now();
    const source = { path: join(data, folder, name), name };
    const result = await readDocument(source, office === undefined ? {} : { office });
    outcomes.push({ name, result, elapsedMs: performance.now() - started });
  }
  return outcomes;
}

describe.skipIf(!isPresent)(title('odd files'), () => {
  it('are each read, or refused with a sentence of their own, without crash or hang', async () => {
    const workFolder = await mkdtemp(join(tmpdir(), 'odd-files-'));
    const office = createOfficeConverter({ instances: 1, workFolder, timeoutMs: OFFICE_TIMEOUT_MS });
    const outcomes = await readAll('odd-files', office);
    await office.close();
    await rm(workFolder, { recursive: true });
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
    expect(reasonOf('poi-ppt_with_png_encrypted.ppt')).toBe('encrypted');
    expect(reasonOf('poi-47304.doc')).toBe(isOfficePresent ? 'document' : 'unsupported');
  }, 300_000);
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
