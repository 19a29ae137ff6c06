/** Word files that may not be stored in the repository; when they are missing, the tests say so. */
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Risk } from '@wenjian/audit';
import { type BlockType, type Document, documentOffset, documentSpan } from '@wenjian/document';
import { readDocx } from '@wenjian/readers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paragraphsOfEdits } from '../docx/new-paragraph.ts';
import { settleFile, wordTexts } from '../docx/settle/settle-file.ts';
import { decided, exportOf, readComments, readParts, risk } from './audit-export.testing.ts';
import { planSuggestions } from './plan-suggestions.ts';
import { riskRows } from './risk-row.ts';
import { writeAuditExport } from './write-audit-export.ts';

const data = resolve(import.meta.dirname, '../../../../shared/data/docx-pairs/files');
const isPresent = existsSync(data);
const title = (name: string): string => (isPresent ? name : `${name} (skipped: data not present)`);

/** Seeded with the file's name, so that a failure can be repeated. */
function randomOf(seed: string): (below: number) => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const plainTypes: ReadonlySet<BlockType> = new Set(['heading', 'paragraph', 'listItem', 'tableCell']);

/**
 * Fields and formulas are only marked as a whole, text boxes not at all, and text deleted in the file is
 * between the words.
 */
const widening = /<w:(?:fldSimple|fldChar|txbxContent|del|moveFrom)[ >]|<m:oMath/;

const RISKS = 12;
const LONGEST_SPAN = 60;

function randomRisks(document: Document, random: (below: number) => number): readonly Risk[] {
  return Array.from({ length: RISKS }, (_, index) => {
    const start = random(document.text.length);
    const end = Math.min(document.text.length, start + 1 + random(LONGEST_SPAN));
    const own = { id: `r${index}`, suggestion: `新文字${index}\n又一行` };
    if (random(4) === 0) return risk(document, { ...own, insertAt: documentOffset(start) });
    return risk(document, { ...own, span: documentSpan(start, end) });
  });
}

describe.skipIf(!isPresent)(title('a review of a real file'), () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'real-files-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const files = isPresent ? readdirSync(data, { recursive: true, encoding: 'utf8' }) : [];
  for (const name of files.filter((file) => file.endsWith('.docx'))) {
    const source = join(data, name);
    let reading: Promise<Document> | null = null;
    const readSource = (): Promise<Document> => {
      reading ??= readDocx(source);
      return reading;
    };

    it(`${name} gives the new text when accepted and the old one when rejected`, async () => {
      const document = await readSource();
      const random = randomOf(name);
      const risks = document.text.trim() === '' ? [] : randomRisks(document, random);
      const decisions = risks.map(({ id }) =>
        decided(id, {
          placement: random(2) === 0 ? 'insert' : 'replace',
          state: random(4) === 0 ? 'open' : 'accepted',
        }),
      );
      const request = exportOf(document, source, risks, decisions);
      const planned = planSuggestions(document, riskRows(request));
      const out = join(folder, 'out.docx');
      await writeAuditExport(request, out);

      const settled = join(folder, 'settled.docx');
      const edits = planned.flatMap((one) => one.edits);
      await settleFile(out, settled, 'accepted');
      expect(wordTexts(await readDocx(settled))).toEqual(
        paragraphsOfEdits(document, edits).map(({ text }) => text),
      );
      await settleFile(source, settled, 'rejected');
      const before = wordTexts(await readDocx(settled));
      await settleFile(out, settled, 'rejected');
      expect(wordTexts(await readDocx(settled))).toEqual(before);
      const ours = (await readComments(out)).filter(({ author }) => author === '文鉴');
      expect(ours).toHaveLength(risks.length);
    });

    it(`${name} has comments on exactly the words they refer to`, async () => {
      const document = await readSource();
      const random = randomOf(name);
      const inOneParagraph = ({ span }: Risk): boolean =>
        document.blocks.some(
          ({ type, number, start, end }) =>
            span !== null &&
            plainTypes.has(type) &&
            number === undefined &&
            start <= span.start &&
            span.end <= end &&
            document.text.slice(span.start, span.end).trim() !== '',
        );
      const risks = (document.text.trim() === '' ? [] : randomRisks(document, random)).filter(inOneParagraph);
      const out = join(folder, 'out.docx');
      await writeAuditExport(exportOf(document, source, risks), out);
      const ours = (await readComments(out)).filter(({ author }) => author === '文鉴');
      expect(ours).toHaveLength(risks.length);
      if (widening.test((await readParts(out))('word/document.xml'))) return;
      const byPosition = [...risks].sort((one, other) => (one.span?.start ?? 0) - (other.span?.start ?? 0));
      const plain = (text: string): string => text.replace(/\s/g, '');
      expect(ours.map(({ anchor }) => plain(anchor))).toEqual(byPosition.map(({ quote }) => plain(quote)));
    });
  }
});
