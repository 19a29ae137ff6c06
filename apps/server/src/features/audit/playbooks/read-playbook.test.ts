import { allRules, builtInTemplates } from '@wenjian/audit';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../templates/check-template.ts';
import { playbookColumns, playbookKinds } from './playbook.text.ts';
import { readPlaybook } from './read-playbook.ts';
import { type PlaybookContent, sheetsOfPlaybook } from './write-playbook.ts';

const DEPOSIT = 'validity.deposit-over-limit';
const header = Object.values(playbookColumns);
const [ID, KIND, TOPIC, LEVEL] = [0, 1, 2, 3];
const WALK_AWAY = 6;
const WORDING = 7;
const WORDS = 8;
const THRESHOLDS = 9;

const rowOf = (values: Readonly<Record<number, string>>) => header.map((_, index) => values[index] ?? '');
const read = (...rows: readonly (readonly string[])[]) =>
  readPlaybook([header, ...rows].map((cells, index) => ({ number: index + 1, cells })));
const sentences = (...rows: readonly (readonly string[])[]) => {
  const outcome = read(...rows);
  return outcome.kind === 'refused' ? outcome.problems.map(({ message }) => message) : [];
};

const full: PlaybookContent = {
  rules: [
    {
      ruleId: DEPOSIT,
      level: 'low',
      thresholds: { share: 0.35 },
      ideal: '一成',
      fallback: '一成半，\n另行约定',
      walkAway: '=两成',
      wording: '定金不超过两成。',
    },
    { ruleId: 'validity.repealed-law' },
  ],
  ownRules: [{ id: 'pay', text: '付款期限不得超过60日', level: 'high', fallback: '75日' }],
  requiredClauses: [
    {
      id: 'bribery',
      topic: '反商业贿赂',
      words: ['商业贿赂', '廉洁 违约'],
      wording: '双方不得实施商业贿赂。',
      level: 'medium',
      ideal: '对方承担全部责任',
    },
  ],
};

describe('a list in Excel', () => {
  it('comes back as it went out, with every rule of the catalogue in it', () => {
    const [sheet] = sheetsOfPlaybook(full);
    expect(sheet?.rows).toHaveLength(allRules.length + 2);
    const rows = [sheet?.header ?? [], ...(sheet?.rows ?? [])].map((cells, index) => ({
      number: index + 1,
      cells: cells.map(String),
    }));
    const outcome = readPlaybook(rows);
    expect(outcome.kind === 'read' && sorted(outcome.content)).toEqual(sorted(full));
  });

  it('has thresholds of the rule only: the example’s is one', () => {
    expect(problemsOf({ name: 'x', contractType: null, ...full })).toEqual([]);
  });

  it.each(builtInTemplates.map(({ id, rules }) => [id, rules] as const))(
    'holds the built-in list %s',
    (_, rules) => {
      const content = { rules: [...rules], ownRules: [], requiredClauses: [] } as PlaybookContent;
      const [sheet] = sheetsOfPlaybook(content);
      const outcome = read(...(sheet?.rows ?? []).map((cells) => cells.map(String)));
      expect(outcome.kind === 'read' && sorted(outcome.content)).toEqual(sorted(content));
    },
  );

  it('is read with its columns in another order, without those that are empty, and a rule by its title', () => {
    const title = allRules.find(({ id }) => id === DEPOSIT)?.title ?? '';
    const outcome = readPlaybook([
      { number: 3, cells: ['严重程度', '类型', '事项'] },
      { number: 5, cells: ['高', '内置规则', title] },
    ]);
    expect(outcome).toEqual({
      kind: 'read',
      content: { rules: [{ ruleId: DEPOSIT, level: 'high' }], ownRules: [], requiredClauses: [] },
    });
  });

  it('numbers what has no number, and tells a clause by its name when it has no words', () => {
    const outcome = read(
      rowOf({ [KIND]: playbookKinds.required, [TOPIC]: '保密', [LEVEL]: '中', [WORDING]: '双方应当保密。' }),
      rowOf({ [KIND]: playbookKinds.own, [TOPIC]: '不得转包给第三方', [LEVEL]: '低' }),
    );
    expect(outcome).toMatchObject({
      content: {
        requiredClauses: [{ id: 'clause-1', words: ['保密'] }],
        ownRules: [{ id: 'own-1', level: 'low' }],
      },
    });
  });
});

