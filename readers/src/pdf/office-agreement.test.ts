/**
 * A contract written as docx, read natively and from the PDF that LibreOffice makes of it: both must give the
 * same text. When LibreOffice is missing, the tests say so.
 */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BlockType, type Document, layoutFaults } from '@wenjian/document';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readDocx } from '../docx/read-docx.ts';
import { buildContractDocx, type ContractOptions } from './contract.testing.ts';
import { readPdf } from './read-pdf.ts';
import { agreementOf } from './tables/agreement.testing.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const run = promisify(execFile);
const isThere = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;
const hasOffice = isThere('soffice');
const title = (name: string, isRun: boolean, missing: string): string =>
  isRun ? name : `${name} (skipped: ${missing} not found)`;

const MIN_CHARACTERS = 0.99;
const MIN_BOUNDARIES = 0.97;

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
