import { type BlockDraft, type Document, type DocumentKind, documentSpan } from '@wenjian/document';
import { describe, expect, it } from 'vitest';
import { comparePair } from '../compare-pair.ts';
import { documentOf } from '../plagiarism.testing.ts';
import type { EvasionKind } from './evasion.ts';
import { findTextAsPicture } from './text-as-picture.ts';
import { tokenise } from './token-stream.ts';

const plain = '承包人应当在收工以前清点仓库里剩余的ABC牌电缆，并把数量填写在材料台账的附页上交给监理签认。';
const source = documentOf('前言从简。', plain);

const disguises: readonly (readonly [EvasionKind, string, BlockDraft['text']])[] = [
  ['invisible', 'zero-width characters', [...plain].join('\u200b')],
  ['invisible', 'joiners and marks that are not shown', plain.replace(/(.)(.)/gu, '$1\u2060$2\ufe0f')],
  ['lookAlike', 'letters of other scripts', plain.replace('ABC', 'АВC')],
  ['lookAlike', 'letters of another width', plain.replace('ABC', 'AＢC')],
  ['lookAlike', 'radicals instead of characters', plain.replaceAll('人', '⼈').replaceAll('工', '⼯')],
  ['spacing', 'spaces between characters', [...plain].join(' ').replace('A B C', 'ABC')],
  ['marks', 'marks between characters', plain.replace(/(\p{Script=Han})/gu, '$1·')],
  [
    'script',
    'traditional characters',
    plain.replace('应当', '應當').replace('仓库', '倉庫').replace('电缆', '電纜'),
  ],
];

describe('a passage disguised by', () => {
  it.each(disguises)('%s (%s) is found word for word, and the disguise is reported', (kind, _, text) => {
    const { fragments, evasion, aInB } = comparePair(documentOf('后记略。', text), source);
    expect(fragments).toHaveLength(1);
    expect(fragments[0]).toMatchObject({ kind: 'verbatim', similarity: 1 });
    expect(aInB.after.matched).toBe(tokenise(documentOf(plain)).tokens.length);
    expect(evasion.map((trace) => trace.kind)).toEqual([kind]);
    expect(evasion[0]).toMatchObject({ side: 'a', count: expect.any(Number), reason: expect.any(String) });
  });

  it.each([
    ['white', { color: '#fefefe' }],
    ['tiny', { sizePt: 1 }],
  ])('%s words between its own is found, and the added words are reported', (_, style) => {
    const hidden = '海鸥飞过';
    const text = plain.slice(0, 12) + hidden + plain.slice(12);
    const block: BlockDraft = { type: 'paragraph', text, runs: [{ start: 12, end: 16, style }] };
    const { fragments, evasion } = comparePair(documentOf(block), source);
    expect(fragments).toMatchObject([{ kind: 'verbatim' }]);
    expect(evasion).toMatchObject([{ kind: 'hidden', text: hidden, count: 4 }]);
  });

  it('a whole paragraph of white text is neither counted nor lowers the rate', () => {
    const block: BlockDraft = {
      type: 'paragraph',
      text: '白字'.repeat(50),
      runs: [{ start: 0, end: 100, style: { color: '#ffffff' } }],
    };
    expect(comparePair(documentOf(plain, block), source).aInB.after.rate).toBe(1);
  });
});

describe('no disguise is reported for', () => {
  it.each([
    ['a title that is set wide', documentOf({ type: 'heading', text: '房 屋 租 赁 合 同 补 充 协 议' })],
    ['labels with spaces', documentOf('甲　方：', '联 系 人：张三')],
    ['Greek, Russian and full-width words of their own', documentOf('Москва 与 Αθήνα', 'ＡＢＣ 公司')],
    [
      'white text in a table head',
      documentOf({
        type: 'tableCell',
        text: '数量',
        runs: [{ start: 0, end: 2, style: { color: '#ffffff' } }],
      }),
    ],
    ['a list of single characters', documentOf('分为甲、乙、丙、丁四级。')],
  ])('%s', (_, document) => {
    expect(tokenise(document).evasion).toEqual([]);
  });

  it('a form that is set wide in both texts, whose blank is filled in one of them only', () => {
    const wide = (name: string) =>
      `${[...'兹委托我单位员工'].join(' ')}${name}${[...'同志前往贵处办理投标事宜'].join(' ')}。`;
    const [filled, blank] = [documentOf(wide(' 李 华 ')), documentOf(wide('＿＿＿'))];
    expect([filled, blank].map((one) => tokenise(one).evasion.length)).toEqual([1, 0]);
    expect(comparePair(filled, blank).evasion).toEqual([]);
    // The same from a plain text is a disguise.
    const plainForm = documentOf(wide('李华').replaceAll(' ', ''));
    expect(comparePair(filled, plainForm).evasion.map(({ kind }) => kind)).toEqual(['spacing']);
  });

  it('two texts that are both written in traditional characters', () => {
    const text = '乙方應當於簽訂後三日內將設備運達現場並會同監理驗收。';
    expect(comparePair(documentOf(text), documentOf(`${text}完。`)).evasion).toEqual([]);
  });
});

