import { describe, expect, it } from 'vitest';
import { comparePair } from './compare-pair.ts';
import { documentOf } from './plagiarism.testing.ts';

const first = '承包人应当在收工以前清点仓库里剩余的电缆和接头。';
const second = '测量班每周二上午复核一次塔吊基础的沉降读数并存档。';
const third = '所有进场苗木须带土球并附检疫证明，否则不予签收。';
const ownA = '我方在本市设有两处常驻服务网点，节假日照常值班。';
const ownB = '贵单位如对报价有疑问，请于开标之前来函询问。';

describe('a check with more fragments than are listed', () => {
  it('lists the longest, counts the others in its coverage and in the rates', () => {
    const a = documentOf(first, ownA, second + third);
    const b = documentOf(second + third, ownB, first);
    const all = comparePair(a, b);
    const { fragments, aInB, coverage } = comparePair(a, b, { mostFragments: 1 });
    expect(all.fragments.length).toBe(2);
    expect(fragments.map(({ a: { text } }) => text)).toEqual([(second + third).slice(0, -1)]);
    expect(aInB).toEqual(all.aInB);
    expect(coverage.notExamined).toContainEqual(expect.objectContaining({ what: '重复片段', count: 1 }));
  });
});

describe('a passage', () => {
  it('that was copied is verbatim, with its position on both sides', () => {
    const a = documentOf(ownA, first + second);
    const b = documentOf(first + second, ownB);
    const { fragments } = comparePair(a, b);
    expect(fragments).toHaveLength(1);
    expect(fragments[0]).toMatchObject({ kind: 'verbatim', a: { text: (first + second).slice(0, -1) } });
    expect(fragments[0]?.b.text).toBe(fragments[0]?.a.text);
  });

  it('with one changed word is found as a whole and is edited', () => {
    const { fragments } = comparePair(
      documentOf(ownA, first.replace('清点', '盘查')),
      documentOf(first, ownB),
    );
    expect(fragments).toHaveLength(1);
    expect(fragments[0]).toMatchObject({ kind: 'edited', b: { text: first.slice(0, -1) } });
  });

  it('with changed words counts the equal words, and shows how many it has', () => {
    const { fragments, aInB } = comparePair(
      documentOf(ownA, first.replace('清点', '盘查')),
      documentOf(first, ownB),
    );
    expect(aInB.after.matched).toBe(21);
    expect(fragments[0]?.a).toMatchObject({ words: 23, counted: 21 });
  });

  it('with reordered sentences is one passage', () => {
    const { fragments } = comparePair(
      documentOf(ownA, second + third + first),
      documentOf(first + second + third, ownB),
    );
    expect(fragments).toHaveLength(1);
    expect(fragments[0]).toMatchObject({
      kind: 'edited',
      a: { text: (second + third + first).slice(0, -1) },
    });
  });

  it('is cut at a sentence that is not in the other text: it is in no fragment', () => {
    const filler = '对此我司高度重视。';
    const { fragments, aInB, bInA } = comparePair(
      documentOf(ownA, first + filler + second),
      documentOf(first + second, ownB),
    );
    expect(fragments.map(({ kind, a }) => [kind, a.text])).toEqual([
      ['verbatim', first.slice(0, -1)],
      ['verbatim', second.slice(0, -1)],
    ]);
    expect(aInB.after.matched).toBe(bInA.after.matched);
  });

  it('is cut at more words than an edit has, also within its sentence', () => {
    const inserted = '按照昨日下午例会所定的口径';
    const longer = first.replace('清点', `${inserted}清点`);
    const { fragments } = comparePair(documentOf(ownA, longer), documentOf(first, ownB));
    expect(fragments.map(({ a }) => a.text)).toEqual(first.slice(0, -1).split(/(?=清点)/));
  });

  it('in other words is a paraphrase', () => {
    const said = '塔吊基础的沉降读数，由测量班于每个周二上午复核一遍，存入档案。';
    const { fragments, aInB } = comparePair(documentOf(ownA, said), documentOf(second, ownB));
    expect(fragments).toMatchObject([{ kind: 'paraphrase' }]);
    expect([aInB.after.matched, aInB.rewritten.after.matched]).toEqual([0, fragments[0]?.a.words]);
  });

  it('retold in other words and sentences is a paraphrase when more was copied from the same source', () => {
    const source =
      '山区农产品以腊肉、菌菇、蜂蜜等小批量特产居多，农户各卖各的，缺少统一的分级、包装和检测。鲜货因缺乏产地预冷设施，途中损耗率在两成以上，远高于平原。';
    const retold =
      '当地的腊肉、蜂蜜和菌菇都是小批量，各家农户自己卖，没有人统一检测、分级和包装。鲜货在产地得不到预冷，路上损耗超过两成，比平原高得多。';
    const copied = `${first}${second}${third}每批苗木的签收单由双方各留一份，保存到工程竣工验收之后。`;
    const [one, other] = [
      ['船舶进坞后先排空压载水。', '焊工须持证上岗。', '油漆分三道涂刷。', ownA],
      ['教材按学期征订。', '琴房每日开放到晚上十点。', '合唱团周五排练。', ownB],
    ];
    const beside = comparePair(documentOf(...one, copied, retold), documentOf(copied, ...other, source));
    expect(beside.fragments.map(({ kind }) => kind)).toEqual(['verbatim', 'paraphrase']);
    expect(comparePair(documentOf(...one, retold), documentOf(...other, source)).fragments).toEqual([]);
  });

  it('of stock phrases is shown when it was copied, not when only the meaning is the same', () => {
    const stock =
      '因本合同引起的争议，双方应友好协商解决；协商不成的，任何一方均可向甲方所在地人民法院提起诉讼。';
    const alike = '凡因本合同发生的争议，双方先行协商解决；协商不成的，可以向乙方所在地人民法院起诉。';
    expect(comparePair(documentOf(ownA, alike), documentOf(ownB, stock)).fragments).toEqual([]);
    expect(comparePair(documentOf(ownA, stock), documentOf(ownB, stock)).fragments).toMatchObject([
      { kind: 'verbatim' },
    ]);
  });

  it('has the number of words that are in both', () => {
    const [copied] = comparePair(documentOf(ownA, first), documentOf(first, ownB)).fragments;
    expect(copied?.equalWords).toBe(copied?.a.words);
    const [edited] = comparePair(
      documentOf(ownA, first.replace('清点', '盘查')),
      documentOf(first, ownB),
    ).fragments;
    expect(edited?.equalWords).toBe((copied?.a.words ?? 0) - 2);
  });

  it('that occurs twice in one text counts twice there', () => {
    const { aInB, bInA } = comparePair(documentOf(first, ownA, first), documentOf(first, ownB));
    expect(aInB.before.matched).toBe(2 * bInA.before.matched);
  });

  it('of reordered paragraphs is one passage per paragraph', () => {
    const { fragments } = comparePair(documentOf(first, ownA, second), documentOf(second, ownB, first));
    expect(fragments.map(({ kind }) => kind)).toEqual(['verbatim', 'verbatim']);
  });
});

