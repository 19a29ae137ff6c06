/**
 * Proofreads one text file in a separate process: prints `{ loadMs, elapsedMs, characters, corrections,
 * hasLanguage }`.
 */
import { readFile } from 'node:fs/promises';
import { buildDocument } from '@wenjian/document';
import { proofreadDocument } from '@wenjian/proofread';
import { openLanguage } from '@wenjian/server/language';

const text = await readFile(process.argv[2] ?? '', 'utf8');
const blocks = text
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => ({ type: 'paragraph' as const, text: line }));
const document = buildDocument({ readerVersion: 'benchmark', kind: 'txt', pages: null, blocks, notRead: [] });
const begun = performance.now();
const language = await openLanguage();
const loadMs = performance.now() - begun;
const started = performance.now();
const { corrections } = proofreadDocument(document, { language });
const elapsedMs = performance.now() - started;
const hasLanguage = language !== null;
console.log(
  JSON.stringify({
    loadMs,
    elapsedMs,
    characters: text.length,
    corrections: corrections.length,
    hasLanguage,
  }),
);
