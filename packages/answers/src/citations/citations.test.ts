import { spanText } from '@wenjian/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeLabel } from '../statutes/article-label.ts';
import { parseStatute } from '../statutes/parse-statute.ts';
import { corpusOf, documentOf } from './citations.testing.ts';
import { findCitations } from './find-citations.ts';
import { judgeCitation } from './judge-citations.ts';

const law = (name: string, published: string, articles: readonly string[], last = '') => {
  const lines = articles.map((text, index) => `${writeLabel({ number: index + 1, sub: 0 })} ${text}`);
  const statute = parseStatute(
    [`# ${name}`, '<!-- INFO END -->', ...lines, last].join('\n'),
    `x(${published}).md`,
  );
  if (statute === null) throw new Error('no statute');
  return statute;
};

const DUTY = '灯塔守护人应当在日落之前点亮灯具，并将起止时间记入守护日志。';
const PAY = '船舶因灯塔熄灭受到损失的，由灯塔所有人负责赔偿。';
const statutes = [
  law('中华人民共和国灯塔法', '2010-05-01', ['为了保护航行，制定本法。', DUTY, PAY]),
  law(
    '中华人民共和国灯塔法',
    '2020-06-01',
    [
      '为了保护航行，制定本法。',
      '国家鼓励研究节能的灯具和自动控制的技术，对有成绩的单位给予奖励。',
      '港口经营者负责灯塔周边水域的清淤。',
      DUTY,
      PAY,
    ],
    '第五条之一 因不可抗力熄灭的，不赔偿。\n第六条 本法自2020年10月1日起施行。《航标守护条例》和《雾号管理规定》同时废止。',
  ),
  law('航标守护条例', '1999-01-01', ['航标由专人守护。', PAY]),
  law('最高人民法院关于审理灯塔纠纷案件适用法律若干问题的解释（一）', '2021-01-01', [
    '熄灭的证明由原告提出。',
  ]),
  law('最高人民法院关于办理熄灯刑事案件适用法律若干问题的解释', '2013-05-02', ['熄灯三次的，从重处罚。']),
  law(
    '最高人民法院关于办理熄灯刑事案件适用法律若干问题的解释',
    '2021-12-30',
    ['灯塔所有人是单位的，对单位判处罚金。', '熄灯三次的，从重处罚。'],
    '第三条 本解释自2022年1月1日起施行。《最高人民法院关于办理熄灯刑事案件适用法律若干问题的解释》（法释〔2013〕12号）同时废止。',
  ),
  law('中华人民共和国专利法', '2020-10-17', [
    ...Array.from({ length: 76 }, (_, index) => `专利局的第${index}种事务按照规则办理。`),
    '不知道产品侵权且能证明合法来源的，不承担赔偿责任。',
  ]),
  ...Array.from({ length: 1_000 }, (_, index) =>
    law(`第${index}号航道条例`, '2001-01-01', ['航道应当畅通。']),
  ),
];
const corpus = corpusOf(statutes, '2026-01-01');

function check(...lines: readonly string[]) {
  const document = documentOf(...lines);
  return findCitations(document, corpus.directory).map((citation) => ({
    text: spanText(document, citation),
    ...judgeCitation(citation, corpus),
  }));
}
const outcomes = (...lines: readonly string[]) => check(...lines).map(({ outcome }) => outcome);

