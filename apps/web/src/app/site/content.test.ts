/** Checks the articles and use cases in the repository: complete, with working links and existing laws. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readContent } from '../../../read-content.ts';
import type { Block, Inline } from '../../features/site/content/text-tree.ts';
import {
  articleCategories,
  articles,
  findArticles,
  neighboursOf,
  relatedTo,
} from '../../features/site/view-model/articles.ts';
import { cases } from '../../features/site/view-model/cases.ts';
import { routeList } from '../routes/route-list.ts';

const CONTENT = join(import.meta.dirname, '../../features/site/content');
const folders = ['articles', 'cases'] as const;
const files = folders.flatMap((folder) =>
  readdirSync(join(CONTENT, folder)).map((name) => ({ folder, name })),
);
const read = ({ folder, name }: (typeof files)[number]) => readFileSync(join(CONTENT, folder, name), 'utf8');

const PUBLIC = join(import.meta.dirname, '../../../public');

describe('the information center', () => {
  it('has more than ten articles of every category, newest first', () => {
    expect(articles.length).toBeGreaterThan(10);
    expect(new Set(articles.map(({ category }) => category))).toEqual(new Set(articleCategories));
    expect(articles.map(({ date }) => date)).toEqual(
      articles
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
  });

  it('has a real day, a unique title and a unique summary on every article', () => {
    for (const { id, date } of articles) {
      expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10), id).toBe(date);
    }
    expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
    expect(new Set(articles.map(({ summary }) => summary)).size).toBe(articles.length);
  });

  it('is searched by all words at once, within a category', () => {
    expect(findArticles('定金', null).map(({ id }) => id)).toContain('deposit-words');
    expect(findArticles('民法典 违约金', null).map(({ id }) => id)).toEqual(['liquidated-damages']);
    expect(findArticles('定金', '产品动态')).toEqual([]);
    expect(findArticles('  ', null)).toEqual(articles);
  });

  it('links each article to its neighbours and to similar ones', () => {
    const [newest, second] = articles;
    if (!newest || !second) throw new Error('no articles');
    expect(neighboursOf(newest)).toEqual({ newer: null, older: second });
    expect(neighboursOf(second).newer).toBe(newest);
    for (const article of articles) expect(relatedTo(article)).not.toContain(article);
    const deposit = articles.find(({ id }) => id === 'deposit-words');
    expect(deposit && relatedTo(deposit).map(({ category }) => category)).toContain('合同知识');
  });
});

describe('the use cases', () => {
  it('are six or more, each with samples that can be downloaded and figures', () => {
    expect(cases.length).toBeGreaterThanOrEqual(6);
    for (const { id, samples, figures } of cases) {
      for (const { path } of samples) expect(existsSync(PUBLIC + path), path).toBe(true);
      expect(
        figures.every(({ value }) => value !== ''),
        id,
      ).toBe(true);
      expect(samples.length).toBeGreaterThan(0);
    }
  });
});

const known = new Set([
  ...routeList.map(({ path }) => path),
  ...articles.map(({ id }) => `/information-center/detail?id=${id}`),
  ...cases.map(({ id }) => `/customer-case/detail?id=${id}`),
]);

/** Articles of the Civil Code. */
const CIVIL_CODE_ARTICLES = 1260;

describe.each(files)('$name', (file) => {
  const source = read(file);
  const { body } = readContent(source, file.name);

  it('has text below headings', () => {
    expect(body.filter(({ kind }) => kind === 'heading').length).toBeGreaterThanOrEqual(3);
  });

  it('links only to pages that exist, or to https', () => {
    const ours = linksOf(body).filter((href) => href.startsWith('/'));
    expect(ours.filter((href) => !known.has(href))).toEqual([]);
  });

  it('cites articles of the Civil Code that exist', () => {
    const cited = [...source.matchAll(/《民法典》第(?<number>[一二三四五六七八九十百千零]+)条/g)];
    for (const [, number = ''] of cited) {
      expect(readNumber(number), number).toBeGreaterThan(0);
      expect(readNumber(number), number).toBeLessThanOrEqual(CIVIL_CODE_ARTICLES);
    }
  });
});

describe('unsupported Markdown', () => {
  const head = '---\ntitle: x\n---\n';
  it.each([
    ['HTML', `${head}<script>alert(1)</script>`],
    ['inline HTML', `${head}a <b onclick="x">b</b>`],
    ['a picture', `${head}![x](/x.png)`],
    ['a link that runs a program', `${head}[x](javascript:alert(1))`],
    ['a link to another host without a name of its own', `${head}[x](//evil.example)`],
    ['a second title', `${head}# x`],
    ['text without front matter', 'x'],
  ])('%s is refused with the name of the file', (_, source) => {
    expect(() => readContent(source, 'x.md')).toThrow(/^x\.md: /);
  });

  it('ordinary text keeps every character, as text', () => {
    const { body } = readContent(`${head}a < b & "c" **d**`, 'x.md');
    expect(textOf(body)).toBe('a < b & "c" d');
  });
});

function linksOf(blocks: readonly Block[]): readonly string[] {
  return inlinesOf(blocks).flatMap((inline) => (inline.kind === 'link' ? [inline.href] : []));
}

function textOf(blocks: readonly Block[]): string {
  return inlinesOf(blocks)
    .map((inline) => ('text' in inline ? inline.text : ''))
    .join('');
}

/** All of them, including nested ones. */
function inlinesOf(blocks: readonly Block[]): readonly Inline[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'quote') return inlinesOf(block.blocks);
    if (block.kind === 'list') return block.items.flatMap(inlinesOf);
    if (block.kind === 'table') return [...block.head, ...block.rows.flat()].flatMap((cell) => spread(cell));
    return block.kind === 'code' ? [] : spread(block.children);
  });
}

function spread(inlines: readonly Inline[]): readonly Inline[] {
  return inlines.flatMap((inline) =>
    'children' in inline ? [inline, ...spread(inline.children)] : [inline],
  );
}

/** 五百八十七 → 587 */
function readNumber(words: string): number {
  const digits = '零一二三四五六七八九';
  const units: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
  let sum = 0;
  let digit = 0;
  for (const word of words) {
    const unit = units[word];
    if (unit === undefined) digit = digits.indexOf(word);
    else {
      sum += (digit || 1) * unit;
      digit = 0;
    }
  }
  return sum + digit;
}
