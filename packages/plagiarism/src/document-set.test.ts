import { describe, expect, it } from 'vitest';
import { byReuse, prepareSet, type Source } from './document-set.ts';
import { documentOf } from './plagiarism.testing.ts';
import { sentencesToEncode } from './sense/encoded-sentences.ts';

const reused = '承包人应当在收工以前清点仓库里剩余的电缆和接头。';
const source = (id: string) => ({ id, document: documentOf(`${reused}${id}`) });

it('prepares only the document and one source when there is no time left; the others are not in the set', () => {
  const set = prepareSet(source('d'), [source('a'), source('b')], {}, () => false);
  expect(['d', 'a', 'b'].map((id) => set.has(id))).toEqual([true, true, false]);
  expect(set.compare('d', 'a').result.fragments).toHaveLength(1);
  expect(set.sharedPrints('d', 'b')).toBe(0);
  expect(() => set.compare('d', 'b')).toThrow(RangeError);
});

describe('the sentences of a document and what a model says of them', () => {
  const own = '水泵房的值守人员每隔四小时巡查一遍，压力低于百分之八十时立即上报调度室。';
  const retold = '泵站当班者须四个小时走一圈，发现压力不足八成，马上向调度报告。';
  /** A model that takes every sentence for the same. */
  const encoded = (id: string, ...lines: readonly string[]): Source => {
    const document = documentOf(...lines);
    const { sentences } = sentencesToEncode(document);
    return { id, document, sentences: sentences.map((one) => ({ ...one, vector: Float32Array.of(1) })) };
  };
  const [checked, other, copied] = [
    encoded('d', own, reused),
    encoded('retold', retold),
    encoded('copied', own),
  ];
  const set = prepareSet(checked, [other, copied]);
  const against = (...ids: readonly string[]) =>
    set.total(
      'd',
      ids.map((id) => set.compare('d', id).covered),
    );

  it('find what a source says in other words, counted apart from what is copied', () => {
    const { fragments, aInB } = set.compare('d', 'retold').result;
    expect(fragments.map(({ kind, a, b }) => [kind, a.text, b.text])).toEqual([
      ['paraphrase', own.slice(0, -1), retold.slice(0, -1)],
    ]);
    expect([aInB.after.matched, aInB.rewritten.after.matched]).toEqual([0, 34]);
    expect([against('retold').after.matched, against('retold').rewritten.after.matched]).toEqual([0, 34]);
  });

  it('count once over several sources: what one copied and another retold is copied', () => {
    const total = against('retold', 'copied');
    expect([total.after.matched, total.rewritten.after.matched]).toEqual([34, 0]);
  });

  it('change no rate of copied words: compared by the words alone it is the same', () => {
    const [whole, words] = [set.compare('d', 'retold').result, set.compareWords('d', 'retold')];
    expect([words.aInB.after, words.bInA.after]).toEqual([whole.aInB.after, whole.bInA.after]);
    expect(words.fragments).toEqual([]);
  });

  it('put the source that retold before the one that has nothing', () => {
    const nothing = encoded('nothing', '本店三代人都以修缮古建为业。');
    const pair = prepareSet(checked, [nothing, other]);
    const ranked = ['nothing', 'retold'].map((id) => pair.compare('d', id).result).sort(byReuse);
    expect(ranked[0]?.aInB.rewritten.after.matched).toBe(34);
  });
});