describe('a citation', () => {
  it('of an interpretation that was issued anew under its name is of an ended one when it gives the number of the former', () => {
    const name = '《关于办理熄灯刑事案件适用法律若干问题的解释》';
    const [former] = check(`辩护人援引法释〔2013〕12号${name}第一条。`);
    expect(former?.outcome).toBe('repealed');
    expect(former?.successor?.article).toBe('第二条');
    expect(outcomes(`辩护人援引${name}第一条。`)).toEqual(['exists']);
  });

  it('with a number of a wording that is not at hand is placed by the table of numbers, if the sentence speaks of that article', () => {
    const [moved] = check('我司能证明合法来源，依专利法第七十条不承担赔偿责任。');
    expect(moved?.outcome).toBe('renumbered');
    expect(moved?.successor?.article).toBe('第七十七条');
    expect(outcomes('专利局的事务依专利法第七十条按照规则办理。')).toEqual(['exists']);
  });

  it('is judged the same however it is written', () => {
    const name = fc.constantFrom(
      '《中华人民共和国灯塔法》',
      '《灯塔法》',
      '《灯塔法（2020年修订）》',
      '依照灯塔法',
      '中华人民共和国灯塔法的',
    );
    const number = fc.integer({ min: 1, max: 60 });
    const style = fc.constantFrom(
      (value: number) => writeLabel({ number: value, sub: 0 }),
      (value: number) => `第${value}条`,
      (value: number) => `第 ${value} 条`,
      (value: number) => `${writeLabel({ number: value, sub: 0 })}第一款`,
    );
    fc.assert(
      fc.property(name, number, style, (cited, value, write) => {
        expect(outcomes(`双方约定，${cited}${write(value)}，另行协商。`)).toEqual([
          value <= 6 ? 'exists' : 'notFound',
        ]);
      }),
      { numRuns: 300 },
    );
  });

  it('of several articles counts as several, each at its own place', () => {
    const [one, two, three] = check('依据《灯塔法》第一条、第九条和第5条之一处理。');
    expect([one?.outcome, two?.outcome, three?.outcome]).toEqual(['exists', 'notFound', 'exists']);
    expect(two?.text).toBe('第九条');
  });

  it('of a repealed law names its successor and the article that has the content now', () => {
    expect(check('依据《航标守护条例》第二条处理。')).toMatchObject([
      { outcome: 'repealed', successor: { law: '中华人民共和国灯塔法', article: '第五条' } },
    ]);
    expect(check('参照《雾号管理规定》第一条。')).toMatchObject([
      { outcome: 'repealed', successor: { law: '中华人民共和国灯塔法', article: null } },
    ]);
    expect(outcomes('依据《中华人民共和国合同法》第一百零七条。')).toEqual(['repealed']);
    expect(outcomes('依据《航标守护条例》第九条。')).toEqual(['notFound']);
  });

  it('of content that has another number now names the new number', () => {
    expect(check(`根据《灯塔法》第二条，${DUTY}`)).toMatchObject([
      { outcome: 'renumbered', successor: { law: '中华人民共和国灯塔法', article: '第四条' } },
    ]);
    expect(outcomes('根据《灯塔法》第二条，国家鼓励研究节能的灯具和自动控制的技术。')).toEqual(['exists']);
  });

  it('that names an older wording is judged by it', () => {
    const moved = { outcome: 'renumbered', successor: { law: '中华人民共和国灯塔法', article: '第四条' } };
    for (const cited of [
      '《灯塔法》（2010年）第二条',
      '《灯塔法（2010年公布）》第二条',
      '2010年《灯塔法》第二条',
      '原《灯塔法》第二条',
      '修订前的《灯塔法》第2条',
    ])
      expect(check(`依照${cited}办理。`), cited).toMatchObject([moved]);
    expect(outcomes('依照2010年《灯塔法》第五条办理。')).toEqual(['notFound']);
    expect(outcomes('依照2010年《灯塔法》第一条办理。')).toEqual(['exists']);
    expect(outcomes('依照《灯塔法》（2020年修订）第二条办理。')).toEqual(['exists']);
  });

  it('of a wording that nobody has is judged by what the sentence says, or not at all', () => {
    expect(outcomes('依照1998年《灯塔法》第三条，船舶因灯塔熄灭受到损失的，由所有人负责赔偿。')).toEqual([
      'renumbered',
    ]);
    expect(check('依照1998年《灯塔法》第三条办理。')).toMatchObject([
      { outcome: 'notVerified', reason: expect.stringContaining('1998') },
    ]);
  });

  it.each([
    ['《中华人民共和国合同法》第一百零七条', 'repealed'],
    ['合同法司法解释二第二十四条', 'repealed'],
    ['婚姻法解释（三）第七条', 'repealed'],
    ['民通意见第126条', 'repealed'],
    ['法释〔2004〕14号第二条', 'repealed'],
    ['法释〔1997〕99号第二条', 'notVerified'],
    ['《灯塔法》第五之一条', 'exists'],
    ['《灯塔法》第5条之1', 'exists'],
    ['新《灯塔法》第一条', 'exists'],
  ])('%s is one citation: %s', (cited, outcome) => {
    expect(outcomes(`双方依照${cited}办理。`)).toEqual([outcome]);
  });

  it('of a law that does not exist is not found; of a law outside the corpus is not verified', () => {
    expect(outcomes('《中华人民共和国雾号法》第一条。', '《灯塔安全促进法》第一条。')).toEqual([
      'notFound',
      'notFound',
    ]);
    expect(outcomes('《滨海市渡口管理条例》第一条。')).toEqual(['notVerified']);
    const small = corpusOf(statutes.slice(0, 3), '2026-01-01');
    const [citation] = findCitations(documentOf('《灯塔安全促进法》第一条。'), small.directory);
    expect(citation && judgeCitation(citation, small).outcome).toBe('notVerified');
  });

  it('may use the name the document gives the law, or the name lawyers use', () => {
    expect(
      outcomes(
        '《中华人民共和国灯塔法》（以下简称“本办法依据”）第一条。',
        '《本办法依据》第一条；灯塔法第三条，该法第九条。',
      ),
    ).toContain('notFound');
    expect(outcomes('灯塔司法解释（一）第一条、第二条')).toEqual(['exists', 'notFound']);
    expect(outcomes('《最高人民法院关于审理灯塔纠纷案件适用法律若干问题的解释（一）》第一条')).toEqual([
      'exists',
    ]);
  });

  it('is not found when the contract refers to itself', () => {
    expect(check('第五条 付款方式按本合同第三条执行，附件第2条除外。', '《员工手册》第五条。')).toEqual([]);
  });
});
