/** Redlines that fail their check in a block: it is kept out and told, and the rest is a redline by structure. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compareDocuments } from '@wenjian/compare';
import { readDocx } from '@wenjian/readers';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rootOf } from '../docx/package/package-parts.ts';
import type { WordPackage } from '../docx/package/word-package.ts';
import { settleFile, wordTexts } from '../docx/settle/settle-file.ts';
import { type WrittenComparison, writeComparisonDocx } from '../docx/write-comparison-docx.ts';
import { ancestors, descendants, textOf } from '../xml/xml-tree.ts';
import { redlineFiles } from './redline-files.ts';
import { type Inline, modelFile, type WordModel } from './word-model.testing.ts';
import { generatePair } from './word-pairs.testing.ts';
import { grid, line, model, plain, text } from './word-short.testing.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-out-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const path = (name: string): string => join(folder, `${name}.docx`);
const stamp = { author: '文鉴', date: new Date('2026-01-02T03:04:05Z') };

/** As a fault in the writing would: every changed text with the word has another one. */
function spoil(word: WordPackage, fault: string): void {
  for (const part of word.storyParts)
    for (const element of descendants(rootOf(word, part))) {
      if (!/^w:(?:t|delText)$/.test(element.name) || !textOf(element).includes(fault)) continue;
      if ([...ancestors(element)].some(({ name }) => /^w:(?:ins|del|moveFrom|moveTo)$/.test(name)))
        element.children = [{ kind: 'text', text: '坏' }];
    }
}

const spoiling =
  (fault: string): typeof redlineFiles =>
  (word, ...rest) => {
    const written = redlineFiles(word, ...rest);
    spoil(word, fault);
    return written;
  };

interface Written extends WrittenComparison {
  readonly part: (name: string) => string;
  readonly texts: (view: 'accepted' | 'rejected') => Promise<readonly string[]>;
}

async function written(old: WordModel, target: WordModel, make: typeof redlineFiles): Promise<Written> {
  await writeFile(path('old'), modelFile(old));
  await writeFile(path('new'), modelFile(target));
  const [oldDocument, newDocument] = [await readDocx(path('old')), await readDocx(path('new'))];
  const { script } = compareDocuments(oldDocument, newDocument);
  const files = { oldPath: path('old'), newPath: path('new') };
  const outcome = await writeComparisonDocx(
    { script, oldDocument, newDocument, ...files, ...stamp },
    path('out'),
    make,
  );
  const entries = unzipSync(await readFile(path('out')));
  return {
    ...outcome,
    part: (name) => strFromU8(entries[`word/${name}.xml`] ?? new Uint8Array()),
    texts: async (view) => {
      await settleFile(path('out'), path('settled'), view);
      const document = await readDocx(path('settled'));
      const blocks = document.blocks.filter(({ type }) => type !== 'comment');
      return wordTexts({ ...document, blocks });
    },
  };
}

const clauses = (price: string, place: string): ReturnType<typeof plain>[] => [
  plain(`第一条 合同总价为${price}，按月支付。`),
  plain('第二条 乙方应当在三十日内交货。'),
  plain(`第三条 争议由${place}解决。`),
];

