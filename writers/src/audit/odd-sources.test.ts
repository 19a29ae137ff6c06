/** Files that already have tracked changes, and words that XML cannot contain. */
import { writeFile } from 'node:fs/promises';
import { documentSpan } from '@wenjian/document';
import { readDocx } from '@wenjian/readers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paragraphsOfEdits } from '../docx/new-paragraph.ts';
import { settleFile, wordTexts } from '../docx/settle/settle-file.ts';
import {
  numbered,
  numbering,
  paragraph,
  run,
  table,
  type WordParts,
  wordFile,
} from '../docx/word.testing.ts';
import { contract, openReviewer, type Reviewer } from './audit-docx.testing.ts';
import { decided, exportOf, risk, riskOn } from './audit-export.testing.ts';
import { planSuggestions } from './plan-suggestions.ts';
import { riskRows } from './risk-row.ts';

/** Other reviews in every run of the suite. */
const RUNS = 14;

/** Of the reviews, at the very least, those that keep the file's own changes: nearly all do. */
const KEPT_SHARE = 0.75;

let reviewer: Reviewer;
beforeAll(async () => {
  reviewer = await openReviewer();
});
afterAll(() => reviewer.close());

const path = (name: string): string => reviewer.path(name);
const review: Reviewer['review'] = (parts, reviewed) => reviewer.review(parts, reviewed);

