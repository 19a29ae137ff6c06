/** Word pairs that may not be stored in the repository; when they are missing, the tests say so. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compareDocuments } from '@wenjian/compare';
import { readDocx } from '@wenjian/readers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settleFile, wordTexts } from './settle/settle-file.ts';
import { writeComparisonDocx } from './write-comparison-docx.ts';

const data = resolve(import.meta.dirname, '../../../../shared/data/docx-pairs');
const isPresent = existsSync(data);
const title = (name: string): string => (isPresent ? name : `${name} (skipped: data not present)`);

interface Pair {
  readonly id: string;
  readonly before: string;
  readonly after: string;
}

function listPairs(): readonly Pair[] {
  if (!isPresent) return [];
  const lines = readFileSync(join(data, 'pairs.tsv'), 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => {
    const [id = '', before = '', after = ''] = line.split('\t');
    return { id, before: join(data, before), after: join(data, after) };
  });
}

describe.skipIf(!isPresent)(title('a redline of a real pair'), () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'real-pairs-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  for (const { id, before, after } of listPairs()) {
    it(`${id} gives the new tree when accepted and the old one when rejected`, async () => {
      const [oldDocument, newDocument] = [await readDocx(before), await readDocx(after)];
      const { script } = compareDocuments(oldDocument, newDocument);
      const out = join(folder, `${id}.docx`);
      const { check } = await writeComparisonDocx(
        {
          script,
          oldDocument,
          newDocument,
          oldPath: before,
          newPath: after,
          author: '文鉴',
          date: new Date(0),
        },
        out,
      );
      expect(check).toBe('tree');
      const settled = join(folder, `${id}-settled.docx`);
      const texts = async (path: string) => [...wordTexts(await readDocx(path))].sort();
      await settleFile(out, settled, 'rejected');
      expect(await texts(settled)).toEqual([...wordTexts(oldDocument)].sort());
      await settleFile(out, settled, 'accepted');
      expect(await texts(settled)).toEqual([...wordTexts(newDocument)].sort());
    });
  }
});
