/**
 * What the options leave out is counted and stays in the script. Also places, pictures, formatting and
 * suspected recognition errors.
 */
import type { BlockDraft, Document } from '@wenjian/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attributePhrases } from './changes/attribute-phrases.ts';
import { documentOf, documentPair, paragraphs, repetitivePair } from './compare.testing.ts';
import { compareDocuments } from './compare-documents.ts';
import type { CompareOptions } from './compare-options.ts';
import { applyScript } from './edits/edit-script.ts';

const header = (text: string): BlockDraft => ({ type: 'header', text });
const paragraph = (text: string): BlockDraft => ({ type: 'paragraph', text });

function ignoring(old: Document, target: Document, options: CompareOptions) {
  const comparison = compareDocuments(old, target, options);
  expect(applyScript(comparison.script, old.text)).toBe(target.text);
  const left = comparison.coverage.notExamined.filter((item) => item.side === 'new');
  return { count: comparison.changes.length, left: left.map((item) => [item.what, item.count]) };
}

describe('a comparison with more changes than are listed', () => {
  it('lists the weightiest, counts the others in its coverage and has them all in its script', () => {
    const old = paragraphs('第一条 标题', '总价为100元。', '交货期为5日。');
    const target = paragraphs('第一条  标题', '总价为900元。', '交货期为9日。');
    const { changes, coverage, script, statistics } = compareDocuments(old, target, {
      limits: { changes: 2 },
    });
    expect(changes.map(({ significance }) => significance)).toEqual(['major', 'major']);
    expect(statistics).toMatchObject({ major: 2, noise: 0 });
    const notes = coverage.notExamined.filter(({ what }) => what === '差异');
    expect(notes.map(({ side, count }) => [side, count])).toEqual([
      ['old', 1],
      ['new', 1],
    ]);
    expect(notes[0]?.reason).toContain('另有 1 处没有列出');
    expect(applyScript(script, old.text)).toBe(target.text);
  });

  it('lists what it would list if all of them were weighed', () => {
    // What an option would leave out is known only when all are weighed; nothing lies in this region.
    const ignoredRegions = [{ side: 'old', page: 9999, x: 0, y: 0, width: 1, height: 1 }] as const;
    const most = fc.integer({ min: 1, max: 12 });
    fc.assert(
      fc.property(fc.oneof(documentPair, repetitivePair), most, ([old, target], changes) => {
        const limits = { changes };
        const listed = compareDocuments(old, target, { limits });
        const weighed = compareDocuments(old, target, { limits, ignoredRegions });
        expect(listed.changes).toEqual(weighed.changes);
        expect(listed.statistics).toEqual(weighed.statistics);
      }),
    );
  });
});

describe('a mark that turns the text around', () => {
  it('is a weighty change, whatever is to be ignored: the characters are the same, what is read is not', () => {
    const old = paragraphs('违约金为1200元，付款期限为31日。');
    const target = paragraphs('违约金为\u202e1200\u202c元，付款期限为31日。');
    for (const options of [{}, { ignoreSpaces: true, ignorePunctuation: true, ignoreWidth: true }]) {
      const [change] = compareDocuments(old, target, options).changes;
      expect(change).toMatchObject({ significance: 'major', signals: ['turned'] });
      expect(change?.reason).toContain('看到的次序与实际文字不同');
    }
  });

  it.each([
    ['\u202d', '\u202c'],
    ['\u2066', '\u2069'],
    ['\u2068', '\u2069'],
  ])('is not what telephones put around a number they copy, which turns nothing', (before, after) => {
    const old = paragraphs('联系电话：13800001111。');
    const { changes } = compareDocuments(old, paragraphs(`联系电话：${before}13800001111${after}。`));
    expect(changes.every(({ significance }) => significance === 'noise')).toBe(true);
  });
});

