/**
 * Proofreads one text file in a separate process, with `--corrector` twice as the product does: at once, and again when the
 * trained corrector has read. Prints `{ loadMs, elapsedMs, characters, corrections, wholeMs }`.
 */
import { readFile } from 'node:fs/promises';
import { buildDocument } from '@wenjian/document';
import { proofreadDocument, textLines } from '@wenjian/proofread';
import { openLanguage } from '@wenjian/server/language';
import { openCorrector } from '@wenjian/server/sentence-corrector';

const [path = '', wanted] = process.argv.slice(2);
const text = await readFile(path, 'utf8');
const blocks = text
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => ({ type: 'paragraph' as const, text: line }));
const document = buildDocument({ readerVersion: 'benchmark', kind: 'txt', pages: null, blocks, notRead: [] });
const begun = performance.now();
const language = await openLanguage();
const loadMs = performance.now() - begun;
const started = performance.now();
const first = proofreadDocument(document, { language });
const elapsedMs = performance.now() - started;
const whole = wanted === '--corrector' ? await withCorrector() : null;
console.log(
  JSON.stringify({
    loadMs,
    elapsedMs,
    characters: text.length,
    corrections: (whole ?? first).corrections.length,
    wholeMs: whole && performance.now() - begun,
  }),
);

async function withCorrector() {
  const propose = await openCorrector();
  const proposals = await propose(textLines(document).map((line) => line.text));
  return proofreadDocument(document, { language, proposals });
}
