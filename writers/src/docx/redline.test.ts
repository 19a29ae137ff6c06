import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  numbered,
  numbering,
  paragraph,
  type Redlined,
  redlineOf,
  run,
  table,
  type WordParts,
} from './word.testing.ts';

/** Each writes and reads back four files; other ones in every run of the suite. */
const RUNS = 20;

function expectExact(outcome: Redlined): void {
  expect(outcome.rejected).toBe(outcome.old);
  expect(outcome.accepted).toBe(outcome.new);
  expect(outcome.read).toBe(outcome.new);
}

const body = (...content: readonly string[]): WordParts => ({
  body: `${content.join('')}<w:sectPr/>`,
  parts: { numbering },
});

const deleted = (xml: string): string[] =>
  [...xml.matchAll(/<w:delText[^>]*>([^<]*)</g)].map(([, text = '']) => text);
const inserted = (xml: string): string[] =>
  [...xml.matchAll(/<w:ins [^>]*><w:r>.*?<\/w:ins>/g)].map(([whole]) => whole.replace(/<[^>]*>/g, ''));

describe('a tracked change', () => {
  it('replaces only what changed, and a change of format is one of its own', async () => {
    const outcome = await redlineOf(
      body(paragraph(run('租金为', '<w:b/>') + run('5000元，按月支付。', '<w:i/>'))),
      body(paragraph(run('租金为6000元，按月支付。'))),
    );
    expectExact(outcome);
    expect(deleted(outcome.xml).join('')).toBe('5000元');
    expect(outcome.xml).toMatch(
      /<w:ins w:id="\d+" w:author="文鉴" w:date="2026-01-02T03:04:05Z"><w:r><w:t xml:space="preserve">6000元/,
    );
    expect(outcome.xml).toMatch(/<w:rPrChange [^>]*><w:rPr><w:b\/><\/w:rPr><\/w:rPrChange>/);
  });

  it('shows a split paragraph once, with only its end inserted', async () => {
    const outcome = await redlineOf(
      body(paragraph(run('甲方应当在三十日内支付全部货款。乙方应当在收款后十日内交付全部货物。'))),
      body(
        paragraph(run('甲方应当在三十日内支付全部货款。')),
        paragraph(run('乙方应当在收款后十日内交付全部货物。')),
      ),
    );
    expectExact(outcome);
  });

  it('keeps a field as a whole or replaces it as a whole', async () => {
    const field = (result: string): string =>
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>REF a</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(result)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const outcome = await redlineOf(
      body(paragraph(run('参见') + field('第12条') + run('的约定。'))),
      body(paragraph(run('参见') + field('第13条') + run('的约定。'))),
    );
    expectExact(outcome);
    expect(deleted(outcome.xml).join('')).toBe('第12条');
    expect(outcome.xml).toContain('REF a</w:delInstrText>');
    const untouched = await redlineOf(
      body(paragraph(run('参见') + field('第12条') + run('的约定。'))),
      body(paragraph(run('详见') + field('第12条') + run('的约定。'))),
    );
    expectExact(untouched);
    expect(untouched.xml).toContain('<w:instrText>REF a</w:instrText>');
  });

  it('can be inside a link, and simple fields become complex ones', async () => {
    const link = (text: string): string => `<w:hyperlink w:anchor="x">${run(text)}</w:hyperlink>`;
    const simple = (text: string): string => `<w:fldSimple w:instr="DATE">${run(text)}</w:fldSimple>`;
    const outcome = await redlineOf(
      body(paragraph(run('见') + link('附件一的清单') + run('，日期') + simple('2024年1月1日') + run('。'))),
      body(paragraph(run('见') + link('附件二的清单') + run('，日期') + simple('2024年2月1日') + run('。'))),
    );
    expectExact(outcome);
    expect(outcome.xml).toMatch(/<w:hyperlink[^>]*>.*<w:del .*<\/w:hyperlink>/);
    expect(outcome.xml).not.toContain('w:fldSimple');
  });

  it('has an id that Word accepts, however high those of the file are', async () => {
    const high = '<w:bookmarkStart w:id="2147483646" w:name="x"/><w:bookmarkEnd w:id="2147483646"/>';
    const outcome = await redlineOf(
      body(paragraph(run('租金为5000元。') + high)),
      body(paragraph(run('租金为6000元。'))),
    );
    expectExact(outcome);
    const ids = [...outcome.xml.matchAll(/<w:(?:ins|del) w:id="(\d+)"/g)].map(([, id]) => Number(id));
    expect(ids).toHaveLength(2);
    expect(Math.max(...ids)).toBeLessThan(2 ** 31 - 1);
  });

  it("accepts the old file's own tracked changes first", async () => {
    const tracked = paragraph(
      `${run('甲方')}<w:del w:id="7" w:author="x"><w:r><w:delText>不</w:delText></w:r></w:del><w:ins w:id="8" w:author="x">${run('应当')}</w:ins>${run('付款。')}`,
    );
    const outcome = await redlineOf(body(tracked), body(paragraph(run('甲方应当立即付款。'))));
    expectExact(outcome);
    expect(outcome.old).toBe('甲方应当付款。');
    expect(outcome.xml).not.toContain('不');
  });
});

