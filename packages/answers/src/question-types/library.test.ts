/** The question types against the law that comes with the product: every sentence rests on words that stand in the article it names. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { shortLawName } from '@wenjian/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { linkValidity, statusOn } from '../statutes/law-validity.ts';
import type { Statute } from '../statutes/statute.ts';
import { holdsQuote } from './holds-quote.ts';
import { QUESTION_TYPES } from './library.ts';
import { unfoundedNumbers } from './numbers-said.ts';
import type { QuestionType, Statement } from './question-type.ts';
import { readQuestionTypes } from './read-question-types.ts';

const FILE = join(import.meta.dirname, '../../../../laws/national-laws.bin');
/** Some laws in the file came into force after its day, and the register knows of others that were replaced since. */
const TODAY = '2026-11-01';

let articles: ReadonlyMap<string, string>;
beforeAll(() => {
  const bytes = readFileSync(FILE);
  const json = brotliDecompressSync(bytes.subarray(4, 4 + bytes.readUInt32BE(0))).toString();
  const statutes: readonly Statute[] = JSON.parse(json);
  const validity = linkValidity(statutes);
  const standing = statutes.filter((statute, index) => {
    const known = validity[index];
    return known !== undefined && statusOn({ ...known, effective: statute.effective }, TODAY) === 'inForce';
  });
  articles = new Map(
    standing.flatMap(({ name, articles: own }) =>
      own.map(({ number, sub, text }) => [keyOf(name, number, sub), text] as const),
    ),
  );
});

function keyOf(law: string, number: number | null, sub: number): string {
  return `${shortLawName(law)} ${number}.${sub}`;
}

const statementsOf = ({ answer, points }: QuestionType): readonly Statement[] => [...answer, ...points];

describe('the library of question types', () => {
  it('quotes every article word for word, and each of them is in force', () => {
    const wrong = QUESTION_TYPES.flatMap((type) =>
      statementsOf(type).flatMap(({ grounds }) =>
        grounds.flatMap(({ law, number, sub, quote }) => {
          const text = articles.get(keyOf(law, number, sub));
          return text !== undefined && holdsQuote(text, quote)
            ? []
            : [`${type.id}: ${law}${number} ${quote}`];
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('says no period, amount or share that its quotations do not say', () => {
    const wrong = QUESTION_TYPES.flatMap((type) =>
      statementsOf(type).flatMap((statement) =>
        unfoundedNumbers(statement).map((number) => `${type.id}: ${number} in ${statement.text}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('has complete types: examples, one to three answering sentences with grounds, and what to ask next', () => {
    const wrong = QUESTION_TYPES.flatMap((type) => {
      const { id, examples, answer, points, next } = type;
      const lacks = [
        ...(examples.length < 5 ? ['examples'] : []),
        ...(answer.length < 1 || answer.length > 3 ? ['answer'] : []),
        ...(answer.some(({ grounds }) => grounds.length === 0) ? ['grounds'] : []),
        ...(points.some(({ text }) => !/^(?:条件|期限|金额|步骤|找谁|证据|注意)：/.test(text))
          ? ['label']
          : []),
        ...(points.some(({ text, grounds }) => /^(?:条件|期限|金额)/.test(text) && grounds.length === 0)
          ? ['grounds of points']
          : []),
        ...(next.length < 2 ? ['next'] : []),
        ...(examples.some((example) => !type.required.every((word) => word.test(example))) ? ['words'] : []),
        ...(examples.some((example) => type.excluded.some((word) => word.test(example))) ? ['excluded'] : []),
      ];
      return lacks.map((lack) => `${id}: ${lack}`);
    });
    expect(wrong).toEqual([]);
    expect(new Set(QUESTION_TYPES.map(({ id }) => id)).size).toBe(QUESTION_TYPES.length);
    expect(new Set(QUESTION_TYPES.map(({ title }) => title)).size).toBe(QUESTION_TYPES.length);
  });
});

describe('rows of question types', () => {
  it('are read with aliases, numbers of inserted articles and several grounds', () => {
    const [type] = readQuestionTypes(
      '@@ 甲规定 = 关于甲的规定\n# a-b 题目\n? 甲/乙\n~ 甲 !丙\n= 句子。 @甲规定3-1“引文一” @民法典5“引文二”\n+ severance\n> 丁',
    );
    expect(type).toMatchObject({
      id: 'a-b',
      examples: ['甲', '乙'],
      calculators: ['severance'],
      answer: [
        {
          text: '句子。',
          grounds: [
            { law: '关于甲的规定', number: 3, sub: 1, quote: '引文一' },
            { law: '民法典', number: 5, sub: 0, quote: '引文二' },
          ],
        },
      ],
    });
    expect([type?.required.length, type?.excluded.length]).toEqual([1, 1]);
  });

  it.each(['x', '# 中文 题', '# a 题\n* 甲', '# a 题\n= @民法典“x”', '# a 题\n+ 没有'])(
    'are refused: %s',
    (rows) => {
      expect(() => readQuestionTypes(rows)).toThrow('question types');
    },
  );

  it('with a number that the quotation does not say are found', () => {
    const grounds = [{ law: '民法典', number: 1, sub: 0, quote: '应当在三十日内支付百分之二十' }];
    expect(unfoundedNumbers({ text: '要在30天内付20%。', grounds })).toEqual([]);
    expect(unfoundedNumbers({ text: '要在十五日内付两倍。', grounds })).toEqual(['15日', '2倍']);
  });
});
