import { SEARCH_MAX_CHARACTERS } from '@wenjian/api';
import { buildDocument, type Document, documentOffset } from '@wenjian/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfOwn, findPhrase, fold, gramsOfPage, gramsOfPhrase, searchParts } from './search-text.ts';

const TEAM = '0f0e0d0c-0000-4000-8000-000000000000';

function flowing(...texts: readonly string[]): Document {
  return buildDocument({
    readerVersion: 'test',
    kind: 'txt',
    pages: null,
    blocks: texts.map((text) => ({ type: 'paragraph', text })),
    notRead: [],
  });
}

/** Each text on a page of its own, one line. */
function paged(...texts: readonly string[]): Document {
  const document = flowing(...texts);
  return {
    ...document,
    pages: texts.map(() => ({ widthPt: 595, heightPt: 842 })),
    layout: document.blocks.map(({ start, end }, page) => ({
      start: documentOffset(start),
      end: documentOffset(end),
      page,
      top: 0,
      height: 12,
      edges: Array.from({ length: end - start + 1 }, (_, at) => at),
    })),
  };
}

const holders = (document: Document, phrase: string) => {
  const wanted = fold(phrase);
  return searchParts(document).filter(({ folded, ownLength }) => {
    const at = folded.indexOf(wanted);
    return at >= 0 && at < ownLength;
  });
};

describe('a searched document', () => {
  it('is split by pages, and a phrase across a page break belongs to the page it begins on', () => {
    const document = paged('甲方应于验收合格后三十日', '内付清全部价款。');
    expect(holders(document, '验收合格').map(({ page }) => page)).toEqual([1]);
    expect(holders(document, '全部价款').map(({ page }) => page)).toEqual([2]);
    expect(holders(document, '三十日内付清').map(({ page }) => page)).toEqual([1]);
  });

  it('knows where the words of a page end when it is searched beyond its end', () => {
    const pages = ['甲方应于　验收合格后\n三十日 ', '内付清全部价款。', '乙方交付（ABC）设备'];
    const parts = searchParts(paged(...pages));
    expect(parts.map(({ text, ownLength }) => fold(text.slice(0, endOfOwn(text, ownLength))))).toEqual(
      pages.map(fold),
    );
  });

  it('without pages is cut into pieces, and no phrase is lost at a cut', () => {
    const text = Array.from({ length: 1500 }, (_, at) => `第${at}条付款。`).join('');
    const document = flowing(text);
    expect(searchParts(document).length).toBeGreaterThan(1);
    for (let at = 0; at + 9 < text.length; at += 61)
      expect(holders(document, text.slice(at, at + 9)).length).toBeGreaterThan(0);
  });

  it.each([
    ['spaces', ' '],
    ['invisible characters', '\u200b'],
  ])('of little but %s is cut once, and its phrases are found across them', (_, filler) => {
    const gap = filler.repeat(1_000_000);
    const document = flowing(`甲方${gap}付款${gap}乙方${gap}交货`);
    expect(holders(document, '甲方付款').length).toBeGreaterThan(0);
    expect(holders(document, '乙方交货').length).toBeGreaterThan(0);
    expect(Math.max(...searchParts(document).map(({ text }) => text.length))).toBeLessThan(10_000);
  });

  it('is the same in any width, case and punctuation style, and across spaces and line breaks', () => {
    const [part] = searchParts(flowing('合同编号：ＷＪ－２０２６，“不可\n抗 力”Force Majeure'));
    for (const phrase of ['wj-2026', '"不可抗力"', 'FORCE majeure', '编号:ＷＪ'])
      expect(part?.folded).toContain(fold(phrase));
  });

  it('is found by the grams of each phrase in it, in its space', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (text, from, length) => {
        const folded = fold(text);
        if (folded.length === 0) return;
        const start = from % folded.length;
        const phrase = folded.slice(start, start + 1 + (length % SEARCH_MAX_CHARACTERS));
        const grams = new Set(gramsOfPage(folded, TEAM));
        expect(gramsOfPhrase(phrase, TEAM).filter((gram) => !grams.has(gram))).toEqual([]);
      }),
    );
    const grams = gramsOfPage(fold('甲方付款'), TEAM);
    expect(gramsOfPhrase('方甲', TEAM).every((gram) => grams.includes(gram))).toBe(false);
    const elsewhere = gramsOfPhrase('甲方', 'ffffffff-0000-4000-8000-000000000000');
    expect(elsewhere.every((gram) => grams.includes(gram))).toBe(false);
  });

  it('tells apart numbers that consist of the same pairs of digits', () => {
    const page = new Set(gramsOfPage('kb-010100', TEAM));
    const isCandidate = (number: string) => gramsOfPhrase(number, TEAM).every((gram) => page.has(gram));
    expect([isCandidate('kb-010100'), isCandidate('kb-001010')]).toEqual([true, false]);
  });

  it('has hashes that fit the integers of the database', () => {
    const grams = gramsOfPage('\uffff\ud842\udfb7甲', 'ffffffff-0000-4000-8000-000000000000');
    for (const gram of grams) expect(gram).toBe(gram | 0);
  });
});

describe('a phrase', () => {
  it('is highlighted as it is written in the text', () => {
    const text = '甲方　应当在三 十\n日内付款，三十日内不付的';
    expect(findPhrase(text, fold('三十日内')).map(({ start, end }) => text.slice(start, end))).toEqual([
      '三 十\n日内',
      '三十日内',
    ]);
    expect(findPhrase(text, '')).toEqual([]);
  });
});
