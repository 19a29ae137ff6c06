import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentSpan, type FindingDecision } from '@wenjian/document';
import { type Correction, proofreadDocument, renumberClauses } from '@wenjian/proofread';
import { readDocument, readDocx } from '@wenjian/readers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readComments } from '../audit/audit-export.testing.ts';
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
import { accepted, exportOf, rejected } from './proofreading-export.testing.ts';
import type { ProofreadingExport } from './proofreading-export.ts';
import { writeProofreadingExport } from './write-proofreading-export.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proofread-export-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const path = (name: string): string => join(folder, name);

const draft: WordParts = {
  body: [
    paragraph(run('采购合同')),
    paragraph(run('双方签') + run('定', '<w:b/>') + run('本合同，汇入乙方帐户。'), numbered()),
    paragraph(run('甲方应于2026年2月30日前付款的的。'), numbered()),
    table([paragraph(run('单价')), paragraph(run('按帐户'))]),
    '<w:sectPr/>',
  ].join(''),
  parts: { numbering },
};

const edited = (findingId: string, text: string): FindingDecision => ({
  ...accepted(findingId),
  state: 'edited',
  text,
});

async function settled(name: string, view: 'accepted' | 'rejected'): Promise<string> {
  await settleFile(path(name), path(`${view}-${name}`), view);
  return wordTexts(await readDocx(path(`${view}-${name}`))).join('\n');
}

async function openDraft() {
  await writeFile(path('source.docx'), wordFile(draft));
  const document = await readDocx(path('source.docx'));
  const { corrections } = proofreadDocument(document);
  const on = (original: string) => corrections.find((one) => one.original === original)?.id ?? '';
  return { document, corrections, on };
}

describe('a proofread Word file', () => {
  it('has a tracked change for each accepted correction and a comment for each that is not rejected', async () => {
    const { document, corrections, on } = await openDraft();
    const decisions = [edited(on('签定'), '订立'), accepted(on('的的')), rejected(on('帐户'))];
    await writeProofreadingExport(
      exportOf(document, path('source.docx'), corrections, { decisions }),
      path('out.docx'),
    );
    const wanted = document.text.replace('签定', '订立').replace('的的', '的');
    expect([await settled('out.docx', 'accepted'), await settled('out.docx', 'rejected')]).toEqual([
      wanted,
      document.text,
    ]);
    const comments = await readComments(path('out.docx'));
    expect(comments).toHaveLength(corrections.length - 1);
    const typo = comments.find(({ text }) => text.includes('“签定”'));
    expect(typo?.text).toContain('改写：订立\n已接受，修订见正文。');
    expect(comments.find(({ text }) => text.includes('建议：的'))).toBeDefined();
    expect(typo?.anchor).toBe('签定订立');
    const day = comments.find(({ anchor }) => anchor === '2026年2月30日');
    expect(day?.text).toMatch(/^【\d+】错误 · 数字与日期\n理由：/);
  });

  it('does not use an own text that is left over from an edit', async () => {
    const { document, corrections, on } = await openDraft();
    const decisions = [
      { ...accepted(on('签定')), text: '订立' },
      { ...accepted(on('的的')), state: 'open' as const, text: '之' },
    ];
    await writeProofreadingExport(
      exportOf(document, path('source.docx'), corrections, { decisions }),
      path('left-over.docx'),
    );
    expect(await settled('left-over.docx', 'accepted')).toBe(document.text.replace('签定', '签订'));
    const comments = await readComments(path('left-over.docx'));
    expect(comments.map(({ text }) => text).join()).not.toMatch(/改写|：(?:订立|之)\n/);
  });

  it('inserts what is missing at its place', async () => {
    const { document } = await openDraft();
    const at = document.text.indexOf('前付款');
    const left: Correction = {
      id: 'x1',
      ...documentSpan(at, at),
      original: '',
      suggestion: '之',
      ruleId: 'test.missing',
      family: 'typo',
      tier: 'suspect',
      confidence: 0.9,
      reason: '疑漏字',
    };
    const decisions = [accepted('x1')];
    await writeProofreadingExport(
      exportOf(document, path('source.docx'), [left], { decisions }),
      path('left.docx'),
    );
    expect(await settled('left.docx', 'accepted')).toBe(document.text.replace('前付款', '之前付款'));
  });

  it('has every new number and reference as a tracked change, without a comment', async () => {
    const body = ['第一条 甲方付款。', '第三条 违约按第三条处理。']
      .map((text) => paragraph(run(text)))
      .join('');
    await writeFile(path('typed.docx'), wordFile({ body: `${body}<w:sectPr/>` }));
    const document = await readDocx(path('typed.docx'));
    const places = [...document.text.matchAll(/第三条/g)].map(({ index }) => documentSpan(index, index + 3));
    const renumbered = places.map((span, order) => ({
      ...span,
      original: '第三条',
      replacement: '第二条',
      kind: order === 0 ? ('number' as const) : ('reference' as const),
    }));
    await writeProofreadingExport(
      exportOf(document, path('typed.docx'), [], { renumbered }),
      path('new.docx'),
    );
    expect(await settled('new.docx', 'accepted')).toBe(document.text.replaceAll('第三条', '第二条'));
    expect(await settled('new.docx', 'rejected')).toBe(document.text);
    expect(await readComments(path('new.docx'))).toEqual([]);
  });

  it('says that a wrong number was corrected by the renumbering', async () => {
    const lines = ['采购合同', '第一条 甲方付款。', '第三条 违约按第一条处理。', '第四条 本合同一式两份。'];
    await writeFile(
      path('gap.docx'),
      wordFile({ body: `${lines.map((text) => paragraph(run(text))).join('')}<w:sectPr/>` }),
    );
    const document = await readDocx(path('gap.docx'));
    const { corrections } = proofreadDocument(document);
    const renumbered = renumberClauses(document).replacements;
    const request = exportOf(document, path('gap.docx'), corrections, { renumbered });
    await writeProofreadingExport(request, path('gap-out.docx'));
    const [comment] = await readComments(path('gap-out.docx'));
    expect(comment?.text).toContain('建议：第二条\n已随全部编号重排，修订见正文。');
    await writeProofreadingExport({ ...request, format: 'errataDocx' }, path('gap-errata.docx'));
    const { text } = await readDocx(path('gap-errata.docx'));
    expect(text).toContain('已接受 1 处，未处理 0 处');
    const decisions = corrections.map(({ id }) => ({ ...accepted(id), state: 'open' as const }));
    await writeProofreadingExport({ ...request, decisions, format: 'errataDocx' }, path('open-errata.docx'));
    expect((await readDocx(path('open-errata.docx'))).text).toBe(text);
    expect(text).toContain('“…第四条 本合同一式两份…”');
  });

  it('is made from a text file too', async () => {
    await writeFile(path('source.txt'), '采购合同\n双方签定本合同。');
    const outcome = await readDocument({ path: path('source.txt'), name: 'source.txt' });
    if (outcome.kind !== 'document') throw new Error('not read');
    const { document } = outcome;
    const { corrections } = proofreadDocument(document);
    const decisions = corrections.map(({ id }) => accepted(id));
    await writeProofreadingExport(
      exportOf(document, path('source.txt'), corrections, { decisions }),
      path('text.docx'),
    );
    expect(await settled('text.docx', 'accepted')).toBe('采购合同\n双方签订本合同。');
  });
});