describe('an option', () => {
  it.each<[string, CompareOptions, string, string, string]>([
    ['case', { ignoreCase: true }, '由Buyer签署本合同', '由BUYER签署本合同', '大小写'],
    ['punctuation', { ignorePunctuation: true }, '甲方，乙方共同签署', '甲方、乙方共同签署', '标点'],
    ['spaces', { ignoreSpaces: true }, '甲方 Party A 签署', '甲方 PartyA 签署', '空格'],
    ['width', { ignoreWidth: true }, '总价１００元整', '总价100元整', '全角与半角'],
    [
      'script',
      { ignoreScript: true },
      '甲方應當按期向乙方支付貨款並開具發票',
      '甲方应当按期向乙方支付货款并开具发票',
      '繁简',
    ],
    ['numbering', { ignoreNumbering: true }, '5.2 乙方应当按期交货。', '6.1 乙方应当按期交货。', '编号'],
  ])(
    'to ignore %s leaves out what differs in nothing else, and says so',
    (_, options, before, after, what) => {
      const found = compareDocuments(paragraphs(before), paragraphs(after)).changes.length;
      expect(found).toBeGreaterThan(0);
      const { count, left } = ignoring(paragraphs(before), paragraphs(after), options);
      expect(count).toBe(0);
      expect(left).toHaveLength(1);
      expect(left[0]?.[0]).toBe(what);
      expect(left[0]?.[1]).toBeGreaterThan(0);
    },
  );

  it('to ignore punctuation never treats different figures as equal', () => {
    const { count } = ignoring(paragraphs('违约金为1.5%'), paragraphs('违约金为15%'), {
      ignorePunctuation: true,
    });
    expect(count).toBe(1);
  });

  it('to ignore headers and footers, or tables, leaves out changes there', () => {
    const cell = (text: string): BlockDraft => ({
      type: 'tableCell',
      text,
      cell: { table: 0, row: 0, column: 0 },
    });
    const old = documentOf([header('合同草案'), paragraph('甲方'), cell('100')]);
    const target = documentOf([header('合同定稿'), paragraph('甲方'), cell('200')]);
    expect(ignoring(old, target, { ignoreHeadersFooters: true })).toEqual({
      count: 1,
      left: [['页眉页脚', 1]],
    });
    expect(ignoring(old, target, { ignoreTables: true })).toEqual({ count: 1, left: [['表格', 1]] });
  });

  it('to ignore a region leaves out changes inside it', () => {
    const line = (text: string, top: number): BlockDraft => ({
      type: 'paragraph',
      text,
      lines: [
        {
          start: 0,
          end: text.length,
          page: 0,
          top,
          height: 12,
          edges: Array.from({ length: text.length + 1 }, (_, index) => 10 * index),
        },
      ],
    });
    const old = documentOf([line('编号一二三', 0), line('总价为100元', 100)]);
    const target = documentOf([line('编号四五六', 0), line('总价为900元', 100)]);
    const region = { side: 'new', page: 0, x: 0, y: 0, width: 400, height: 20 } as const;
    expect(ignoring(old, target, { ignoredRegions: [region] })).toEqual({
      count: 1,
      left: [['所选区域', 1]],
    });
  });
});

describe('the place of a change', () => {
  it('is always given: headers, footers, notes, comments and text boxes have their own', () => {
    const types = ['header', 'footer', 'footnote', 'comment', 'textBox'] as const;
    const all = (text: string) =>
      documentOf(types.map((type): BlockDraft => ({ type, text: `${text}${type}` })));
    const { changes } = compareDocuments(all('甲方的说明文字'), all('乙方的说明文字'));
    expect(changes.map((change) => change.place)).toEqual(['header', 'footer', 'note', 'comment', 'textBox']);
  });

  it('in a page number or a watermark is noise', () => {
    const page = (number: string, mark: string) =>
      documentOf([
        { type: 'footer', text: `第 ${number} 页 共 10 页` },
        { type: 'watermark', text: mark },
      ]);
    const { changes } = compareDocuments(page('3', '草稿'), page('4', '样本'));
    expect(changes.map((change) => [change.significance, change.reason])).toEqual([
      ['noise', '页码变动'],
      ['noise', '水印变动'],
    ]);
  });

  it('names its clause', () => {
    const text = (days: string) => paragraphs('第五条 交付', `5.2 乙方应在${days}内交付。`);
    const { changes } = compareDocuments(text('三十日'), text('六十日'));
    expect(changes.map((change) => change.new?.clause)).toEqual(['第五条 5.2']);
  });
});