describe('texts', () => {
  it('that are unrelated have nothing in common', () => {
    const { fragments, aInB, bInA } = comparePair(documentOf(ownA, first), documentOf(ownB, second, third));
    expect(fragments).toEqual([]);
    expect([aInB.after.rate, bInA.after.rate]).toEqual([0, 0]);
  });

  it('are each measured by their own length', () => {
    const { aInB, bInA } = comparePair(documentOf(first), documentOf(first, second, third));
    expect(aInB.after).toEqual({ matched: 23, total: 23, rate: 1 });
    expect(bInA.after).toEqual({ matched: 23, total: 69, rate: 23 / 69 });
  });

  it('of one repeated paragraph are equal from end to end, and nearly equal when a part is removed', () => {
    const repeated = Array.from({ length: 300 }, () => first + second);
    const whole = documentOf(...repeated);
    expect(comparePair(whole, documentOf(...repeated.slice(0, 280), third)).aInB.after.rate).toBeGreaterThan(
      0.9,
    );
    expect(comparePair(whole, whole).aInB.after.rate).toBe(1);
  });

  it('in English are compared word by word', () => {
    const text =
      'The contractor shall remove all surplus cable from the site before the end of each working day.';
    const { fragments } = comparePair(
      documentOf(`Scope of work. ${text}`),
      documentOf(`${text} Payment is due within thirty days.`),
    );
    expect(fragments).toMatchObject([{ kind: 'verbatim', a: { words: 17 } }]);
  });
});

describe('coverage', () => {
  it('counts the words of both sides and lists what was left out', () => {
    const a = documentOf(first, { type: 'image', text: '' }, { type: 'comment', text: '请核对。' });
    expect(comparePair(a, documentOf(second)).coverage).toEqual({
      examined: [
        { what: '被查文件：字数', count: 23 },
        { what: '对照文件：字数', count: 24 },
      ],
      notExamined: [
        { what: '被查文件：图片', count: 1, reason: expect.any(String) },
        { what: '被查文件：批注', count: 1, reason: expect.any(String) },
      ],
    });
  });
});

it('a passage keeps its id when another one is no longer found', () => {
  const first = '承包人应当在接到通知当天清点库房内的全部电缆接头并逐一登记造册报送监理。';
  const second = '驻场护士每逢月末在门诊为全体人员消毒旧钢琴与地毯，并将病历装订成册存档。';
  const origin = documentOf(first, '甲方另行安排。', second);
  const both = comparePair(origin, documentOf(second, '无关的一段文字。', first)).fragments;
  expect(both).toHaveLength(2);
  const one = comparePair(origin, documentOf(second, '无关的一段文字。')).fragments;
  expect(one.map(({ id }) => id)).toEqual([both[1]?.id]);
});