describe('the other exports', () => {
  it('list every correction with its place, replacement, reason and decision', async () => {
    const { document, corrections, on } = await openDraft();
    const decisions = [accepted(on('签定')), rejected(on('帐户'))];
    const request = exportOf(document, path('source.docx'), corrections, { decisions, format: 'errataDocx' });
    await writeProofreadingExport(request, path('errata.docx'));
    const { text } = await readDocx(path('errata.docx'));
    for (const { original, reason } of corrections) {
      expect(text).toContain(original);
      expect(text).toContain(reason);
    }
    expect(text).toContain(`已接受 1 处，未处理 ${corrections.length - 2} 处，已忽略 1 处`);
    expect(text).toContain('第1条');
    const own = { ...request, decisions: [edited(on('签定'), '订立之'), rejected(on('帐户'))] };
    await writeProofreadingExport(own, path('own.docx'));
    const { text: ownText } = await readDocx(path('own.docx'));
    expect(ownText).toContain('订立之');
    expect(ownText).toContain(`已接受 1 处，未处理 ${corrections.length - 2} 处，已忽略 1 处`);
    expect(text).toContain('没有语言模型');
  });

  it('list the same in an Excel file', async () => {
    const { document, corrections, on } = await openDraft();
    const decisions = [accepted(on('签定')), rejected(on('帐户'))];
    const request = exportOf(document, path('source.docx'), corrections, { decisions, format: 'errataXlsx' });
    await writeProofreadingExport(request, path('errata.xlsx'));
    const outcome = await readDocument({ path: path('errata.xlsx'), name: 'errata.xlsx' });
    if (outcome.kind !== 'document') throw new Error('not read');
    const { text } = outcome.document;
    for (const { original, reason } of corrections) {
      expect(text).toContain(original);
      expect(text).toContain(reason);
    }
    for (const words of ['序号', '签订', '已接受', '已忽略', '没有语言模型']) expect(text).toContain(words);
  });

  it('give the corrected text, and everything as JSON whose bytes depend on nothing else', async () => {
    const { document, corrections, on } = await openDraft();
    const decisions = [accepted(on('签定'))];
    const request = exportOf(document, path('source.docx'), corrections, { decisions });
    await writeProofreadingExport({ ...request, format: 'text' }, path('out.txt'));
    expect(await readFile(path('out.txt'), 'utf8')).toBe(`${document.text.replace('签定', '签订')}\n`);
    await writeProofreadingExport({ ...request, format: 'json' }, path('out.json'));
    const json = await readFile(path('out.json'), 'utf8');
    expect(JSON.parse(json)).toMatchObject({ decisions: [accepted(on('签定'))] });
    const turned = Object.fromEntries(Object.entries(request).reverse()) as unknown as ProofreadingExport;
    await writeProofreadingExport({ ...turned, format: 'json' }, path('again.json'));
    expect(await readFile(path('again.json'), 'utf8')).toBe(json);
  });
});
