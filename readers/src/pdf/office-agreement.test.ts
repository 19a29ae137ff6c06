/**
 * A contract written as docx, read natively and read from the PDF that LibreOffice makes of it: both must say the same. And the time
 * it takes beside that of pdftotext. Both need programs that not every machine has; where they are missing, the tests say so.
 */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BlockType, type Document, layoutFaults } from '@wenjian/document';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readDocx } from '../docx/read-docx.ts';
import { agreementOf } from './agreement.testing.ts';
import { buildContractDocx, type ContractOptions } from './contract.testing.ts';
import { readPdf } from './read-pdf.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const run = promisify(execFile);
const isThere = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;
const hasOffice = isThere('soffice');
const hasPoppler = isThere('pdftotext');
const title = (name: string, isRun: boolean, missing: string): string =>
  isRun ? name : `${name} (skipped: ${missing} not found)`;

const MIN_CHARACTERS = 0.99;
const MIN_BOUNDARIES = 0.97;
const MAX_TIMES_PDFTOTEXT = 3;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'readers-office-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function convert(name: string, options: ContractOptions): Promise<{ docx: string; pdf: string }> {
  const docx = join(folder, `${name}.docx`);
  await writeFile(docx, await buildContractDocx(options));
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  await run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, docx]);
  return { docx, pdf: join(folder, `${name}.pdf`) };
}

describe.skipIf(!hasOffice)(title('a contract and its PDF', hasOffice, 'soffice'), () => {
  it.each([
    ['with first-line indents', { parts: 2, seed: 7 }],
    ['without', { parts: 2, seed: 3, hasFirstLineIndent: false }],
    ['with footnotes on thirty pages', { parts: 6, seed: 9, hasFootnotes: true }],
  ])('agree %s', async (name, options) => {
    const { docx, pdf } = await convert(`agreement-${options.seed}`, options);
    const document = await readPdf(pdf);
    expect(layoutFaults(document)).toEqual([]);
    const native = await readDocx(docx);
    const { characters, boundaries, onlyInFirst, onlyInSecond } = agreementOf(native, document);
    console.log(
      `${name}: ${(characters * 100).toFixed(2)} % of characters, ${(boundaries * 100).toFixed(2)} % of paragraph ends`,
    );
    const context = JSON.stringify({ onlyInFirst, onlyInSecond });
    expect(characters, context).toBeGreaterThanOrEqual(MIN_CHARACTERS);
    expect(boundaries, context).toBeGreaterThanOrEqual(MIN_BOUNDARIES);
    for (const type of ['header', 'footnote', 'footer'] as const)
      expect(textsOf(document, type), type).toEqual(textsOf(native, type));
  });
});

function textsOf({ blocks, text }: Document, type: BlockType): string[] {
  return blocks
    .filter((block) => block.type === type)
    .map(({ start, end }) => text.slice(start, end).replace(/\s+/gu, ''));
}

const canMeasure = hasOffice && hasPoppler;

describe.skipIf(!canMeasure)(title('a hundred pages', canMeasure, 'soffice or pdftotext'), () => {
  it(`are read within ${MAX_TIMES_PDFTOTEXT} times of pdftotext -bbox`, async () => {
    const { pdf } = await convert('long', { parts: 20 });
    const ours: number[] = [];
    const theirs: number[] = [];
    let pageCount = 0;
    for (let round = 0; round < 3; round++) {
      const started = performance.now();
      pageCount = (await readPdf(pdf)).pages?.length ?? 0;
      const between = performance.now();
      await run('pdftotext', ['-bbox', pdf, join(folder, 'long.html')]);
      ours.push(between - started);
      theirs.push(performance.now() - between);
    }
    const [best, bestOfTheirs] = [Math.min(...ours), Math.min(...theirs)];
    console.log(`${pageCount} pages: ${Math.round(best)} ms, pdftotext -bbox ${Math.round(bestOfTheirs)} ms`);
    expect(pageCount).toBeGreaterThanOrEqual(100);
    expect(best).toBeLessThan(bestOfTheirs * MAX_TIMES_PDFTOTEXT);
  });
});
