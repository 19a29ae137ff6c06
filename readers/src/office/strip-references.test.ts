import { describe, expect, it } from 'vitest';
import { countTried } from '../tried-inputs.testing.ts';
import { stripPage, stripRichText } from './strip-references.ts';

countTried('references in web pages and RTF, in many spellings', { byTests: /^(a web page|an RTF file) / });
countTried('web pages and RTF that keep a pattern busy', { byTests: /^a file made to keep a pattern busy / });

const page = (html: string): string => stripPage(Buffer.from(html, 'utf8')).toString('utf8');
const rtf = (content: string): string => stripRichText(Buffer.from(`{\\rtf1 ${content}}`)).toString();

describe('a web page', () => {
  it.each([
    '<p style="color: red" class=a>甲方：src=1，background = 2</p>',
    '<table border=1><tr><td colspan="2">1 &lt; 2 且 a > b</td></tr></table>',
    '<img src="data:image/png;base64,AAAA"><a href="https://example.com/">乙方</a>',
    '<style>p { margin: 0 }</style>',
  ])('keeps its own content: %s', (html) => {
    expect(page(html)).toBe(html);
  });

  it.each([
    '<img src=http://h/a.png>',
    '<IMG\nSRC = "file:///a.png">',
    '<img/src="../../a.png"/>',
    `<img alt=">" src='http://h/a'>`,
    '<img alt="<" src="http://h/a">',
    '<p title="<img src=http://h/a>">',
    '<body background="http://h/a">',
    '<input type=image src=http://h/a>',
  ])('loses the address in %j', (html) => {
    expect(page(html)).toMatch(/wj-(?:src|background)\s*=/i);
    expect(page(html)).not.toMatch(/(?<!wj-)(?:src|background)\s*=/i);
  });

  it.each([
    ['<p style="background: url(http://h/a)">', '<p wj-style='],
    [String.raw`<p style='background: u\72l(http://h/a)'>`, '<p wj-style='],
    ['<p style="background: &#117;rl(http://h/a)">', '<p wj-style='],
    ['<link rel=stylesheet href="http://h/a">', '<wj-link'],
    ['<iframe src="file:///etc/passwd"></iframe>', '</wj-iframe>'],
    ['<base href="http://h/">', '<wj-base'],
  ])('loses elements that include outside content: %s', (html, left) => {
    expect(page(html)).toContain(left);
  });

  it('loses style rules that include outside content, with their whole block', () => {
    expect(page('<style>@import "http://h/a";</style><p>甲</p>')).toBe('<style></style><p>甲</p>');
    expect(page('<style>p { background: url(a.png) }')).toBe('<style>');
  });

  it('is processed in UTF-16 too', () => {
    const bytes = Buffer.from('\ufeff<p>甲</p><img src="http://h/a">', 'utf16le');
    const swapped = Buffer.from(bytes).swap16();
    for (const each of [bytes, swapped])
      expect(stripPage(each).toString('utf8')).toBe('\ufeff<p>甲</p><img wj-src="http://h/a">');
  });
});

describe('an RTF file', () => {
  it.each([
    String.raw`{\field{\*\fldinst PAGE}{\fldrslt 1}}`,
    String.raw`{\field{\*\fldinst {\fs20  NUMPAGES  \\* MERGEFORMAT }}{\fldrslt 2}}`,
    String.raw`{\field{\*\fldinst { HYPERLINK "https://example.com" }}{\fldrslt 甲}}`,
    String.raw`{\field{\*\fldinst TOC \\o "1-3"}{\fldrslt 目录}}`,
  ])('keeps fields that include nothing: %s', (content) => {
    expect(rtf(content)).toContain('\\fldinst');
  });

  it.each([
    String.raw`{\field{\*\fldinst INCLUDEPICTURE "file:///a"}{\fldrslt x}}`,
    String.raw`{\field{\*\fldinst{includetext "file:///a"}}{\fldrslt x}}`,
    String.raw`{\field{\*\fldinst {INCL}{UDETEXT "file:///a"}}{\fldrslt x}}`,
    String.raw`{\field{\*\fldinst \'49NCLUDETEXT "file:///a"}{\fldrslt x}}`,
    String.raw`{\field{\*\fldinst \u73?NCLUDETEXT "file:///a"}{\fldrslt x}}`,
    String.raw`{\field{\*\fldinst PAGE{}INCLUDETEXT "file:///a"}{\fldrslt x}}`,
    String.raw`{\field{\*\fldinst LINK Word.Document.8 "file:///a"}{\fldrslt x}}`,
    String.raw`{\field{\*\fldinst DDEAUTO soffice "file:///a" 1}{\fldrslt x}}`,
  ])('loses other fields, and keeps their displayed text: %s', (content) => {
    expect(rtf(content)).not.toContain('\\fldinst');
    expect(rtf(content)).toContain('{\\fldrslt x}');
  });

  it('loses external pictures and objects', () => {
    expect(rtf(String.raw`{\sp{\sn pibName}{\sv http://h/a}}\objautlink\objlink`)).toBe(
      String.raw`{\rtf1 {\sp{\sn wjName}{\sv http://h/a}}\objemb\objemb}`,
    );
  });
});

describe('a file made to keep a pattern busy', () => {
  const LONG = 300_000;

  it.each([
    ['style blocks without end', '<style'.repeat(LONG)],
    ['quotation marks that never close', `<a "'`.repeat(LONG)],
    ['elements inside of elements', '<a <b'.repeat(LONG)],
  ])('is a page with %s, and is read once', (_, html) => {
    expect(page(html)).toContain('<');
  });

  it.each([
    ['letters after a backslash', `\\fldinst PAGE ${'\\abcdefgh'.repeat(300)}`],
    ['spaces', `\\fldinst PAGE${' '.repeat(LONG)}{`],
    ['control words', `\\fldinst ${'\\a1 '.repeat(400)}x`],
  ])('is a field with %s, and counts as one that may include something', (_, field) => {
    expect(rtf(field)).toContain('wjinst');
  });

  it('is a field with bytes of its own, which could hide an instruction', () => {
    expect(rtf(String.raw`{\field{\*\fldinst PAGE \bin4 }{\fldrslt 1}}`)).toContain('wjinst');
  });
});