describe('a row that is not right', () => {
  const rule = { [ID]: DEPOSIT, [KIND]: playbookKinds.rule, [LEVEL]: '高' };
  const clause = {
    [KIND]: playbookKinds.required,
    [TOPIC]: '保密',
    [LEVEL]: '高',
    [WORDING]: '双方应当保密。',
  };
  const own = { [KIND]: playbookKinds.own, [TOPIC]: '不得转包给第三方', [LEVEL]: '高' };
  it.each([
    ['no kind', { ...rule, [KIND]: '' }, '没有填类型'],
    ['a kind there is not', { ...rule, [KIND]: '规则' }, '没有“规则”这种类型'],
    ['a rule there is not', { ...rule, [ID]: 'no.such' }, '没有编号或名称为“no.such”的内置规则'],
    ['no rule', { [KIND]: playbookKinds.rule }, '请填内置规则的编号或规则名称'],
    ['a level there is not', { ...rule, [LEVEL]: '严重' }, '严重程度“严重”不对'],
    ['words of a clause at a rule', { ...rule, [WORDS]: '保密' }, '内置规则不用填“识别词”'],
    [
      'a position of a rule that is off',
      { ...rule, [LEVEL]: '关闭', [WALK_AWAY]: '两成' },
      '已关闭的规则不能带立场',
    ],
    ['a threshold nobody understands', { ...rule, [THRESHOLDS]: '三成' }, '参数“三成”看不懂'],
    ['a threshold the rule has not', { ...rule, [THRESHOLDS]: 'toString=1' }, '没有名为“toString”的参数'],
    ['a negative threshold', { ...rule, [THRESHOLDS]: 'share=-1' }, '参数不能小于 0'],
    ['a clause that is off', { ...clause, [LEVEL]: '关闭' }, '只有内置规则可以关闭'],
    ['a clause without a level', { ...clause, [LEVEL]: '' }, '请填严重程度'],
    ['a clause without a wording', { ...clause, [WORDING]: '' }, '请写明缺失时补入的条款'],
    ['a clause whose wording lacks its words', { ...clause, [WORDS]: '商业秘密' }, '补入的条款里没有识别词'],
    ['a clause with an id of other signs', { ...clause, [ID]: '保密！' }, '编号只能用字母'],
    ['an own rule of two characters', { ...own, [TOPIC]: '不得' }, '请写清楚要检查什么'],
    ['an own rule with a wording', { ...own, [WORDING]: '某条款' }, '自定义规则不用填“缺失时补入的条款”'],
    [
      'a position that is too long',
      { ...rule, [WALK_AWAY]: '两'.repeat(2001) },
      '底线方案请控制在 2000 字以内',
    ],
  ])('because of %s says so with its number', (_, values, sentence) => {
    const [first, ...others] = sentences(rowOf(own), rowOf(values));
    expect(others).toEqual([]);
    expect(first).toContain('第 3 行：');
    expect(first).toContain(sentence);
  });

  it('leaves nothing imported, and every one of them is told', () => {
    const wrong = rowOf({ ...rule, [LEVEL]: '严重' });
    expect(
      sentences(rowOf(own), wrong, rowOf({ ...own, [KIND]: '？' })).map((one) => one.slice(0, 4)),
    ).toEqual(['第 3 ', '第 4 ']);
  });

  it('because it repeats another names the second of them', () => {
    expect(sentences(rowOf(rule), rowOf(rule))).toEqual([expect.stringMatching(/^第 3 行：规则“.+”重复$/)]);
    const twin = { ...own, [ID]: 'pay' };
    expect(sentences(rowOf(twin), rowOf(twin))).toEqual(['第 3 行：编号“pay”重复']);
  });
});

describe('a sheet that is no list', () => {
  it.each([
    ['nothing', [], '文件里没有可以导入的行'],
    ['a header alone', [header], '文件里没有可以导入的行'],
    [
      'no column of kinds',
      [
        ['编号', '事项', '严重程度'],
        ['a', 'b', '高'],
      ],
      '第 1 行：缺少“类型”列',
    ],
    ['a column there is not', [[...header, '心情'], rowOf({})], '第 1 行：没有名为“心情”的列'],
    ['a column twice', [[...header, '编号'], rowOf({})], '第 1 行：“编号”列重复'],
    ['words beside its columns', [header, [...rowOf({}), '', '备注']], '第 2 行：右边有没有列名的内容'],
  ])('because it has %s is refused', (_, rows, sentence) => {
    const outcome = readPlaybook(rows.map((cells, index) => ({ number: index + 1, cells })));
    expect(outcome.kind === 'refused' && outcome.problems[0]?.message).toContain(sentence);
  });
});

function sorted({ rules, ...rest }: PlaybookContent): PlaybookContent {
  return { ...rest, rules: [...rules].sort((one, other) => (one.ruleId < other.ruleId ? -1 : 1)) };
}