describe('a block that fails the check', () => {
  it('stays as it was, with a comment and both texts in the appendix; the rest is tracked', async () => {
    const [old, target] = [model(...clauses('100元', '法院')), model(...clauses('200元', '仲裁'))];
    const { check, notice, part, texts } = await written(old, target, spoiling('仲裁'));
    expect(check).toBe('treeWithRemark');
    expect(notice).toMatch(/^有 1 处的修订标记未通过核对.*其余部分下载前已逐块核对一致。$/);
    expect(part('comments')).toContain('附录第 1 处');
    expect(await texts('rejected')).toEqual([
      '第一条 合同总价为100元，按月支付。',
      '第二条 乙方应当在三十日内交货。',
      '第三条 争议由法院解决。',
      '双方签字盖章后生效。',
    ]);
    expect(await texts('accepted')).toEqual([
      '第一条 合同总价为200元，按月支付。',
      '第二条 乙方应当在三十日内交货。',
      '第三条 争议由法院解决。',
      '双方签字盖章后生效。',
      '附录：未能写成修订标记的部分',
      '第 1 处',
      '原文：第三条 争议由法院解决。',
      '新文：第三条 争议由仲裁解决。',
    ]);
    // The comment stands at the clause.
    expect(part('document')).toMatch(/<w:commentRangeStart [^>]*\/>(?:(?!<\/w:p>).)*争议由法院解决/s);
  });

  it('with an automatic number is said to leave the numbers after it as they were', async () => {
    const body = (price: string, forum: string): WordModel => {
      const item = { ...plain(`争议由${forum}解决。`), list: 1 };
      return model(plain(`总价${price}`), item);
    };
    const { notice } = await written(body('100元', '法院'), body('200元', '仲裁'), spoiling('仲裁'));
    expect(notice).toContain('其后的自动编号可能与新文档不同；其余部分');
  });

  it('in a cell is the cell alone', async () => {
    const rows = (steel: string, cement: string) =>
      model(plain('总价100元'), grid(['品名', '单价'], ['钢材', steel], ['水泥', cement], ['玻璃', '7元']));
    const one = await written(rows('5000元', '30元'), rows('6000元', '40元'), spoiling('6000'));
    expect(one.notice).toContain('有 1 处');
    expect(one.part('document')).toContain('原文：5000元');
    expect(one.part('document')).toMatch(/<w:ins [^>]*><w:r><w:t [^>]*>40元/);
  });

  it('in an inserted row is the table', async () => {
    const rows = (price: string, ...more: readonly (readonly string[])[]) =>
      model(plain(price), grid(['品名', '单价'], ['钢材', '5000元'], ...more));
    const { check, notice, part } = await written(
      rows('总价100元'),
      rows('总价200元', ['水泥', '30元']),
      spoiling('水泥'),
    );
    expect([check, notice]).toEqual(['treeWithRemark', expect.stringContaining('有 1 处')]);
    expect(part('document').match(/<w:tr>/g)).toHaveLength(2);
    expect(part('document')).toContain('水泥</w:t><w:tab/><w:t xml:space="preserve">30元');
  });

  it.each([
    ['inserted', [], ['新增的仲裁条款。']],
    ['deleted', ['原有的仲裁条款。'], []],
  ])('may be %s', async (_, before, after) => {
    const body = (price: string, lines: readonly string[]) =>
      model(plain(`总价${price}`), ...lines.map(plain), plain('交货地点为甲方仓库。'));
    const { check, texts } = await written(body('100元', before), body('200元', after), spoiling('仲裁'));
    expect(check).toBe('treeWithRemark');
    const accepted = await texts('accepted');
    expect(accepted.slice(0, 3 + before.length)).toEqual([
      '总价200元',
      ...before,
      '交货地点为甲方仓库。',
      '双方签字盖章后生效。',
    ]);
    expect(accepted.slice(-2)).toEqual([`原文：${before[0] ?? '（无）'}`, `新文：${after[0] ?? '（无）'}`]);
  });

  it('that moved stays in its place on both ends', async () => {
    const moved = plain('乙方应当在收到书面通知后三十日内提交仲裁申请。');
    const rest = ['一、标的物及其数量质量', '二、价款与支付方式的约定', '三、违约责任与争议解决'].map(plain);
    const { check, texts, part } = await written(
      model(moved, ...rest),
      model(...rest, moved),
      spoiling('仲裁'),
    );
    expect(check).toBe('treeWithRemark');
    expect(part('document')).not.toContain('moveFrom');
    expect((await texts('accepted')).slice(0, 2)).toEqual([
      '乙方应当在收到书面通知后三十日内提交仲裁申请。',
      '一、标的物及其数量质量',
    ]);
  });

  it('may be that of a note, which stays with its note, and of a header, which is told in the body', async () => {
    const note = (content: string): Inline => ({ kind: 'note', place: 'footnote', blocks: [plain(content)] });
    const body = (price: string, forum: string): WordModel => {
      const made = model(plain(`总价${price}`), line(text('争议解决'), note(`由${forum}解决`)));
      made.section.header = [plain(`${forum}版`)];
      return made;
    };
    const { check, notice, part, texts } = await written(
      body('100元', '法院'),
      body('200元', '仲裁'),
      spoiling('仲裁'),
    );
    expect(check).toBe('treeWithRemark');
    expect(notice).toContain('有 2 处');
    expect(part('header1') + part('footnotes')).not.toContain('坏');
    expect(await texts('accepted')).toContain('原文：争议解决〔注：由法院解决〕');
    expect(await texts('accepted')).toContain('新文：仲裁版');
    expect(part('document').match(/<w:commentReference /g)).toHaveLength(3);
  });
});

describe('the text alone is tracked', () => {
  it('where what fails is no block', async () => {
    const old = model(...clauses('100元', '法院'));
    const { check } = await written(old, model(...clauses('200元', '法院')), (word, ...rest) => {
      const outcome = redlineFiles(word, ...rest);
      for (const element of descendants(rootOf(word, word.mainPart)))
        if (element.name === 'w:pgSz') element.attributes.set('w:w', '1');
      return outcome;
    });
    expect(check).toBe('text');
  });

  it('where the block holds the end of a section', async () => {
    const section = { width: 11_906, header: null, footer: null, first: null };
    const body = (forum: string): WordModel =>
      model(plain('总价100元'), { kind: 'paragraph', inlines: [text(forum)], style: '', list: 0, section });
    const { check } = await written(body('由法院解决'), body('由仲裁解决'), spoiling('仲裁'));
    expect(check).toBe('text');
  });
});

it('of any two documents keeps out what is spoiled and gives OLD back', async () => {
  let kept = 0;
  for (let seed = 7201; seed < 7213; seed++) {
    const { old, target } = generatePair(seed);
    const { check, texts } = await written(old, target, spoiling('验收'));
    if (check === 'treeWithRemark') kept++;
    const rejected = await texts('rejected');
    expect([seed, [...rejected].sort()]).toEqual([seed, [...wordTexts(await withoutComments('old'))].sort()]);
  }
  expect(kept).toBeGreaterThan(4);
}, 120_000);

async function withoutComments(name: string) {
  const document = await readDocx(path(name));
  return { ...document, blocks: document.blocks.filter(({ type }) => type !== 'comment') };
}
