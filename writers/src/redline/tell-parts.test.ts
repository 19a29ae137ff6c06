/** What the appendix says of parts that were kept out. */
import { describe, expect, it } from 'vitest';
import { redlineText } from '../writers.text.ts';
import { parseTree, type XmlElement } from '../xml/xml-tree.ts';
import { appendixOf, type PartTexts, textsOfPart } from './tell-parts.ts';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const block = (inside: string): XmlElement =>
  parseTree(`<w:p xmlns:w="${WORD}" xmlns:a="a">${inside}</w:p>`).root;
const told = (old: string, target: string): PartTexts =>
  textsOfPart({ old: block(old), new: block(target) }, { old: new Map(), new: new Map() });
const run = (inside: string): string => `<w:r>${inside}</w:r>`;

describe('the words of a part that was kept out', () => {
  it('have its hyphens, and a sign for each symbol', () => {
    const { old } = told(run('<w:t>A</w:t><w:noBreakHyphen/><w:t>1</w:t><w:sym w:char="F0FE"/>'), '');
    expect(old).toBe('A\u20111〔符号〕');
  });

  it('are called the same only as far as they can be shown', () => {
    const part = told(run('<w:t>甲方</w:t>'), run('<w:rPr><w:b/></w:rPr><w:t>甲方</w:t>'));
    expect(appendixOf([part]).at(-1)).toMatch(/可显示的文字相同/);
  });

  it('are never called the same where there are pictures', () => {
    const picture = run('<w:t>印章</w:t><w:drawing><a:blip/></w:drawing>');
    expect(appendixOf([told(picture, picture)]).at(-1)).toBe('新文：印章〔图片〕');
  });

  it('are said to move the numbers that follow where one side is numbered', () => {
    const numbered = '<w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr>';
    expect([told('', ''), told('', numbered)].map(({ isNumbered }) => isNumbered)).toEqual([false, true]);
    expect(redlineText.partsLeft(1, true)).toContain('其后的自动编号可能与新文档不同');
    expect(redlineText.partsLeft(1, false)).not.toContain('自动编号');
  });
});
