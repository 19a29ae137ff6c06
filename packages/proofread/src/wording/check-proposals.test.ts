import { buildDocument } from '@wenjian/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import type { Proposal } from '../corrector/proposal.ts';
import { openSmallLanguage } from '../language/language.testing.ts';
import { proofreadDocument } from '../proofread-document.ts';
import { proofreadLine } from '../proofread-line.ts';

const language = openSmallLanguage();

/** A corrector that is sure of everything: each character is wrong, superfluous and lacks another. */
function sureOfAll(text: string): readonly Proposal[] {
  return [...text].flatMap((_, at): readonly Proposal[] => [
    { kind: 'replace', at, character: '错', probability: 0.9999 },
    { kind: 'delete', at, character: '', probability: 0.9999 },
    { kind: 'insert', at, character: '漏', probability: 0.9999 },
  ]);
}

const keptPieces = [
  '《喆盛软件许可协议》',
  '“交付成果”',
  '壹佰贰拾万元整',
  '3,650.00',
  'HT-2024-018',
  'service@example.com',
  '杭州喆盛信息技术有限公司',
  'Microsoft Azure',
  '阿卜杜拉·买买提',
];

describe('the corrector alone', () => {
  it('never touches names, figures, codes, titles, quotations and foreign words', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keptPieces), { minLength: 1, maxLength: 4 }), (pieces) => {
        const text = pieces.map((piece) => `，${piece}，有关事项`).join('');
        const { corrected } = proofreadLine(text, {
          language,
          proposals: new Map([[text, sureOfAll(text)]]),
        });
        for (const piece of pieces) expect(corrected).toContain(piece);
      }),
    );
  });

  it.each([
    ['通讯地址便更的，应当书面告知。', '便', '变'],
    ['押金已银行转账的方式支付。', '已', '以'],
    ['各单位于周五前将将名单交来。', '将名', ''],
  ])('is heard where no name stands: %s', (text, wrong, character) => {
    const at = text.indexOf(wrong);
    const kind = character === '' ? 'delete' : 'replace';
    const proposals = new Map([[text, [{ kind, at, character, probability: 0.9999 } as const]]]);
    const { corrected } = proofreadLine(text, { language: null, proposals });
    expect(corrected).toBe(text.slice(0, at) + character + text.slice(at + 1));
  });

  it('never touches the parties and the terms that the contract defines', () => {
    const lines = [
      '甲方：祁连山牧业合作社',
      '乙方：闵翀',
      '本合同所称“羔羊标准”是指附件一。',
      '祁连山牧业合作社应当按照羔羊标准向闵翀交货。',
    ];
    const proposals = new Map(lines.map((line) => [line, sureOfAll(line)]));
    const last = proofreadDocument(documentOfParagraphs(...lines), { language, proposals }).corrected;
    for (const name of ['祁连山牧业合作社', '羔羊标准', '闵翀'])
      expect(last.split('\n').at(-1)).toContain(name);
  });

  it('never touches tables', () => {
    const texts = ['货物名称', '锥齿轮副', '数量', '十二'];
    const blocks = texts.map((text, column) => ({
      type: 'tableCell' as const,
      text,
      cell: { table: 0, row: 0, column },
    }));
    const document = buildDocument({ readerVersion: 'test', kind: 'docx', pages: null, blocks, notRead: [] });
    const proposals = new Map(texts.map((text) => [text, sureOfAll(text)]));
    expect(proofreadDocument(document, { language, proposals }).corrected).toBe(document.text);
  });

  it('never fills a gap of the layout', () => {
    const text = '应当交由符合条 件的人办理，乙方予以配合。';
    const proposals = new Map([
      [text, [{ kind: 'insert', at: 7, character: '件', probability: 0.9999 } as const]],
    ]);
    expect(proofreadLine(text, { language, proposals }).corrected).toBe(text);
  });

  it('deletes one of two equal characters, whichever the corrector names', () => {
    const text = '本合同应当当支付价款';
    const proposals = new Map([
      [text, [4, 5].map((at) => ({ kind: 'delete', at, character: '', probability: 0.9999 }) as const)],
    ]);
    expect(proofreadLine(text, { language, proposals }).corrected).toBe('本合同应当支付价款');
  });

  it('leaves places, kinds and what is said of each alone', () => {
    const texts = [
      '到了收货地，司机通知收货人。',
      '依照法院地国的法律处理。',
      '全省实现乡乡通公路的目标。',
      '本业务为公开型保理业务。',
      '仅可为本项目的目的使用样品。',
    ];
    for (const text of texts) {
      const proposals = [...text].map(
        (_, at) => ({ kind: 'replace', at, character: '的', probability: 0.9999 }) as const,
      );
      const at = text.search(/地|乡乡|型|目的/);
      const own = new Map([[text, proposals.filter((proposal) => proposal.at === at)]]);
      expect(proofreadLine(text, { language, proposals: own }).corrected).toBe(text);
    }
  });

  it('never changes numerals and letters of parties', () => {
    const text = '甲方应于十二日内向乙方支付百分之五的款项';
    const proposals = new Map([
      [
        text,
        [...text].map((_, at) => ({ kind: 'replace', at, character: '三', probability: 0.9999 }) as const),
      ],
    ]);
    expect(proofreadLine(text, { language, proposals }).corrected).toBe(text);
  });
});
