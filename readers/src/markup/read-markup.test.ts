import { describe, expect, it } from 'vitest';
import { outline, readBytes } from '../fixtures.testing.ts';
import type { ReadResult } from '../index.ts';

const page = (body: string): string =>
  `<!DOCTYPE html><html><head><title>题</title></head><body>${body}</body></html>`;
const html = (body: string): Promise<ReadResult> => readBytes(page(body));
const markdown = (text: string): Promise<ReadResult> => readBytes(text, '说明.md');
const notRead = (result: ReadResult): unknown =>
  result.kind === 'document' && result.document.notRead.map((item) => [item.what, item.count]);

describe('a web page', () => {
  it('is read as headings, paragraphs, lists and tables', async () => {
    const result = await html(`
      <h1>采购合同</h1><p>甲方：<b>某某</b>
      公司</p><div>正文<p>第一段<p>第二段</div>
      <ol start="3"><li>甲<li>乙<ul><li>子项</ul></ol>
      <ol type="a"><li value="2">丙</li></ol>
      <table><tr><th>名称<th>金额</tr><tr><td>货款<td>100</table>尾`);
    expect(outline(result)).toEqual([
      ['heading', '采购合同'],
      ['paragraph', '甲方：某某 公司'],
      ['paragraph', '正文'],
      ['paragraph', '第一段'],
      ['paragraph', '第二段'],
      ['listItem', '3. 甲'],
      ['listItem', '4. 乙'],
      ['listItem', '子项'],
      ['listItem', 'b. 丙'],
      ['tableCell', '名称'],
      ['tableCell', '金额'],
      ['tableCell', '货款'],
      ['tableCell', '100'],
      ['paragraph', '尾'],
    ]);
    expect(result.kind === 'document' && result.document.kind).toBe('html');
  });

  it('places merged cells and tables in cells', async () => {
    const result = await html(
      '<table><tr><td rowspan="2">甲<td colspan="2">乙</tr><tr><td>丙<td><table><tr><td>内</table></table>',
    );
    expect(result.kind === 'document' && result.document.blocks.map((block) => block.cell)).toEqual([
      { table: 0, row: 0, column: 0, rowSpan: 2 },
      { table: 0, row: 0, column: 1, columnSpan: 2 },
      { table: 0, row: 1, column: 1 },
      { table: 1, row: 0, column: 0 },
    ]);
  });

  it('decodes entities, keeps line breaks and preformatted text', async () => {
    expect(
      outline(
        await html(
          '<p>A&amp;B&nbsp;&lt;甲&gt; &#x4e59; &copy &hellip;<br> 第二行<br></p><pre>\n 一\n  二 </pre>',
        ),
      ),
    ).toEqual([
      ['paragraph', 'A&B\u00a0<甲> 乙 © …\n第二行'],
      ['paragraph', ' 一\n  二'],
    ]);
  });

  it('drops scripts, styles, comments and hidden content, and says so', async () => {
    const result = await html(
      `<script>document.write("<p>坏</p>")</script><style>p{}</style><!-- 注 --><p>好</p>
       <div style="color:red; display:none">密<b>一</b></div><p hidden>密二<p>又好</p>
       <img src=x><svg><text>图</text></svg><input value=1><select><option>选</select><noscript>无</noscript>`,
    );
    expect(outline(result)).toEqual([
      ['paragraph', '好'],
      ['paragraph', '又好'],
    ]);
    expect(notRead(result)).toEqual([
      ['脚本', 1],
      ['样式', 1],
      ['隐藏内容', 2],
      ['图片', 1],
      ['嵌入内容', 1],
      ['表单控件', 2],
    ]);
  });

  /** 甲方 in GB18030. */
  const gb = Buffer.from('bcd7b7bd', 'hex');

  it.each([
    ['its meta element', '<html><head><meta charset="gb2312"></head><body>'],
    ['an old meta element', '<html><meta http-equiv=Content-Type content="text/html; charset=GBK"><body>'],
    ['an XML declaration', '<?xml version="1.0" encoding="gb18030"?><html><body>'],
    ['nothing', '<html><body>'],
    ['a false declaration', '<html><meta charset="utf-8"><body>'],
  ])('in GB18030 is read by %s', async (_, start) => {
    const bytes = Buffer.concat([Buffer.from(start), gb, Buffer.from('</body></html>')]);
    expect(outline(await readBytes(bytes))).toEqual([['paragraph', '甲方']]);
  });

  it('is recognised after a comment and without a head', async () => {
    expect(outline(await readBytes('<!-- saved from url=(0014)about:internet -->\n<html><body>甲'))).toEqual([
      ['paragraph', '甲'],
    ]);
    expect(outline(await readBytes('<table><tr><td>甲</table>', '报表.xls'))).toEqual([['tableCell', '甲']]);
  });

  it('with broken tags loses no text', async () => {
    expect(outline(await html('<p>1 < 2 </i><b <i>甲</b></table></p>乙 <a href="x>丙</a>'))).toEqual([
      ['paragraph', '1 < 2 甲'],
      ['paragraph', '乙 丙'],
    ]);
    expect(outline(await html('<div><table><tr><td>甲</div>乙</td></tr></table>丙'))).toEqual([
      ['tableCell', '甲'],
      ['tableCell', '乙'],
      ['paragraph', '丙'],
    ]);
  });

  it('that nests, repeats or declares entities endlessly is read quickly', async () => {
    const started = performance.now();
    expect(outline(await html(`${'<div>'.repeat(200_000)}甲`))).toEqual([['paragraph', '甲']]);
    expect(outline(await html(`甲${'<table><tr><td>'.repeat(20_000)}`))).toEqual([['paragraph', '甲']]);
    expect(outline(await html(`甲${'<a b="'.repeat(100_000)}`))).toEqual([['paragraph', '甲']]);
    expect(outline(await html(`甲${'<!--'.repeat(100_000)}`))).toEqual([['paragraph', '甲']]);
    expect(outline(await html(`甲${'<script>'.repeat(100_000)}`))).toEqual([['paragraph', '甲']]);
    const laughs = '<!DOCTYPE html [<!ENTITY a "哈"><!ENTITY b "&a;&a;">]><html><body>&b;甲';
    // As in browsers: the declaration ends at the first bracket and declares nothing.
    expect(outline(await readBytes(laughs))).toEqual([
      ['paragraph', ']>'],
      ['paragraph', '&b;甲'],
    ]);
    expect(performance.now() - started).toBeLessThan(10_000);
  }, 60_000);
});