describe('pictures', () => {
  const image = (hash: string, print: string, type: 'image' | 'seal' = 'image'): BlockDraft => ({
    type,
    text: '',
    picture: { hash, print },
  });
  const compare = (old: readonly BlockDraft[], target: readonly BlockDraft[]) =>
    compareDocuments(
      documentOf([paragraph('甲方'), ...old]),
      documentOf([paragraph('甲方'), ...target]),
    ).changes.map((change) => [change.type, change.place, change.significance, change.reason]);

  it('are compared by appearance', () => {
    const one = image('aa', '00ff00ff00ff00ff');
    expect(compare([one], [one])).toEqual([]);
    expect(compare([one], [image('bb', '00ff00ff00ff00ff')])).toEqual([
      ['image', 'picture', 'noise', '图片重新存储，画面相同'],
    ]);
    expect(compare([one], [image('bb', 'ff00ff00ff00ff00')])).toEqual([
      ['image', 'picture', 'minor', '图片已更换或修改'],
    ]);
    expect(compare([one], [])).toEqual([['image', 'picture', 'minor', '删除图片']]);
  });

  it('that are whole pages are changed by any other pixel', () => {
    const page = (hash: string): BlockDraft => ({
      type: 'image',
      text: '',
      picture: { hash, print: '00ff00ff00ff00ff', isOfPixels: true },
    });
    const changes = (old: readonly BlockDraft[], target: readonly BlockDraft[]) =>
      compareDocuments(documentOf(old), documentOf(target)).changes.map(({ reason }) => reason);
    expect(changes([page('aa')], [page('aa')])).toEqual([]);
    expect(changes([page('aa')], [page('bb')])).toEqual(['图片已更换或修改']);
    expect(changes([page('aa')], [page('aa'), page('cc')])).toEqual(['新增图片']);
    // A picture in an office file and a page that look alike are not known to be the same.
    const inFile: BlockDraft = { ...page('bb'), picture: { hash: 'bb', print: '00ff00ff00ff00ff' } };
    expect(changes([inFile], [page('aa')])).toEqual(['图片已更换或修改']);
  });

  it('that are seals are major', () => {
    const seal = image('aa', '00ff00ff00ff00ff', 'seal');
    expect(compare([seal], [])).toEqual([['image', 'seal', 'major', '缺少印章']]);
    expect(compare([], [seal])).toEqual([['image', 'seal', 'major', '新增印章']]);
    expect(compare([seal], [image('bb', 'ff00ff00ff00ff00', 'seal')])).toEqual([
      ['image', 'seal', 'major', '印章不同'],
    ]);
    expect(compare([seal], [image('bb', '00ff00ff00ff00fe', 'seal')])).toEqual([]);
  });
});

describe('formatting changes', () => {
  const styled = (text: string, style: object): BlockDraft => ({
    type: 'paragraph',
    text,
    runs: [{ start: 0, end: text.length, style }],
  });

  it('of neighbouring paragraphs are one change, named, and never major', () => {
    const texts = ['甲方应当付款。', '乙方应当交货。', '双方应当验收。'];
    const old = documentOf(texts.map((text) => styled(text, { sizePt: 12 })));
    const target = documentOf(texts.map((text) => styled(text, { sizePt: 14, bold: true })));
    const { changes } = compareDocuments(old, target);
    expect(changes.map((change) => [change.type, change.significance, change.reason])).toEqual([
      ['format', 'noise', '格式变动：加粗、字号 12 → 14（连续 3 段）'],
    ]);
    expect(compareDocuments(old, target, { ignoreFormatting: true }).changes).toEqual([]);
  });
});

