import { describe, expect, it } from 'vitest';
import { quoteParts, whySimilar } from './fragment-words.ts';
import { fragmentFixture, placeFixture } from './results.testing.ts';

const TEXT = '前言。本项目采用预应力混凝土管桩基础，桩长二十米。';
const run = (start: number, end: number, source = 's') => {
  const place = { start, end, page: null, boxes: [] };
  return { references: { o: place, [source]: place }, pages: [] };
};
const edited = fragmentFixture({
  id: 'e',
  kind: 'edited',
  similarity: 0.92,
  rarity: 0.8,
  words: 15,
  equalWords: 12,
  closest: 's',
  in: { o: [TEXT, '本项目采用预应力混凝土管桩基础'] },
  // Also found in a second source, split differently.
  smallBlocks: [run(3, 8), run(11, 18), run(3, 6, 't'), run(7, 18, 't')],
});

describe('the explanation of a similar fragment', () => {
  it('names the kind, the words, the similarity, the equal runs of the source quoted and the rarity', () => {
    expect(whySimilar(edited, ['o', 's'])).toEqual([
      '共 15 字，相似度 92.0 %：其中 2 段、合计 12 字完全相同，其余有增删改。',
      '这样的表述很少见，更可能出自同一来源。',
    ]);
  });

  it('gives the length of verbatim words, and says that their rarity was not measured', () => {
    const same = fragmentFixture({ id: 's', in: { o: [TEXT, '桩长二十米'] } });
    expect(whySimilar(same, ['o'])).toEqual([
      '两处文字逐字相同，共 5 字。',
      '没有可参照的文件，未计罕见程度。',
    ]);
  });

  it('warns of common wording, and of what is not counted', () => {
    const common = fragmentFixture({
      id: 'c',
      kind: 'paraphrase',
      similarity: 0.7,
      rarity: 0.2,
      isSubtracted: true,
      in: { o: [TEXT, '前言'] },
    });
    expect(whySimilar(common, ['o'])).toEqual([
      '共 2 字，句意相近、说法不同，相似度 70.0 %；请对照两处判断。',
      '这样的表述很常见，单独不足以说明抄袭。',
      '属于不计入的内容，只在“排除前”计算。',
    ]);
  });
});

describe('the words of a fragment', () => {
  it('are split into equal runs and changes, and join to its text', () => {
    const parts = quoteParts(edited, 'o', ['o', 's']);
    expect(parts.map(({ text, isEqual }) => `${isEqual ? '=' : '≠'}${text}`)).toEqual([
      '=本项目采用',
      '≠预应力',
      '=混凝土管桩基础',
    ]);
    expect(parts.map(({ text }) => text).join('')).toBe('本项目采用预应力混凝土管桩基础');
  });

  it('of the checked document are not marked as changed for a source other than the closest', () => {
    const inT = {
      ...edited,
      references: { ...edited.references, t: placeFixture(TEXT, '本项目采用预应力混凝土管桩') },
    };
    expect(quoteParts(inT, 'o', ['o', 't']).map(({ isEqual }) => isEqual)).toEqual([true]);
    const changed = quoteParts(inT, 't', ['o', 't']).filter(({ isEqual }) => !isEqual);
    expect(changed.map(({ text }) => text)).toEqual(['采']);
  });

  it('are all equal for a verbatim fragment, and empty for a document without the fragment', () => {
    const same = fragmentFixture({ id: 's', in: { o: [TEXT, '桩长二十米'] } });
    expect(quoteParts(same, 'o', ['o', 's']).map(({ isEqual }) => isEqual)).toEqual([true]);
    expect(quoteParts(same, 'elsewhere', ['elsewhere'])).toEqual([]);
  });
});