describe('a Markdown file', () => {
  it('is read as headings, paragraphs, lists, tables and notes', async () => {
    const result = await markdown(`---
title: 合同
---
# 采购*合同* #

甲方：**某某公司**，
下称“甲方”。
第二行  
换行

第一章
======

1. 甲
   续行
1. 乙
   - 子项
   - [x] 已办
3) 丙

| 名称 | 金额 |
|:-----|-----:|
| 货款 | \`a\\|b\` |

> 引用[^1]

[^1]: 脚注
[链]: http://x

\`\`\`js
 *代码*
\`\`\`
***
尾`);
    expect(outline(result)).toEqual([
      ['heading', '采购合同'],
      ['paragraph', '甲方：某某公司，下称“甲方”。第二行\n换行'],
      ['heading', '第一章'],
      ['listItem', '1. 甲续行'],
      ['listItem', '2. 乙'],
      ['listItem', '子项'],
      ['listItem', '☑ 已办'],
      ['listItem', '3) 丙'],
      ['tableCell', '名称'],
      ['tableCell', '金额'],
      ['tableCell', '货款'],
      ['tableCell', 'a|b'],
      ['paragraph', '引用'],
      ['footnote', '脚注'],
      ['paragraph', ' *代码*'],
      ['paragraph', '尾'],
    ]);
    expect(notRead(result)).toEqual([['文件属性', 1]]);
  });

  it.each([
    ['**粗**、*斜*、~~删~~、__粗__', '粗、斜、删、粗'],
    ['2*3*4 与 snake_case_name', '234 与 snake_case_name'],
    ['5 * 6 * 7', '5 * 6 * 7'],
    ['[第五条](#五) 与 ![图](a.png)', '第五条 与'],
    ['\\*不是斜体\\* `*也不是*` &lt;甲&gt;', '*不是斜体* *也不是* <甲>'],
    ['甲<br>乙<sup>2</sup> <https://x.cn/a_b_c>', '甲\n乙2 https://x.cn/a_b_c'],
    ['3 < 5 且 7 > 2', '3 < 5 且 7 > 2'],
    ['**未闭合', '**未闭合'],
  ])('shows %s as %s', async (source, shown) => {
    expect(outline(await markdown(source))).toEqual([['paragraph', shown]]);
  });

  it('does not read a number in running text as a list', async () => {
    expect(outline(await markdown('签订于\n2024. 三月\n'))).toEqual([['paragraph', '签订于2024. 三月']]);
  });

  it('of endless marks is read quickly', async () => {
    const started = performance.now();
    for (const mark of ['*', '_a', '[', '![', '`a', '<a', '|', '> ', '\\', '<!--', '(', '**a']) {
      await markdown(`甲${mark.repeat(100_000)}`);
      await markdown(`甲\n${`${mark}\n`.repeat(20_000)}`);
    }
    expect(performance.now() - started).toBeLessThan(20_000);
  }, 60_000);
});
