import { describe, expect, it } from 'vitest';
import { compareWordings, type WordingArticle } from './compare-wordings.ts';

const article = (number: number | null, text: string, sub = 0): WordingArticle => ({
  label: number === null ? '' : `第${number}条`,
  ...{ number, sub, text },
});

const KEEPER = article(1, '灯塔守护人应当在日落之前点亮灯具，并记入守护日志。');
const FERRY = article(2, '渡口经营者不得在核定载客人数以外搭载乘客。');
const PRICE = article(3, '渡口应当公示票价，票价由县级人民政府核定。');

/** Kind and the labels on both sides. */
const told = (formers: readonly WordingArticle[], articles: readonly WordingArticle[]) =>
  compareWordings(formers, articles).changes.map((change) => [
    change.kind,
    'former' in change ? change.former.label : null,
    'article' in change ? change.article.label : null,
  ]);

describe('two wordings of a law', () => {
  it('that are equal have no changes', () => {
    expect(compareWordings([KEEPER, FERRY], [KEEPER, FERRY])).toEqual({ changes: [], sameCount: 2 });
  });

  it('differ by articles that were added, changed and removed', () => {
    const changed = { ...FERRY, text: `${FERRY.text}违者由海事机构处罚。` };
    const added = article(4, '本法自公布之日起施行。');
    expect(told([KEEPER, FERRY, PRICE], [KEEPER, changed, added])).toEqual([
      ['changed', '第2条', '第2条'],
      ['added', null, '第4条'],
      ['removed', '第3条', null],
    ]);
  });

  it('tell an article under another number as the same one, not as a new one', () => {
    const inserted = article(2, '本条例适用于内河的渡口。');
    const moved = { ...FERRY, number: 3, label: '第3条' };
    const rewritten = article(4, '渡口应当公示票价，票价由市级人民政府核定并公布。');
    expect(told([KEEPER, FERRY, PRICE], [KEEPER, inserted, moved, rewritten])).toEqual([
      ['added', null, '第2条'],
      ['moved', '第2条', '第3条'],
      ['changed', '第3条', '第4条'],
    ]);
  });

  it('tell another rule under the same number as a change of that number', () => {
    expect(told([PRICE], [article(3, '船舶离岸以前应当核对救生衣。')])).toEqual([
      ['changed', '第3条', '第3条'],
    ]);
  });

  it('tell texts outside of articles by their words alone', () => {
    const head = article(null, '为适用本法，现就有关问题答复如下：');
    expect(told([head, KEEPER], [article(null, '附件一'), head, KEEPER])).toEqual([['added', null, '']]);
  });

  it('have every article of both sides exactly once, whatever they say', () => {
    const formers = [KEEPER, FERRY, PRICE, { ...FERRY }, article(null, ''), article(1, '附则', 1)];
    const articles = [FERRY, { ...KEEPER, number: 9 }, article(3, '附则'), article(null, '附则')];
    const { changes, sameCount } = compareWordings(formers, articles);
    const sideOf = (side: 'former' | 'article') => changes.filter((change) => side in change).length;
    expect(sideOf('former') + sameCount).toBe(formers.length);
    expect(sideOf('article') + sameCount).toBe(articles.length);
  });

  it('of thousands of articles are compared in bounded time', () => {
    const many = (word: string) =>
      Array.from({ length: 2_000 }, (_, at) => article(at + 1, `${word}${at}号灯塔由守护人看守`));
    const { changes } = compareWordings(many('东'), many('西'));
    expect(changes.every(({ kind }) => kind === 'changed')).toBe(true);
  });
});