describe('list numbers', () => {
  const clause = (text: string, level = 0): string => paragraph(run(text), numbered(level));

  it('need no change when only an insertion shifts them', async () => {
    const outcome = await redlineOf(
      body(clause('标的物'), clause('价款与支付'), clause('违约责任')),
      body(clause('标的物'), clause('交付与验收的期限'), clause('价款与支付'), clause('违约责任')),
    );
    expectExact(outcome);
    expect(inserted(outcome.xml)).toEqual(['交付与验收的期限']);
    expect(deleted(outcome.xml)).toEqual([]);
  });

  it('are typed when the new text has them typed', async () => {
    const outcome = await redlineOf(
      body(clause('标的物'), clause('价款与支付')),
      body(paragraph(run('第1条 标的物')), paragraph(run('第9条 价款与支付'))),
    );
    expectExact(outcome);
    expect(outcome.xml).toContain('w:pPrChange');
  });
});

describe('tables', () => {
  const cell = (text: string): string => paragraph(text === '' ? '' : run(text));

  it('get a new row as a tracked row', async () => {
    const outcome = await redlineOf(
      body(table([cell('品名'), cell('数量')], [cell('钢材'), cell('100吨')]), paragraph('')),
      body(
        table([cell('品名'), cell('数量')], [cell('钢材'), cell('100吨')], [cell('水泥'), cell('200吨')]),
        paragraph(''),
      ),
    );
    expectExact(outcome);
    expect(outcome.xml).toMatch(/<w:trPr><w:ins /);
    expect(outcome.xml.match(/<w:tr>/g)).toHaveLength(3);
  });

  it('lose a row as a tracked row', async () => {
    const outcome = await redlineOf(
      body(table([cell('品名'), cell('数量')], [cell('钢材'), cell('100吨')], [cell('水泥'), cell('200吨')])),
      body(table([cell('品名'), cell('数量')], [cell('水泥'), cell('200吨')])),
    );
    expectExact(outcome);
    expect(outcome.xml).toMatch(/<w:trPr><w:del /);
  });

  it('go from the end of the file behind a numbered clause', async () => {
    const clause = paragraph(run('甲方'), numbered(0));
    const last = table([paragraph(run('甲方')), paragraph('')]) + paragraph('');
    expectExact(await redlineOf(body(clause, last), body(clause)));
  });

  it('receive text in an empty cell', async () => {
    const outcome = await redlineOf(
      body(table([cell('品名'), cell('数量'), cell('备注')], [cell('钢材'), cell(''), cell('含税')])),
      body(table([cell('品名'), cell('数量'), cell('备注')], [cell('钢材'), cell('100吨'), cell('含税')])),
    );
    expectExact(outcome);
    expect(outcome.xml).toMatch(
      /钢材.*<\/w:tc><w:tc>(?:(?!<\/w:tc>).)*100吨(?:(?!<w:tc>).)*<\/w:tc><w:tc>(?:(?!<w:tc>).)*含税/s,
    );
  });
});

