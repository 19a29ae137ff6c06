import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDict, PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { type AuditResult, auditContract, auditText } from '@wenjian/audit';
import { buildDocument, type Document, documentOffset, documentSpan, type Span } from '@wenjian/document';
import { createDocumentTools, type DocumentTools, readDocument } from '@wenjian/readers';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOfficePresent, officeTitle, paragraph, run, wordFile } from '../docx/word.testing.ts';
import { decided, exportOf, readParts, risk, riskOn } from './audit-export.testing.ts';
import type { AuditExport, AuditExportFormat } from './audit-export.ts';
import { writeAuditExport } from './write-audit-export.ts';

let folder = '';
let tools: DocumentTools;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'audit-exports-'));
  tools = createDocumentTools({ workFolder: folder });
});
afterAll(async () => {
  await tools.close();
  await rm(folder, { recursive: true, force: true });
});

const lines = [
  '采购合同',
  '甲方（买方）：杭州青禾贸易有限公司',
  '乙方（卖方）：苏州云杉设备有限公司',
  '第一条 价款',
  '甲方应支付合同总价30%的定金。',
  '第二条 违约责任',
  '甲方逾期付款的，每日按3%支付违约金。',
  '第三条 争议解决',
  '可以申请仲裁，也可以向法院起诉。',
];

const plain = buildDocument({
  readerVersion: 'test',
  kind: 'txt',
  pages: null,
  blocks: lines.map((text) => ({ type: 'paragraph', text })),
  notRead: [],
});

function placeOf({ text }: Document, words: string): Span {
  const start = text.indexOf(words);
  return documentSpan(start, start + words.length);
}

function reviewOf(document = plain): AuditExport {
  const risks = [
    riskOn(document, '30%的定金', { id: 'deposit', title: '定金过高', page: 1 }),
    riskOn(document, '每日按3%支付违约金', {
      id: 'penalty',
      level: 'medium',
      title: '违约金过高',
      page: 1,
      related: [{ ...placeOf(document, '30%的定金'), quote: '30%的定金', page: 1 }],
    }),
    riskOn(document, '也可以向法院起诉', { id: 'dispute', level: 'low', title: '或裁或审', page: 1 }),
    risk(document, {
      id: 'missing',
      level: 'medium',
      title: '缺少保密条款',
      insertAt: documentOffset(document.text.length),
      suggestion: '双方应当保密。',
    }),
  ];
  const base = exportOf(document, '', risks, [
    decided('deposit', { state: 'edited', text: '20%的定金', note: '已与财务核实' }),
    decided('dispute', { state: 'rejected', note: '对方坚持' }),
  ]);
  const open = { outcome: 'notChecked', answer: null, quotes: [], by: 'rules', rules: [] } as const;
  const depositRule = { ruleId: 'validity.deposit-over-limit', title: '定金超过法定上限' };
  const demands: AuditResult['demands'] = [
    { ...open, demand: '付款期不短于三十日', why: '无法判断，因为没有读出数值' },
    {
      ...open,
      demand: '定金不超过20%',
      outcome: 'hit',
      answer: '所引约定为30%',
      why: null,
      rules: [depositRule],
    },
  ];
  const notExamined = [{ what: '图片', count: 2, reason: '图片中的文字未识别' }];
  const coverage = { examined: [], notExamined };
  return { ...base, result: { ...base.result, demands, coverage } };
}

async function written(request: AuditExport, format: AuditExportFormat): Promise<string> {
  const path = join(folder, `out.${format === 'reportDocx' ? 'docx' : format}`);
  await writeAuditExport({ ...request, format }, path);
  return path;
}

async function textIn(path: string): Promise<string> {
  const outcome = await readDocument({ path, name: path });
  if (outcome.kind === 'unreadable') throw new Error(outcome.message);
  return outcome.document.text;
}

