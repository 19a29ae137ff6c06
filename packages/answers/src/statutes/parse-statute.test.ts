import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinParts } from './join-parts.ts';
import { parseStatute } from './parse-statute.ts';
import { writtenStatute } from './statutes.testing.ts';

const parsed = (markdown: string, fileName = 'x.md') => {
  const statute = parseStatute(markdown, fileName);
  if (statute === null) throw new Error('no statute');
  return statute;
};

describe('a statute in markdown', () => {
  it('gives back every article with its number, chapter and words', () => {
    fc.assert(
      fc.property(writtenStatute, ({ name, articles, markdown }) => {
        const statute = parsed(markdown);
        expect(statute.name).toBe(name);
        expect(statute.articles).toEqual(articles);
      }),
    );
  });

  it.each([
    [
      '中华人民共和国甲法',
      '2007年6月29日 第十届全国人民代表大会常务委员会第二十八次会议通过',
      '全国人民代表大会常务委员会',
    ],
    ['中华人民共和国乙法', '2020年5月28日 第十三届全国人民代表大会第三次会议通过', '全国人民代表大会'],
    ['丙条例', '2018年6月29日 中华人民共和国国务院令第700号公布', '国务院'],
    ['最高人民法院、最高人民检察院关于丁的解释', '', '最高人民法院、最高人民检察院'],
    ['戊办法', '2019年4月27日 公安部令第1号发布', '公安部'],
    ['己规定', '', null],
  ])('knows who issued %s', (name, head, issuer) => {
    expect(parsed(`# ${name}\n\n${head}\n\n<!-- INFO END -->\n\n第一条 甲。`).issuer).toBe(issuer);
  });

  it('never throws and loses no line, whatever the text is', () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '第一条',
        '第 12 条 甲',
        '第三条、第四条所称',
        '## 第二章 乙',
        '第一章 丙',
        '<!-- x -->',
        '**第九条** 丁',
      ),
    );
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const statute = parsed(['# 题', '<!-- INFO END -->', ...lines.map((text) => `${text}。`)].join('\n'));
        const kept = statute.articles
          .map(({ label, path, text }) => [label, path.join(''), text].join(''))
          .join('');
        expect(kept.includes('第三条、第四条所称')).toBe(lines.includes('第三条、第四条所称'));
      }),
    );
    for (const text of ['', '---\na: b\n---', '没有标题', '#']) expect(parseStatute(text, 'x.md')).toBeNull();
  });

  it('reads when it was enacted and amended and when it takes effect', () => {
    const statute = parsed(`# 中华人民共和国灯塔法
1999年3月1日 第九届全国人民代表大会常务委员会第八次会议通过
2010年5月2日 第十一届全国人民代表大会常务委员会第九次会议《关于修改〈灯塔法〉的决定》修正
<!-- INFO END -->
第一条 灯塔不得熄灭。
第二条 本法自1999年10月1日起施行。1980年公布的《灯塔管理条例》同时废止；《渡口法》第三条不再适用，与本法不一致的，以本法为准。`);
    expect(statute).toMatchObject({
      published: '2010-05-02',
      effective: '1999-10-01',
      amended: ['2010-05-02'],
      repeals: [{ name: '灯塔管理条例', date: '1999-10-01' }],
    });
  });

  it('takes the date from the file name when the text has none', () => {
    expect(parsed('# 渡口条例\n第一条 渡口有人值守。', '渡口条例(2012-02-29).md').published).toBe(
      '2012-02-29',
    );
    expect(parsed('# 渡口条例\n第一条 渡口有人值守。', '渡口条例(2011-02-29).md').published).toBeNull();
  });

  it('keeps text outside articles', () => {
    const statute = parsed('# 批复\n法释〔2021〕1号\n<!-- INFO END -->\n某法院：\n\n## 附件\n一份名单');
    expect(statute.articles).toMatchObject([
      { label: '', number: null, path: [], text: '某法院：' },
      { label: '', number: null, path: ['附件'], text: '一份名单' },
    ]);
  });

  it('is joined from its parts, which keep their names', () => {
    const part = (title: string, label: string) =>
      parsed(`# 灯塔法典\n# ${title}\n2020年5月28日 通过\n<!-- INFO END -->\n${label} 甲。`);
    const [joined, ...rest] = joinParts([part('守护编', '第二条'), part('总则', '第一条')]);
    expect(rest).toEqual([]);
    expect(joined?.part).toBeNull();
    expect(joined?.articles.map(({ label, path }) => [label, ...path])).toEqual([
      ['第一条', '总则'],
      ['第二条', '守护编'],
    ]);
  });
});