describe('a file with its own comments and changes', () => {
  const theirs = 'w:author="王五" w:date="2026-01-01T00:00:00Z"';
  const tracked: WordParts = {
    body: [
      paragraph(
        `<w:commentRangeStart w:id="0"/>${run('甲方付款')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r><w:ins w:id="7" ${theirs}>${run('并承担运费')}</w:ins><w:del w:id="8" ${theirs}><w:r><w:delText>及税款</w:delText></w:r></w:del>${run('。')}`,
      ),
      paragraph(run('乙方交货。')),
      '<w:sectPr/>',
    ].join(''),
    parts: {
      comments: `<w:comment w:id="0" ${theirs} w:initials="王">${paragraph(run('请确认'))}</w:comment>`,
    },
  };

  it('keeps them, with our own ids', async () => {
    const { xml, comments, accepted, rejected, part } = await review(tracked, (document) => ({
      risks: [riskOn(document, '承担', { id: 'a' }), riskOn(document, '交货', { id: 'b' })],
      decisions: [
        decided('a', { state: 'edited', text: '分担' }),
        decided('b', { state: 'edited', text: '按期交货' }),
      ],
    }));
    expect(accepted).toBe('甲方付款并分担运费。\n乙方按期交货。');
    expect(rejected).toBe('甲方付款及税款。\n乙方交货。');
    expect(comments.map(({ author, anchor }) => [author, anchor])).toEqual([
      ['王五', '甲方付款'],
      ['文鉴', '承担分担'],
      ['文鉴', '交货按期交货'],
    ]);
    expect(xml).toContain(`<w:del w:id="8" ${theirs}>`);
    const ids = [...xml.matchAll(/<w:(?:ins|del|commentRangeStart) [^>]*w:id="(\d+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(part('[Content_Types].xml').match(/comments\+xml/g)).toHaveLength(1);
    expect(part('word/commentsExtended.xml').match(/w15:commentEx /g)).toHaveLength(2);
  });

  it('with a deleted paragraph end is still written, by accepting its changes first if necessary', async () => {
    const gone = `<w:rPr><w:del w:id="9" ${theirs}/></w:rPr>`;
    const body = `${paragraph(run('甲方'), gone)}${paragraph(run('付款。'))}${paragraph(run('乙方交货。'))}<w:sectPr/>`;
    const { accepted, comments } = await review({ body }, (document) => ({
      risks: [riskOn(document, '付款', { id: 'a' })],
      decisions: [decided('a', { state: 'edited', text: '支付价款' })],
    }));
    expect(accepted).toBe('甲方支付价款。\n乙方交货。');
    expect(comments.at(-1)?.anchor).toBe('付款支付价款');
  });
});

describe('any review of a file with its own changes', () => {
  const theirs = 'w:author="王五" w:date="2026-01-01T00:00:00Z"';
  const inserted = (id: number, text: string): string => `<w:ins w:id="${id}" ${theirs}>${run(text)}</w:ins>`;
  const deleted = (id: number, text: string): string =>
    `<w:del w:id="${id}" ${theirs}><w:r><w:delText>${text}</w:delText></w:r></w:del>`;
  const endMark = (id: number, change: 'ins' | 'del'): string =>
    `<w:rPr><w:${change} w:id="${id}" ${theirs}/></w:rPr>`;
  const source: WordParts = {
    body: [
      paragraph(run('采购') + inserted(1, '设备') + run('合同') + deleted(2, '书')),
      paragraph(inserted(3, '新增的一段文字。'), endMark(4, 'ins')),
      paragraph(run('价款') + deleted(5, '四千') + inserted(6, '五千') + run('元。'), numbered()),
      paragraph(deleted(7, '已删的一段。'), endMark(8, 'del')),
      table([paragraph(run('品名')), paragraph(run('数') + inserted(9, '量'))]),
      paragraph(run('双方签字。')),
      '<w:sectPr/>',
    ].join(''),
    parts: { numbering },
  };
  const spans = fc.array(fc.tuple(fc.nat({ max: 40 }), fc.integer({ min: 1, max: 12 }), fc.nat({ max: 5 })), {
    minLength: 1,
    maxLength: 4,
  });

  it("gives the new text when accepted, and the file's previous text when everything is rejected", async () => {
    await writeFile(path('tracked'), wordFile(source));
    await settleFile(path('tracked'), path('tracked-rejected'), 'rejected');
    const before = wordTexts(await readDocx(path('tracked-rejected'))).join('\n');
    let kept = 0;
    await fc.assert(
      fc.asyncProperty(spans, async (chosen) => {
        let wanted: readonly string[] = [];
        const { accepted, rejected, comments, xml } = await review(source, (document) => {
          const risks = chosen.map(([from, length, kind], index) => {
            const start = Math.min(from, document.text.length - 1);
            const span = documentSpan(start, Math.min(document.text.length, start + length));
            return risk(document, { id: `r${index}`, suggestion: kind % 2 === 0 ? '新' : '新\n文', span });
          });
          const decisions = chosen.map(([, , kind], index) =>
            decided(`r${index}`, {
              placement: kind < 3 ? 'replace' : 'insert',
              state: kind === 0 ? 'open' : 'accepted',
            }),
          );
          const planned = planSuggestions(document, riskRows(exportOf(document, '', risks, decisions)));
          const edits = planned.flatMap((one) => one.edits);
          wanted = paragraphsOfEdits(document, edits).map(({ text }) => text);
          return { risks, decisions };
        });
        expect(accepted).toBe(wanted.join('\n'));
        const isKept = xml.includes('王五');
        if (isKept) expect(rejected).toBe(before);
        else expect(comments[0]?.text).toContain('原文件中已有的修订');
        kept += isKept ? 1 : 0;
      }),
      {
        numRuns: RUNS,
        // A numbered paragraph before a table is replaced as a whole and had a comment.
        examples: [
          [
            [
              [19, 10, 1],
              [13, 7, 1],
              [0, 1, 0],
            ],
          ],
        ],
      },
    );
    expect(kept).toBeGreaterThan(RUNS * KEPT_SHARE);
  }, 120_000);
});

describe('any words in a review', () => {
  const odd = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        '甲',
        '<',
        '&',
        ']]>',
        '"',
        '\u0000',
        '\u000b',
        '\f',
        '\ud800',
        '\udc00',
        '\ufffe',
        '\r',
        '\n',
        '\t',
        '𠮷',
        ' ',
      ),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    ),
    minLength: 1,
    maxLength: 20,
  });

  it('give a file that reads as before when rejected, with all its comments', async () => {
    await fc.assert(
      fc.asyncProperty(odd, odd, odd, async (note, words, reason) => {
        const { rejected, text, comments, accepted } = await review(contract, (document) => ({
          risks: [
            riskOn(document, '三十万元', { id: 'a', reason }),
            riskOn(document, '协商', { id: 'b', suggestion: words, title: note }),
          ],
          decisions: [
            decided('a', { state: 'edited', text: words, note }),
            decided('b', { placement: 'insert', note }),
          ],
        }));
        expect(rejected).toBe(text);
        expect(comments).toHaveLength(2);
        expect(accepted).toContain('采购合同');
      }),
      { numRuns: RUNS },
    );
  }, 120_000);
});
