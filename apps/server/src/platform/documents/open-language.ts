/** The word model of contract correction, which comes with the product (models/README.md). */
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import { LanguageModel } from '@wenjian/proofread';
import { readModelFile } from './model-files.ts';

const FILE = 'contract-language.bin.zst';

let opened: Promise<LanguageModel | null> | undefined;

/** Null if its file cannot be used: lexicon and rules work without it, and the result says so. */
export function openLanguage(): Promise<LanguageModel | null> {
  opened ??= read();
  return opened;
}

async function read(): Promise<LanguageModel | null> {
  try {
    const { bytes } = await readModelFile(FILE);
    // Copied: the arrays of the file want to begin where a buffer begins.
    return LanguageModel.open(new Uint8Array(await promisify(zstdDecompress)(bytes)).buffer);
  } catch {
    return null;
  }
}
