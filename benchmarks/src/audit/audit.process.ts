/**
 * Reviews one text file in a separate process, so that time and memory are its own: prints `{ elapsedMs,
 * riskCount, ruleCount }`.
 */
import { readFile } from 'node:fs/promises';
import { auditContract } from '@wenjian/audit';
import { buildDocument } from '@wenjian/document';

const text = await readFile(process.argv[2] ?? '', 'utf8');
const document = buildDocument({
  readerVersion: 'benchmark',
  kind: 'txt',
  pages: null,
  blocks: text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', text: line })),
  notRead: [],
});
const start = performance.now();
const { risks, checked } = auditContract(document);
const elapsedMs = performance.now() - start;
console.log(JSON.stringify({ elapsedMs, riskCount: risks.length, ruleCount: checked.length }));
