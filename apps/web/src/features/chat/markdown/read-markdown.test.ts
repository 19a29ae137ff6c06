import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runsOf, wordsOf } from '../view-model/markdown-tree.ts';
import { readMarkdown } from './read-markdown.ts';

/** What could act in the page. */
const acting = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '前 <b onclick="x()">粗</b> 后',
  '![图](https://example.com/a.png)',
  '[点我](javascript:alert(1))',
  '[点我](data:text/html,x)',
  '[点我](//example.com)',
];

const words = (source: string) => runsOf(readMarkdown(source)).map(({ inlines }) => wordsOf(inlines));

describe('an answer in markdown', () => {
  it('has headings, lists, quotations, code and rules', () => {
    const kinds = readMarkdown('# 一\n\n- 甲\n- 乙\n\n> 引文\n\n```\n代码\n```\n\n---\n').map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(['heading', 'list', 'quote', 'code', 'rule']);
  });

  it('has tables with their columns aligned', () => {
    const [table] = readMarkdown('| 项目 | 金额 |\n|:--|--:|\n| 定金 | **2** 万 |');
    expect(table).toMatchObject({ kind: 'table', aligns: ['left', 'right'] });
    expect(words('| 项目 | 金额 |\n|:--|--:|\n| 定金 | **2** 万 |')).toEqual([
      '项目',
      '金额',
      '定金',
      '2 万',
    ]);
  });

  it('numbers its runs in reading order', () => {
    const runs = runsOf(readMarkdown('第一段\n\n1. 甲\n   - 子项\n2. 乙\n\n> 引文\n\n尾段'));
    expect(runs.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(runs.map(({ inlines }) => wordsOf(inlines))).toEqual([
      '第一段',
      '甲',
      '子项',
      '乙',
      '引文',
      '尾段',
    ]);
  });

  it('starts an ordered list at its own first number', () => {
    expect(readMarkdown('3. 丙\n4. 丁')[0]).toMatchObject({ kind: 'list', isOrdered: true, start: 3 });
  });

  it('breaks a line where the answer does', () => {
    expect(words('上一行\n下一行')).toEqual(['上一行\n下一行']);
  });

  it.each(acting)('shows what could act in the page as the words it was written with: %s', (source) => {
    expect(words(source).join('')).toBe(source);
    const kinds = JSON.stringify(readMarkdown(source));
    expect(kinds).not.toContain('"kind":"link"');
  });

  it('was tried as often as the security document says', () => {
    const told = readFileSync(join(import.meta.dirname, '../../../../../../docs/security.md'), 'utf8');
    expect(told).toContain(`| scripts, pictures and links in an answer's markdown | ${acting.length} |`);
  });

  it('keeps links to the product and to the web', () => {
    const kinds = JSON.stringify(readMarkdown('[工具](/contract-audit/upload) [法规](https://example.com)'));
    expect(kinds).toContain('"href":"/contract-audit/upload"');
    expect(kinds).toContain('"href":"https://example.com"');
  });

  it.each(['**《民法典》**第七条', '见**（一）**项', '**粗**', '“**约定**”的'])(
    'is strong between asterisks without spaces around them: %s',
    (source) => {
      expect(words(source)).toEqual([source.replaceAll('*', '')]);
      expect(JSON.stringify(readMarkdown(source))).toContain('"strong"');
    },
  );

  it('keeps emphasis within strong text, and literal asterisks', () => {
    expect(words('**甲 *乙* 丙** 3 * 4 ** 5')).toEqual(['甲 乙 丙 3 * 4 ** 5']);
  });

  it('shows HTML tags in text and code literally', () => {
    expect(words('a < b && c > d，`x<y>`')).toEqual(['a < b && c > d，x<y>']);
  });

  it('can be read while it is still being written', () => {
    for (const part of ['**粗', '| 甲 | 乙 |\n|--', '```\n代', '[链接](http', '- ']) {
      expect(() => readMarkdown(part)).not.toThrow();
    }
  });
});