describe('a scan', () => {
  const scanned = (text: string, confidence: number): Document =>
    documentOf([
      {
        type: 'paragraph',
        text,
        lines: [
          {
            start: 0,
            end: text.length,
            page: 0,
            top: 0,
            height: 10,
            edges: Array.from({ length: text.length + 1 }, (_, index) => index),
            confidence: Array.from(text, () => confidence),
          },
        ],
      },
    ]);
  const judged = (old: Document, target: Document) =>
    compareDocuments(old, target).changes.map((change) => [change.significance, change.isSuspect]);

  it('marks look-alike characters as suspect, and nothing else', () => {
    expect(judged(paragraphs('乙方已付清货款'), scanned('乙方己付清货款', 0.99))).toEqual([['minor', true]]);
    expect(judged(paragraphs('乙方已付清货款'), paragraphs('乙方己付清货款'))).toEqual([['minor', false]]);
  });

  it('keeps an uncertain figure major', () => {
    expect(judged(paragraphs('租金为5000元'), scanned('租金为6000元', 0.5))).toEqual([['major', true]]);
    expect(judged(paragraphs('租金为5000元'), scanned('租金为6000元', 0.99))).toEqual([['major', false]]);
  });

  it('suspects common misreadings: per mille, a figure with a space in it; a mark is noise', () => {
    expect(judged(paragraphs('税率为25.1%'), scanned('税率为25.1‰', 0.99))).toEqual([['major', true]]);
    expect(judged(paragraphs('共1,206,868.32元'), scanned('共1,206,868.3 2元', 0.99))).toEqual([
      ['major', true],
    ]);
    expect(judged(paragraphs('双方签字。'), scanned('双方签字', 0.99))).toEqual([['noise', false]]);
    expect(judged(paragraphs('税率为25.1%'), paragraphs('税率为25.1‰'))).toEqual([['major', false]]);
  });

  it('suspects a sign that was missed, unless it decides something', () => {
    expect(judged(paragraphs('工程竣工后付款'), scanned('工程工后付款', 0.99))).toEqual([['major', true]]);
    expect(judged(paragraphs('总价2,751,326.32元'), scanned('总价2,751,326.2元', 0.99))).toEqual([
      ['major', true],
    ]);
    expect(judged(paragraphs('总价6,335,325元'), scanned('总价6335325元', 0.99))).toEqual([['minor', true]]);
    expect(judged(paragraphs('工程竣工后付款'), paragraphs('工程工后付款'))).toEqual([['major', false]]);
    expect(judged(paragraphs('乙方不承担运费'), scanned('乙方承担运费', 0.99))).toEqual([['major', false]]);
  });

  it('suspects words that are missing in one place and new in another', () => {
    const [head, line, tail] = [
      '甲方应于十日内付款，',
      '违约金为合同总价的20.4%，',
      '乙方负责安装调试并培训操作人员。',
    ];
    const shown = compareDocuments(paragraphs(head + line + tail), scanned(head + tail + line, 0.99)).changes;
    const marked = shown.filter(({ significance }) => significance !== 'noise');
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.filter(({ isSuspect }) => !isSuspect)).toEqual([]);
  });

  it('suspects a figure that is in the merged cell over its own', () => {
    const row = (texts: readonly string[], index: number) =>
      texts.map((text, column) => ({
        type: 'tableCell' as const,
        text,
        cell: { table: 0, row: index, column },
      }));
    const old = documentOf([...row(['名称', '金额（元）'], 0), ...row(['地下车位的管理费', '868.32'], 1)]);
    const [line] = scanned('金额（元）868.32', 0.99).layout ?? [];
    const grown = {
      type: 'tableCell' as const,
      text: '金额（元）868.32',
      cell: { table: 0, row: 0, column: 1, rowSpan: 2 },
      ...(line === undefined ? {} : { lines: [line] }),
    };
    const target = documentOf([...row(['名称'], 0), grown, ...row(['地下车位的管理费'], 1)], 'pdf');
    expect(judged(old, target)).toEqual([
      ['major', true],
      ['major', true],
    ]);
  });

  it('treats spaces as guesses when a side was recognised, but not inside figures', () => {
    expect(judged(paragraphs('Party A 签字'), scanned('PartyA签字', 0.99))).toEqual([['noise', false]]);
  });
});

describe('the version chain', () => {
  it('says which version introduced each phrase', () => {
    const baseline = paragraphs('第一条 租金为5000元。', '第二条 租期三年。');
    const first = paragraphs('第一条 租金为6000元。', '第二条 租期三年。');
    const second = paragraphs('第一条 租金为6000元。', '第二条 租期五年。');
    const phrases = attributePhrases(baseline, [
      { id: 'v1', comparison: compareDocuments(baseline, first) },
      { id: 'v2', comparison: compareDocuments(baseline, second) },
    ]);
    expect(
      phrases.map((phrase) => [
        phrase.kind,
        phrase.text,
        phrase.clause,
        phrase.significance,
        phrase.introducedBy,
        phrase.presentIn,
      ]),
    ).toEqual([
      ['deleted', '5000元', '第一条', 'major', 'v1', ['v1', 'v2']],
      ['inserted', '6000元', '第一条', 'major', 'v1', ['v1', 'v2']],
      ['deleted', '三年', '第二条', 'major', 'v2', ['v2']],
      ['inserted', '五年', '第二条', 'major', 'v2', ['v2']],
    ]);
  });
});

describe('the id of a change', () => {
  const old = paragraphs('第一条 价款为5000元。', '第二条 甲方 应当付款。', '第三条 交货期为十日。');
  const target = paragraphs('第一条 价款为6000元。', '第二条 甲方应当付款。', '第三条 交货期为九日。');
  const idsOf = (options: CompareOptions) =>
    compareDocuments(old, target, options).changes.map(({ id }) => id);

  it('is the same after another run, and stays when an option leaves out changes before it', () => {
    const all = idsOf({});
    expect(new Set(all).size).toBe(all.length);
    expect(idsOf({})).toEqual(all);
    const fewer = idsOf({ ignoreSpaces: true });
    expect(fewer.length).toBeLessThan(all.length);
    expect(all.filter((id) => fewer.includes(id))).toEqual(fewer);
  });
});