describe('of several files in one document', () => {
  const radicals = plain.replaceAll('人', '⼈').replaceAll('工', '⼯');

  /** One block per file. */
  function joined(...files: readonly (readonly [DocumentKind, string])[]): Document {
    const document = documentOf(...files.map(([, text]) => text));
    const parts = document.blocks.map(({ start, end }, index) => ({
      name: `${index + 1}`,
      kind: files[index]?.[0] ?? 'docx',
      ...documentSpan(start, end),
    }));
    return { ...document, kind: parts[0]?.kind ?? 'docx', parts };
  }

  it('radicals are not a disguise in the PDF, wherever it is', () => {
    expect(tokenise(joined(['docx', plain], ['pdf', radicals])).evasion).toEqual([]);
    expect(tokenise(joined(['pdf', radicals], ['docx', plain])).evasion).toEqual([]);
  });

  it('radicals in the Word file are a disguise, even with a PDF before or after it', () => {
    for (const document of [
      joined(['pdf', plain], ['docx', radicals]),
      joined(['docx', radicals], ['pdf', plain]),
    ])
      expect(tokenise(document).evasion.map(({ kind, text }) => [kind, text[0]])).toEqual([
        ['lookAlike', '⼈'],
      ]);
  });

  it('the file without colour information is named', () => {
    const { coverage } = comparePair(joined(['docx', plain], ['csv', '数量']), source);
    expect(coverage.notExamined).toEqual([
      { what: '被查文件：“2”：白色或极小文字', count: 1, reason: '此格式不含颜色与字号，无法检查' },
    ]);
  });
});

describe('text as a picture', () => {
  /** A page of text and a page that was recognised. */
  function scanned(text: string, picture: string): Document {
    const line = (page: number, words: string, more: object) => ({
      type: 'paragraph' as const,
      text: words,
      page: page + 1,
      lines: [
        {
          start: 0,
          end: words.length,
          page,
          top: 0,
          height: 9,
          edges: [...Array(words.length + 1).keys()],
          ...more,
        },
      ],
    });
    const confidence = Array<number>(picture.length).fill(0.98);
    return documentOf(line(0, text, {}), line(1, picture, { confidence }));
  }
  const tracesOf = (a: Document, b: Document) => findTextAsPicture(a, b, comparePair(a, b).fragments);

  it('that is text in the other document is reported with its position', () => {
    const document = scanned('后记从略，另行装订成册。', plain);
    const traces = tracesOf(document, source);
    expect(traces).toMatchObject([
      { side: 'a', kind: 'picture', reason: expect.stringContaining('以图片形式出现') },
    ]);
    for (const { start, end, text } of traces) expect(document.text.slice(start, end)).toBe(text);
    expect(tracesOf(source, document)).toMatchObject([{ side: 'b', kind: 'picture' }]);
  });

  it('is not a trace when both are pictures, nothing is reused, or it was text', () => {
    const other = scanned('序言另附，不再赘述。', plain);
    expect(tracesOf(scanned('后记从略，另行装订成册。', plain), other)).toEqual([]);
    expect(tracesOf(scanned(plain, '与上文没有关系的扫描页面。'), source)).toEqual([]);
  });
});

describe('words are equal for the engine', () => {
  it('whatever their width, case and digits look like', () => {
    const tokens = (text: string) => Array.from(tokenise(documentOf(text)).tokens);
    expect(tokens('ＩＳＯ９００１ 认证')).toEqual(tokens('iso9001认证'));
    expect(tokens('1,000.00 元')).toEqual(tokens('1，000．00元'));
    expect(tokens('p l e d g e')).toEqual(tokens('pledge'));
    expect(tokens('第一，第二。')).toHaveLength(4);
  });
});