describe('other parts of the file', () => {
  it('headers, notes and text boxes are changed in place', async () => {
    const box = (text: string): string =>
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:txbxContent>${paragraph(run(text))}</w:txbxContent></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${paragraph(run(text))}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    const file = (header: string, note: string, boxed: string): WordParts => ({
      body: `${paragraph(run('正文一段') + box(boxed))}<w:sectPr><w:headerReference w:type="default" r:id="header1"/></w:sectPr>`,
      parts: {
        header1: paragraph(run(header)),
        footnotes: `<w:footnote w:id="2">${paragraph(`<w:r><w:footnoteRef/></w:r>${run(` ${note}`)}`)}</w:footnote>`,
      },
    });
    const outcome = await redlineOf(
      file('合同编号 HT-001', '依照民法典第5条', '框中的说明文字甲'),
      file('合同编号 HT-002', '依照民法典第6条', '框中的说明文字乙'),
    );
    expectExact(outcome);
    expect(outcome.part('header1')).toContain('w:del ');
    expect(outcome.part('footnotes')).toContain('w:del ');
    // The other rendering of the box says the same.
    expect(outcome.xml.split('mc:Fallback').slice(1).join('')).toContain(
      '<w:delText xml:space="preserve">甲',
    );
  });
});

const words = [
  '甲方',
  '乙方',
  '应当',
  '不得',
  '支付',
  '货款',
  '5000元',
  '30日',
  '，',
  '。',
  ' ',
  '违约金',
  'A&B',
] as const;
const sentence = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 10 })
  .map((parts) => parts.join('').trim() || '空');

type Item =
  | { readonly kind: 'plain' | 'clause' | 'sub' | 'blank'; readonly text: string }
  | { readonly kind: 'table'; readonly cells: readonly (readonly string[])[] };

const item: fc.Arbitrary<Item> = fc.oneof(
  { weight: 5, arbitrary: sentence.map((text): Item => ({ kind: 'plain', text })) },
  { weight: 4, arbitrary: sentence.map((text): Item => ({ kind: 'clause', text })) },
  { weight: 3, arbitrary: sentence.map((text): Item => ({ kind: 'sub', text })) },
  { weight: 1, arbitrary: fc.constant<Item>({ kind: 'blank', text: '' }) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.array(fc.oneof(sentence, fc.constant('')), { minLength: 2, maxLength: 2 }), {
        minLength: 1,
        maxLength: 3,
      })
      .map((cells): Item => ({ kind: 'table', cells })),
  },
);

/** Runs of two characters, so that changes fall inside, between and over them. */
function xmlOf(item: Item): string {
  const escaped = (text: string): string => text.replaceAll('&', '&amp;');
  const runs = (text: string): string =>
    (text.match(/.{1,2}/gu) ?? []).map((part) => run(escaped(part))).join('');
  if (item.kind === 'table')
    return table(...item.cells.map((row) => row.map((text) => paragraph(runs(text))))) + paragraph('');
  if (item.kind === 'plain' || item.kind === 'blank') return paragraph(runs(item.text));
  return paragraph(runs(item.text), numbered(item.kind === 'sub' ? 1 : 0));
}

/** NEW is OLD with items removed, added, swapped and sentences changed. */
const pair = fc
  .record({
    items: fc.array(item, { minLength: 1, maxLength: 8 }),
    fate: fc.array(fc.constantFrom('keep', 'keep', 'keep', 'drop', 'change', 'add'), {
      minLength: 8,
      maxLength: 8,
    }),
    extra: fc.array(item, { minLength: 8, maxLength: 8 }),
  })
  .map(({ items, fate, extra }) => {
    const changed = items.flatMap((own, index): Item[] => {
      const other = extra[index] ?? own;
      if (fate[index] === 'drop') return [];
      if (fate[index] === 'add') return [other, own];
      if (fate[index] !== 'change' || own.kind === 'table' || other.kind === 'table') return [own];
      return [{ kind: own.kind, text: own.text.slice(0, 4) + other.text + own.text.slice(6) }];
    });
    return { old: items, changed };
  });

describe('any two documents', () => {
  it('can be converted into each other', async () => {
    await fc.assert(
      fc.asyncProperty(pair, async ({ old, changed }) => {
        expectExact(await redlineOf(body(...old.map(xmlOf)), body(...changed.map(xmlOf))));
      }),
      { numRuns: RUNS },
    );
  }, 120_000);
});
