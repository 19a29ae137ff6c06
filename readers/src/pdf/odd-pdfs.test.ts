/**
 * Real unusual, broken and encrypted PDFs. They may not be stored in the repository; when they are missing,
 * the test says so.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { layoutFaults } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { processorMs } from '../processor-time.testing.ts';
import { readDocument } from '../read-document.ts';
import { renderPage } from './render-page.ts';

const folder = resolve(import.meta.dirname, '../../../../shared/data/odd-files');
const isPresent = existsSync(folder);
const MAX_READ_MS = 30_000;

describe.skipIf(!isPresent)(isPresent ? 'odd PDFs' : 'odd PDFs (skipped: data not present)', () => {
  const names = isPresent ? readdirSync(folder).filter((name) => name.endsWith('.pdf')) : [];

  it('are each read with a valid layout or refused with a sentence, and drawn or not, without crash or hang', async () => {
    for (const name of names) {
      const path = join(folder, name);
      const started = processorMs();
      const result = await readDocument({ path, name });
      expect(processorMs() - started, name).toBeLessThan(MAX_READ_MS);
      if (result.kind === 'document') expect(layoutFaults(result.document), name).toEqual([]);
      else expect(result.message, name).toMatch(/[\u4e00-\u9fff].*。$/);
      const drawn = processorMs();
      await renderPage(path, 0, 72);
      expect(processorMs() - drawn, name).toBeLessThan(MAX_READ_MS);
    }
  }, 300_000);
});
