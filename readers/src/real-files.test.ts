/**
 * Real unusual, broken, encrypted and fuzzed files. They may not be stored in the repository; when they are
 * missing, the tests say so.
 */
import { fork } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from './index.ts';
import type { ReadReport } from './odd-files.process.testing.ts';
import { isOfficePresent } from './office/office.testing.ts';

const data = resolve(import.meta.dirname, '../../../shared/data');
const isPresent = existsSync(join(data, 'odd-files'));
const title = (name: string): string => (isPresent ? name : `${name} (skipped: data not present)`);
const MAX_READ_MS = 30_000;
const MAX_READ_BYTES = 1.5 * 1024 ** 3;

/**
 * Reads in a separate process, one after the other. It is killed when a file takes too long, even if it no
 * longer answers.
 */
function readApart(folder: string, workFolder: string, names: readonly string[]): Promise<ReadReport[]> {
  const { promise, resolve: done, reject } = Promise.withResolvers<ReadReport[]>();
  const reader = fork(new URL('./odd-files.process.testing.ts', import.meta.url), [
    folder,
    workFolder,
    ...names,
  ]);
  const reports: ReadReport[] = [];
  const hung = setTimeout(() => {
    reader.kill('SIGKILL');
    reject(new Error(`${names[reports.length]} took longer than ${MAX_READ_MS} ms`));
  }, MAX_READ_MS);
  reader.on('message', (report: ReadReport) => {
    reports.push(report);
    hung.refresh();
  });
  reader.on('exit', (status, signal) => {
    clearTimeout(hung);
    if (reports.length === names.length) done(reports);
    else reject(new Error(`${names[reports.length]} ended the reader: ${status ?? signal}`));
  });
  return promise;
}

function worst(reports: readonly ReadReport[], measure: (report: ReadReport) => number): string {
  const [report] = reports.toSorted((one, other) => measure(other) - measure(one));
  return report === undefined ? 'nothing' : `${Math.round(measure(report))} (${report.name})`;
}

const MEBIBYTE = 1024 * 1024;

describe.skipIf(!isPresent)(title('odd files'), () => {
  /** Each is read once, for all tests. */
  let reports: ReadReport[] = [];
  beforeAll(async () => {
    const workFolder = await mkdtemp(join(tmpdir(), 'odd-files-'));
    const folder = join(data, 'odd-files');
    reports = await readApart(folder, workFolder, readdirSync(folder));
    await rm(workFolder, { recursive: true });
  }, 300_000);

  it('are each read, or refused with their own sentence, without crash, hang or too much memory', () => {
    expect(reports.length).toBeGreaterThan(100);
    for (const { name, outcome, text, processorTimeMs, ownPeakBytes, officePeakBytes } of reports) {
      expect(processorTimeMs, name).toBeLessThan(MAX_READ_MS);
      expect((ownPeakBytes ?? 0) + (officePeakBytes ?? 0), name).toBeLessThan(MAX_READ_BYTES);
      if (outcome === 'document') expect(text.trim(), name).not.toBe('');
      else expect(text, name).toMatch(/[\u4e00-\u9fff].*。$/);
    }
    console.log(
      `${reports.length} odd files; at most ${worst(reports, ({ ownPeakBytes }) => (ownPeakBytes ?? 0) / MEBIBYTE)} MB of our own, ` +
        `${worst(reports, ({ officePeakBytes }) => (officePeakBytes ?? 0) / MEBIBYTE)} MB of LibreOffice, ` +
        `${worst(reports, ({ processorTimeMs }) => processorTimeMs)} ms`,
    );
    const outcomeOf = (name: string) => reports.find((report) => report.name === name)?.outcome;
    expect(outcomeOf('poi-bug53475-password-is-solrcell.docx')).toBe('encrypted');
    expect(outcomeOf('poi-stress009.docx')).toBe('document');
    expect(outcomeOf('poi-ppt_with_png_encrypted.ppt')).toBe('encrypted');
    expect(outcomeOf('poi-47304.doc')).toBe(isOfficePresent ? 'document' : 'unavailable');
  });

  it('that are PDFs have a valid layout, and are drawn or not, without crash or hang', () => {
    const pdfs = reports.filter(({ drawingMs }) => drawingMs !== null);
    expect(pdfs.length).toBeGreaterThan(30);
    for (const { name, layoutFaults, drawingMs } of pdfs) {
      expect(layoutFaults, name).toEqual([]);
      expect(drawingMs, name).toBeLessThan(MAX_READ_MS);
    }
  });
});

describe.skipIf(!isPresent)(title('Word pairs'), () => {
  it('are all read, or refused because they contain no text', async () => {
    const folder = join(data, 'docx-pairs/files');
    for (const name of readdirSync(folder)) {
      const result = await readDocument({ path: join(folder, name), name });
      if (result.kind === 'unreadable') expect([name, result.reason]).toEqual([name, 'empty']);
    }
  }, 120_000);

  it('show list numbers equal to what their authors typed', async () => {
    const name = 'poi-NumberingWOverrides.docx';
    const result = await readDocument({ path: join(data, 'odd-files', name), name });
    // The author of this file typed next to each automatic number the number that Word shows.
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