describe('the JSON of a review', () => {
  it('contains exactly the result, the decisions and the info, in an order that does not depend on the request', async () => {
    const request = reviewOf();
    const one = await readFile(await written(request, 'json'), 'utf8');
    const { result, decisions, info } = request;
    expect(JSON.parse(one)).toEqual({ result, decisions, info });
    const turned = Object.fromEntries(Object.entries(info).reverse()) as unknown as typeof info;
    expect(await readFile(await written({ ...request, info: turned }, 'json'), 'utf8')).toBe(one);
  });
});

describe('the Excel file of a review', () => {
  it('has a row for each risk with its state, a conclusion for each rule, and what was not examined', async () => {
    const base = reviewOf();
    const risks = base.result.risks.map((one) =>
      one.id === 'deposit'
        ? {
            ...one,
            quote: '=HYPERLINK("x")',
            positions: [{ kind: 'bottom' as const, text: '至多三成', isTeam: true }],
          }
        : one,
    );
    const path = await written({ ...base, result: { ...base.result, risks } }, 'xlsx');
    const text = await textIn(path);
    for (const words of [
      '定金过高',
      '第一条 价款 · 第 1 页',
      '=HYPERLINK("x")',
      '《中华人民共和国民法典》第五百八十六条：定金有上限',
      '20%的定金',
      '团队底线方案：至多三成',
      '已采纳（李律师，2026-11-15 14:10）',
      '已与财务核实',
      '缺少保密条款',
      '图片中的文字未识别',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/未发现问题|已满足/);
    // Every rule without a risk and without proof has its reason, and doubt is not told as absence.
    const { unproven } = auditText;
    expect(text).toContain(unproven.absent);
    for (const rule of base.result.checked.filter(({ outcome }) => outcome === 'notApplicable'))
      expect(rule.why).not.toBeNull();
    // As text, never as a formula.
    expect((await readParts(path))('xl/worksheets/sheet1.xml')).not.toContain('<f>');
    const sheets = await readParts(path);
    const rules = sheets('xl/worksheets/sheet2.xml').match(/<row /g)?.length ?? 0;
    expect(rules).toBe(base.result.checked.length + 1);
  });
});

describe('the report', () => {
  it('contains what was reviewed, every risk with its proof and its state, and what was not checked', async () => {
    const text = await textIn(await written(reviewOf(), 'reportDocx'));
    for (const words of [
      '合同审查报告',
      '采购合同.docx',
      '甲方（杭州青禾贸易有限公司）',
      '全面审查',
      '仅规则',
      '2026-11-15 14:03',
      'a'.repeat(64),
      '买卖合同',
      '乙方：苏州云杉设备有限公司',
      '共发现 4 项：高风险 1 项，中风险 2 项，低风险 1 项。',
      '已采纳 1 项，已忽略 1 项，未处理 2 项。',
      '高风险（1）',
      '30%的定金',
      '第 1 页“30%的定金”',
      '《中华人民共和国民法典》第五百八十六条：定金有上限',
      '20%的定金',
      '已采纳（李律师，2026-11-15 14:10）',
      '已与财务核实',
      '对方坚持',
      '第一条 价款 · 第 1 页',
      '缺少保密条款',
      '双方应当保密。',
      '付款期不短于三十日',
      '未能答复：无法判断，因为没有读出数值',
      '不符合或有风险：所引约定为30%',
      '效力与合法性',
      '图片中的文字未识别',
      '不构成法律意见',
    ])
      expect(text).toContain(words);
  });

  it('starts with a note on the layout when the contract was not a Word file, and without one when it was', async () => {
    const [, first] = (await textIn(await written(reviewOf(), 'reportDocx'))).split('\n'); // Behind the header of the pages.
    expect(first).toContain('版式与原文件不同');
    const request = reviewOf();
    const word = { ...request, document: { ...request.document, kind: 'docx' as const } };
    expect(await textIn(await written(word, 'reportDocx'))).not.toContain('版式与原文件不同');
  });

  it('counts every rule once in the table of families', async () => {
    const request = reviewOf();
    const result = auditContract(plain);
    const text = await textIn(await written({ ...request, result }, 'reportDocx'));
    expect(text).toContain(`共 ${result.checked.length} 条规则`);
    const passed = result.checked.filter(({ outcome }) => outcome === 'passed').length;
    expect(text).toMatch(new RegExp(`合计\n${passed}\n`));
  });

  it('tells what nothing speaks of from what is in doubt', async () => {
    const request = reviewOf();
    const [rule] = request.result.checked;
    if (rule === undefined) throw new Error('no rules');
    const line = { ...rule, outcome: 'notApplicable' as const, met: null };
    const checked = (['absent', 'doubtful', 'mentioned'] as const).map((unproven) => {
      return { ...line, unproven, why: auditText.unproven[unproven] };
    });
    const result = { ...request.result, checked };
    const report = await textIn(await written({ ...request, result }, 'reportDocx'));
    expect(report).toContain('未发现问题\n未作判断\n不适用');
    expect(report).toMatch(/合计\n0\n0\n0\n1\n2\n0\n0/);
    const sheet = await textIn(await written({ ...request, result }, 'xlsx'));
    for (const { why } of checked) expect(sheet).toContain(why);
    expect(sheet.match(/未作判断(?!的)/g)).not.toBeNull();
  });

  it('lists the rules that were not run, by reason', async () => {
    const request = reviewOf();
    const [first, ...others] = request.result.checked;
    if (first === undefined) throw new Error('no rules');
    const checked = [{ ...first, outcome: 'notChecked' as const, why: '不在所选审查清单内' }, ...others];
    const result = { ...request.result, checked };
    const text = await textIn(await written({ ...request, result }, 'reportDocx'));
    expect(text).toContain(`未执行的规则\n原因\n数量\n规则\n不在所选审查清单内\n1\n${first.title}`);
  });

  it('has headings, page numbers and tables of fixed widths', async () => {
    const part = await readParts(await written(reviewOf(), 'reportDocx'));
    const xml = part('word/document.xml');
    expect(xml.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(7);
    expect(xml.match(/<w:tbl>/g)?.length).toBe(xml.match(/<w:tblLayout w:type="fixed"\/>/g)?.length);
    expect(part('word/footer1.xml')).toContain('PAGE');
    expect(part('word/styles.xml')).toContain('w:eastAsia="宋体"');
  });

  it('stays a readable file for any quotations and notes', async () => {
    const odd = fc.string({ unit: 'binary', maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(odd, odd, async (quote, note) => {
        const request = reviewOf();
        const risks = request.result.risks.map((one) => ({ ...one, quote: `引${quote}\ud800\u0000` }));
        const decisions = request.decisions.map((decision) => ({ ...decision, note: `${note}\udfff\u000b` }));
        const odds = { ...request, result: { ...request.result, risks }, decisions };
        expect(await textIn(await written(odds, 'reportDocx'))).toContain('不构成法律意见');
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it.skipIf(!isOfficePresent)(
    officeTitle('opens in LibreOffice'),
    async () => {
      const path = await written(reviewOf(), 'reportDocx');
      expect(await tools.office.convert(path, 'pdf')).toMatchObject({ kind: 'converted' });
    },
    60_000,
  );
});

describe('the annotated PDF', () => {
  it('is refused with a sentence when there are no pages', async () => {
    const writing = written(reviewOf(), 'pdf');
    await expect(writing).rejects.toMatchObject({ name: 'WriterFailed', reason: 'noPages' });
    await expect(writing).rejects.toThrow('没有页面视图');
  });
});

describe.skipIf(!isOfficePresent)(officeTitle('the annotated PDF of a contract with pages'), () => {
  /** The same contract for all: it is laid out and reviewed once. */
  let original: AuditExport;
  beforeAll(async () => {
    const path = join(folder, 'contract.docx');
    const body = lines.map((text) => paragraph(run(text))).join('');
    await writeFile(path, wordFile({ body: `${body}<w:sectPr/>` }));
    const outcome = await tools.read({ path, name: '采购合同.docx' });
    if (outcome.kind === 'unreadable') throw new Error(outcome.message);
    const request = reviewOf(outcome.document);
    original = { ...request, source: { ...request.source, path, pdfPath: outcome.pdfPath } };
  }, 60_000);

  function paged(change: (request: AuditExport) => AuditExport = (same) => same): Promise<string> {
    return written(change(original), 'pdf');
  }

  it('highlights every risk that is not rejected, in the colour of its level, with a note', async () => {
    const pdf = await PDFDocument.load(await readFile(await paged()));
    const annotations = (pdf.getPage(0).node.Annots()?.asArray() ?? []).map((reference) => {
      const annotation = pdf.context.lookup(reference, PDFDict);
      const text = (name: string): string => annotation.lookup(PDFName.of(name), PDFHexString).decodeText();
      expect(annotation.get(PDFName.of('Subtype'))).toBe(PDFName.of('Highlight'));
      return [text('NM'), text('T'), String(annotation.get(PDFName.of('C'))), text('Contents')] as const;
    });
    expect(annotations.map(([id, author, colour]) => [id, author, colour])).toEqual([
      ['deposit', '文鉴', '[ 0.784 0.216 0.231 ]'],
      ['penalty', '文鉴', '[ 0.718 0.475 0.122 ]'],
      ['missing', '文鉴', '[ 0.718 0.475 0.122 ]'],
    ]);
    expect(annotations[0]?.[3]).toBe(
      '【1】高风险：定金过高\n理由：理由甲\n建议：20%的定金\n备注：已与财务核实',
    );
    expect(annotations[1]?.[3]).toContain('\n另见：第 1 页“30%的定金”\n理由：');
  }, 60_000);

  it('ends with an appendix that lists all risks, including rejected ones, and what was not checked', async () => {
    const text = (await textIn(await paged())).replace(/\s/g, '');
    for (const words of [
      '审查结果附录',
      '审查立场：甲方（杭州青禾贸易有限公司）',
      '审查清单：全面审查',
      '审查方式：仅规则',
      'a'.repeat(64),
      '或裁或审',
      '已忽略',
      '已采纳',
      '缺少保密条款',
      '双方应当保密。',
      '图片中的文字未识别',
    ])
      expect(text).toContain(words);
  }, 60_000);

  it('shortens the notes of a full page until all fit in the margin', async () => {
    const count = 30;
    const path = await paged((request) => {
      const risks = Array.from({ length: count }, (_, index) =>
        riskOn(request.document, '每日按3%', {
          id: `r${index}`,
          title: `甲${index}乙`,
          reason: '理由'.repeat(40),
        }),
      );
      return { ...request, result: { ...request.result, risks }, decisions: [] };
    });
    const text = (await textIn(path)).replace(/\s/g, '');
    expect(text).not.toContain('本页另有');
    // In the annotation, in the margin and in the list.
    for (let index = 0; index < count; index++) expect(text.split(`甲${index}乙`)).toHaveLength(4);
  }, 60_000);

  it('lists the risks that are on no page', async () => {
    const path = await paged((request) => {
      const { layout: _, ...document } = request.document;
      return { ...request, document };
    });
    expect((await textIn(path)).replace(/\s/g, '')).toContain('没有可标注的位置：1、2、4');
  }, 60_000);

  it('is written for any quotations and notes', async () => {
    const odd = fc.string({ unit: 'binary', maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(odd, odd, async (quote, note) => {
        await paged((request) => {
          const risks = request.result.risks.map((one) => ({ ...one, title: `${quote}\ud800\u0000\t` }));
          const decisions = request.decisions.map((decision) => ({ ...decision, note: `${note}\udfff\r\n` }));
          return { ...request, result: { ...request.result, risks }, decisions };
        });
      }),
      { numRuns: 5 },
    );
  }, 60_000);
});
