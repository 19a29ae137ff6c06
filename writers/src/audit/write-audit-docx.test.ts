import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Risk } from '@wenjian/audit';
import { documentOffset, documentSpan } from '@wenjian/document';
import { createDocumentTools, readDocument, readDocx } from '@wenjian/readers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOfficePresent, officeTitle, paragraph, run, wordFile } from '../docx/word.testing.ts';
import { contract, openReviewer, type Reviewer } from './audit-docx.testing.ts';
import { decided, exportOf, readComments, risk, riskOn } from './audit-export.testing.ts';
import { writeAuditExport } from './write-audit-export.ts';

let reviewer: Reviewer;
beforeAll(async () => {
  reviewer = await openReviewer();
});
afterAll(() => reviewer.close());

const path = (name: string): string => reviewer.path(name);
const review: Reviewer['review'] = (parts, reviewed) => reviewer.review(parts, reviewed);

describe('a comment of a review', () => {
  it('is on exactly the words of the risk, over several runs, with all its details', async () => {
    const { comments, read, text, accepted, rejected } = await review(contract, (document) => ({
      risks: [
        riskOn(document, '金三十万', {
          positions: [
            { kind: 'acceptable', text: '不超过百分之二十', isTeam: true },
            { kind: 'bottom', text: '产品自带的写法', isTeam: false },
          ],
        }),
      ],
      decisions: [decided('r10', { state: 'open', note: '与业务核实' })].map((decision) => ({
        ...decision,
        findingId: `r${document.text.indexOf('金三十万')}`,
      })),
    }));
    expect(comments).toHaveLength(1);
    expect(comments[0]).toMatchObject({ author: '文鉴', anchor: '金三十万' });
    expect(comments[0]?.text).toBe(
      [
        '【1】高风险：测试风险',
        '理由：理由甲',
        '依据：《中华人民共和国民法典》第五百八十六条：定金有上限',
        '建议：改后的文字',
        '团队可接受方案：不超过百分之二十',
        '备注：与业务核实',
      ].join('\n'),
    );
    expect(read.blocks.find(({ type }) => type === 'comment')).toMatchObject({
      author: '文鉴',
      date: '2026-11-15T06:03:00Z',
    });
    expect([accepted, rejected]).toEqual([text, text]);
  });

  it('names the other places of a contradiction with their pages', async () => {
    const { comments } = await review(contract, (document) => {
      const start = document.text.indexOf('三日内');
      const related = [
        { ...documentSpan(start, start + 3), quote: '三日内', page: 2 },
        { ...documentSpan(start, start + 2), quote: '三日', page: null },
      ];
      return { risks: [riskOn(document, '金三十万', { related })] };
    });
    expect(comments[0]?.text.split('\n').slice(0, 4)).toEqual([
      '【1】高风险：测试风险',
      '另见：第 2 页“三日内”',
      '另见：“三日”',
      '理由：理由甲',
    ]);
  });

  it('spans paragraphs and cells, and may overlap another', async () => {
    const { comments } = await review(contract, (document) => ({
      risks: [
        riskOn(document, '三日内付清。\n第2条 违约金', { id: 'a' }),
        riskOn(document, '付清。', { id: 'b' }),
        riskOn(document, '数量\n钢材\n百吨', { id: 'c' }),
      ],
    }));
    expect(comments.map(({ anchor }) => anchor)).toEqual([
      '三日内付清。\n违约金',
      '付清。',
      '数量\n钢材\n百吨',
    ]);
  });

  it('is left out for a rejected risk', async () => {
    const { comments } = await review(contract, (document) => ({
      risks: [riskOn(document, '三日内', { id: 'a' }), riskOn(document, '每日', { id: 'b' })],
      decisions: [decided('a', { state: 'rejected' })],
    }));
    expect(comments.map(({ anchor }) => anchor)).toEqual(['每日']);
  });

  it('in a header, a note or a text box is put beside it and says so', async () => {
    const box = `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph(run('框内文字'))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
    const body = [
      paragraph(run('第一段。')),
      paragraph(`${run('第二段')}<w:r><w:footnoteReference w:id="2"/></w:r>`),
      paragraph(run('第三段') + box),
      '<w:sectPr><w:headerReference w:type="default" r:id="header1"/></w:sectPr>',
    ];
    const parts = {
      header1: paragraph(run('页眉文字')),
      footnotes: `<w:footnote w:id="2">${paragraph(`<w:r><w:footnoteRef/></w:r>${run('脚注文字')}`)}</w:footnote>`,
    };
    const { comments, accepted } = await review({ body: body.join(''), parts }, (document) => ({
      risks: ['页眉文字', '脚注文字', '框内文字'].map((words) => riskOn(document, words, { id: words })),
      decisions: ['页眉文字', '脚注文字', '框内文字'].map((id) =>
        decided(id, { state: 'edited', text: `新${id}` }),
      ),
    }));
    expect(comments.map(({ anchor }) => anchor.slice(0, 3))).toEqual(['第一段', '第三段', '第二段']);
    for (const [index, place] of ['页眉', '文本框', '脚注'].entries())
      expect(comments[index]?.text).toContain(`位于${place}`);
    for (const words of ['新页眉文字', '新脚注文字', '新框内文字']) expect(accepted).toContain(words);
  });

  it('of a missing clause is on the paragraph before its place', async () => {
    const { comments } = await review(contract, (document) => ({
      risks: [risk(document, { id: 'm', insertAt: documentOffset(document.text.indexOf('双方')) })],
    }));
    expect(comments[0]?.anchor).toBe('百吨');
    expect(comments[0]?.text).toContain('缺失条款 · 测试风险');
  });
});

describe('an accepted suggestion', () => {
  it('replaces the quotation in its own format, and the comment stays on it', async () => {
    const { text, accepted, rejected, comments, xml } = await review(contract, (document) => ({
      risks: [riskOn(document, '三十万元', { id: 'a', suggestion: '二十万元' })],
      decisions: [decided('a')],
    }));
    expect(rejected).toBe(text);
    expect(accepted).toBe(text.replace('三十万元', '二十万元'));
    expect(comments[0]?.anchor).toBe('三十万元二十万元');
    expect(comments[0]?.text).toContain('已采纳');
    expect(xml).toMatch(/<w:ins [^>]*w:author="文鉴"[^>]*><w:r><w:rPr><w:b\/><\/w:rPr><w:t[^>]*>二十万元/);
  });

  it("is the user's own text when it was edited", async () => {
    const { accepted } = await review(contract, (document) => ({
      risks: [riskOn(document, '每日百分之一', { id: 'a' })],
      decisions: [decided('a', { state: 'edited', text: '每日万分之五' })],
    }));
    expect(accepted).toContain('违约金为每日万分之五。');
  });

  it.each(['accepted', 'open', 'rejected'] as const)(
    'does not use an own text that is left over when the state is %s',
    async (state) => {
      const { accepted, text, comments } = await review(contract, (document) => ({
        risks: [riskOn(document, '每日百分之一', { id: 'a', suggestion: '每日万分之三' })],
        decisions: [decided('a', { state, text: '每日万分之五' })],
      }));
      expect(accepted).toBe(state === 'accepted' ? text.replace('每日百分之一', '每日万分之三') : text);
      expect(comments.map((comment) => comment.text).join()).not.toContain('每日万分之五');
    },
  );

  it('of a whole numbered paragraph keeps the paragraph and the number that Word counts', async () => {
    const { accepted, rejected, text, comments, xml } = await review(contract, (document) => ({
      risks: [riskOn(document, '第2条 违约金为每日百分之一。', { id: 'a' })],
      decisions: [decided('a', { state: 'edited', text: '第2条 违约金为万分之五。' })],
    }));
    expect(accepted).toBe(text.replace('每日百分之一', '万分之五'));
    expect(rejected).toBe(text);
    expect(comments[0]?.anchor).toBe('违约金为每日百分之一。违约金为万分之五。');
    expect(xml.match(/<w:numId w:val="1"\/>/g)).toHaveLength(2);
  });

  it('keeps a typed number, whether the proposal repeats it or not', async () => {
    const lines = ['第一条 价款', '1.1 定金为总价的百分之三十。', '1.2 违约金为每日百分之五。'];
    const { accepted } = await review(
      { body: lines.map((line) => paragraph(run(line))).join('') },
      (document) => ({
        risks: [riskOn(document, lines[1] ?? '', { id: 'a' }), riskOn(document, lines[2] ?? '', { id: 'b' })],
        decisions: [
          decided('a', { state: 'edited', text: '定金为总价的百分之二十。' }),
          decided('b', { state: 'edited', text: '1.2 违约金为每日万分之五。' }),
        ],
      }),
    );
    expect(accepted).toContain('1.1 定金为总价的百分之二十。\n1.2 违约金为每日万分之五。');
  });

  it('that is unwritten advice is only a comment and is not put into the contract', async () => {
    const line = '签订日期为2026年2月30日。';
    const { accepted, text } = await review({ body: paragraph(run(line)) }, (document) => ({
      risks: [riskOn(document, line, { id: 'a', suggestion: '请核对并更正日期。' })],
      decisions: [decided('a')],
    }));
    expect(accepted).toBe(text);
  });

  it('over several paragraphs merges the rest of them', async () => {
    const { accepted, rejected, text } = await review(
      {
        body: `${paragraph(run('一、甲乙'))}${paragraph(run('二、丙丁'))}${paragraph(run('三、戊己'))}<w:sectPr/>`,
      },
      (document) => ({
        risks: [riskOn(document, '乙\n二、丙丁\n三、戊', { id: 'a', suggestion: '新\n行' })],
        decisions: [decided('a')],
      }),
    );
    expect(accepted).toBe('一、甲新\n行己');
    expect(rejected).toBe(text);
  });

  it('over cells goes into the first and keeps the table', async () => {
    const { accepted, rejected, text } = await review(contract, (document) => ({
      risks: [riskOn(document, '数量\n钢材', { id: 'a', suggestion: '数量（吨）' })],
      decisions: [decided('a')],
    }));
    expect(accepted).toBe(text.replace('数量\n钢材', '数量（吨）'));
    expect(rejected).toBe(text);
  });

  it('is inserted as a new paragraph after that of the quotation, in its format', async () => {
    const body = `${paragraph(run('甲方付款。', '<w:i/>'), '<w:jc w:val="both"/>')}${paragraph(run('乙方交货。'))}<w:sectPr/>`;
    const { accepted, rejected, text, xml } = await review({ body }, (document) => ({
      risks: [riskOn(document, '付款', { id: 'a' })],
      decisions: [
        decided('a', {
          state: 'edited',
          text: '逾期付款的，支付利息。\n利率为四倍以内。',
          placement: 'insert',
        }),
      ],
    }));
    expect(accepted).toBe('甲方付款。\n逾期付款的，支付利息。\n利率为四倍以内。\n乙方交货。');
    expect(rejected).toBe(text);
    expect(xml.match(/<w:jc w:val="both"\/>/g)).toHaveLength(3);
    expect(xml.match(/<w:i\/>/g)?.length).toBeGreaterThanOrEqual(3);
  });

  it('is inserted after a heading in the format of the text below it', async () => {
    const body = `${paragraph(run('第一条 付款', '<w:b/>'))}${paragraph(run('甲方付款。', '<w:i/>'))}<w:sectPr/>`;
    const { accepted, xml } = await review({ body }, (document) => ({
      risks: [riskOn(document, '付款', { id: 'a' })],
      decisions: [decided('a', { state: 'edited', text: '分三期支付。', placement: 'insert' })],
    }));
    expect(accepted).toBe('第一条 付款\n分三期支付。\n甲方付款。');
    expect(xml).toMatch(/<w:rPr><w:i\/><\/w:rPr><w:t [^>]*>分三期支付。/);
  });

  it('of a missing clause comes after a table, not in its last cell', async () => {
    const { accepted, rejected, text, xml } = await review(contract, (document) => ({
      risks: [
        risk(document, {
          id: 'm',
          insertAt: documentOffset(document.text.indexOf('钢材') + 2),
          suggestion: '验收期为七日。',
        }),
      ],
      decisions: [decided('m')],
    }));
    expect(accepted).toBe(text.replace('双方', '验收期为七日。\n双方'));
    expect(rejected).toBe(text);
    expect(xml.indexOf('验收期为七日')).toBeGreaterThan(xml.indexOf('</w:tbl>'));
  });

  it('as a clause comes behind added sentences, before new articles, whatever their order', async () => {
    const body = `${paragraph(run('第五条 其他'))}${paragraph(run('5.1 甲方付款。'))}<w:sectPr/>`;
    const { accepted } = await review({ body }, (document) => {
      const at = documentOffset(document.text.length);
      const piece = (text: string) => [{ ...documentSpan(at, at), text }];
      const clause = (id: string, text: string, home: number, number: string) =>
        risk(document, {
          id,
          insertAt: at,
          edit: {
            pieces: piece(text),
            newClause: { place: `${at}/${home}`, number, isArticle: home === 0 },
            isRechecked: true,
          },
        });
      return {
        risks: [
          clause('a', '通知。', 0, '第六条 '),
          clause('b', '发票。', 1, '5.2 '),
          riskOn(document, '付款', {
            id: 'c',
            edit: { pieces: piece('乙方收款。'), newClause: null, isRechecked: true },
          }),
          clause('d', '条件。', 8, '（一）'),
          clause('e', '税费。', 1, '5.3 '),
          risk(document, { id: 'f', insertAt: at }),
        ],
        decisions: [
          ...['a', 'b', 'c', 'd', 'e'].map((id) => decided(id)),
          decided('f', { state: 'edited', text: '自写的一段。' }),
        ],
      };
    });
    expect(accepted.split('\n').slice(1)).toEqual([
      '5.1 甲方付款。乙方收款。',
      '自写的一段。',
      '（一）条件。',
      '5.2 发票。',
      '5.3 税费。',
      '第六条 通知。',
    ]);
  });

  it('of a review by a former version is written as it was accepted; advice to the drafter is not', async () => {
    const { accepted, comments } = await review(contract, (document) => {
      const old = (words: string, id: string, suggestion: string) => {
        const { edit: _edit, ...kept } = riskOn(document, words, { id, suggestion });
        return kept as Risk;
      };
      return {
        risks: [old('支付定金三十万元', 'a', '支付定金二十万元'), old('三日内', 'b', '请写明期限。')],
        decisions: [decided('a'), decided('b')],
      };
    });
    expect(accepted).toContain('甲方支付定金二十万元，三日内付清。');
    expect(comments[1]?.text).toContain('旧版本的审查结果，请重新审查');
  });

  it('that overlaps an earlier one is only a comment, which names the other', async () => {
    const { accepted, comments } = await review(contract, (document) => ({
      risks: [
        riskOn(document, '支付定金三十万元', { id: 'a', suggestion: '支付定金二十万元' }),
        riskOn(document, '三十万元，三日内', { id: 'b', suggestion: '不应写入' }),
      ],
      decisions: [decided('a'), decided('b')],
    }));
    expect(accepted).toContain('甲方支付定金二十万元，三日内付清。');
    expect(comments[1]?.text).toContain('与第 1 条的修订重叠');
  });
});

describe('other source formats', () => {
  it('become a Word file with the same comments and changes', async () => {
    const source = join(reviewer.folder, '合同.txt');
    await writeFile(source, '租赁合同\n一、租金5000元。\n二、按月支付\f。\n');
    const outcome = await readDocument({ path: source, name: '合同.txt' });
    if (outcome.kind === 'unreadable') throw new Error(outcome.message);
    const { document } = outcome;
    const risks = [riskOn(document, '5000元', { id: 'a' })];
    await writeAuditExport(
      exportOf(document, source, risks, [decided('a', { state: 'edited', text: '4000元' })]),
      path('plain'),
    );
    const written = await readDocx(path('plain'));
    expect(written.text).toContain('一、租金4000元。');
    expect((await readComments(path('plain')))[0]?.anchor).toBe('5000元4000元');
  });

  it('that changed since they were reviewed are refused, and no file is left', async () => {
    await writeFile(path('source'), wordFile(contract));
    const document = await readDocx(path('source'));
    const risks = [riskOn(document, '三日内')];
    await writeFile(path('source'), wordFile({ body: `${paragraph(run('别的文字'))}<w:sectPr/>` }));
    const writing = writeAuditExport(exportOf(document, path('source'), risks), path('never'));
    await expect(writing).rejects.toMatchObject({ name: 'WriterFailed', reason: 'sourceDiffers' });
    await expect(stat(path('never'))).rejects.toThrow();
  });
});

describe.skipIf(!isOfficePresent)(officeTitle('LibreOffice'), () => {
  it('opens the file', async () => {
    await review(contract, (document) => ({
      risks: [riskOn(document, '三十万元', { id: 'a' }), riskOn(document, '数量\n钢材', { id: 'b' })],
      decisions: [decided('a')],
    }));
    const tools = createDocumentTools({ workFolder: reviewer.folder });
    try {
      expect(await tools.office.convert(path('out'), 'pdf')).toMatchObject({ kind: 'converted' });
    } finally {
      await tools.close();
    }
  }, 60_000);
});
