import type { BlockDraft } from '@wenjian/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brief, figures, paragraphs, type Rows, resultOf, tableOf } from './calculations.testing.ts';

interface Item {
  readonly tenths: number;
  readonly count: number;
  readonly rate: number;
}

const yuan = (fen: number): string => (fen / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Seven columns, which the test reorders. */
const heads = [
  '名称',
  '数量',
  '不含税单价（元）',
  '不含税金额（元）',
  '税率',
  '税额（元）',
  '价税合计（元）',
];

function scheduleOf(items: readonly Item[], order: readonly number[]): Rows {
  const reckoned = items.map(({ tenths, count, rate }) => {
    const net = tenths * 10 * count;
    const tax = Math.round((net * rate) / 100);
    return { tenths, count, rate, net, tax };
  });
  const sum = (pick: (row: (typeof reckoned)[number]) => number): string =>
    yuan(reckoned.reduce((all, row) => all + pick(row), 0));
  const rows = [
    heads,
    ...reckoned.map(({ tenths, count, rate, net, tax }, index) => [
      `设备${'甲乙丙丁戊己'.charAt(index)}`,
      `${count}台`,
      yuan(tenths * 10),
      yuan(net),
      `${rate}%`,
      yuan(tax),
      yuan(net + tax),
    ]),
    ['合计', '', '', sum(({ net }) => net), '', sum(({ tax }) => tax), sum(({ net, tax }) => net + tax)],
  ];
  // The name stays first: a total is recognised by the first word of its row.
  return rows.map((row) => [row[0] ?? '', ...order.map((column) => row[column] ?? '')]);
}

const item = fc.record({
  tenths: fc.integer({ min: 11, max: 99_999 }),
  count: fc.integer({ min: 1, max: 4000 }),
  rate: fc.constantFrom(1, 3, 6, 9, 13),
});
const items = fc.array(item, { minLength: 1, maxLength: 6 });
const order = fc.shuffledSubarray([1, 2, 3, 4, 5, 6], { minLength: 6, maxLength: 6 });

/** Changes a digit of the whole yuan or above. */
function slip(written: string, seed: number): string {
  const whole = written.split('.')[0] ?? '';
  const places = [...whole].flatMap((sign, at) => (/\d/.test(sign) ? [at] : []));
  const at = places[seed % places.length] ?? 0;
  const digit = (Number(written.charAt(at)) + 1 + (seed % 8)) % 10;
  const safe = at === 0 && digit === 0 ? (Number(written.charAt(0)) % 9) + 1 : digit;
  return written.slice(0, at) + String(safe) + written.slice(at + 1);
}

function small(count: number): Item {
  return { tenths: 11, count, rate: 1 };
}

/** Plants a slip into one figure that is reckoned. */
function expectOneFault(
  list: readonly Item[],
  columns: readonly number[],
  place: number,
  seed: number,
): void {
  const rows = scheduleOf(list, columns);
  const sums = columns.flatMap((column, at) => ([3, 5, 6].includes(column) ? [at + 1] : []));
  const row = 1 + (place % (rows.length - 1));
  const column = sums[place % sums.length] ?? 1;
  const right = rows[row]?.[column] ?? '';
  const wrong = slip(right, seed);
  fc.pre(wrong !== right);
  const planted = rows.map((cells, r) => cells.map((text, c) => (r === row && c === column ? wrong : text)));
  expect(figures(tableOf(planted)).map(({ original, suggestion }) => [original, suggestion])).toEqual([
    [wrong, right],
  ]);
}

describe('calculations', () => {
  it('finds nothing in correct schedules', () => {
    fc.assert(
      fc.property(items, order, (list, columns) => {
        expect(figures(tableOf(scheduleOf(list, columns)))).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  it('reports one wrong figure in a schedule once, at its cell, and restores it', () => {
    fc.assert(fc.property(items, order, fc.nat(999), fc.nat(99), expectOneFault), { numRuns: 150 });
  });

  /** So small that, rounded to the yuan or the piece, nearly any column is the product of two others. */
  it.each<readonly [string, readonly Item[], readonly number[], number, number]>([
    ['a tax', [small(1), small(5), small(1)], [5, 6, 1, 4, 3, 2], 5, 0],
    ['a price with tax', [small(1), small(1), small(3)], [2, 4, 3, 1, 5, 6], 793, 1],
    ['an amount', [small(2), small(3), small(5)], [1, 2, 3, 4, 5, 6], 0, 3],
    ['a sum', [small(4), small(2), small(2)], [6, 5, 4, 3, 2, 1], 3, 6],
  ])('finds %s wrong once in a schedule of a few yuan', (_, list, columns, place, seed) => {
    expectOneFault(list, columns, place, seed);
  });

  it('names the quantity or the price when the total confirms the amount', () => {
    const rows = (count: string, price: string): Rows => [
      ['名称', '数量', '单价', '金额'],
      ['斜梁', count, price, '206,400'],
      ['立柱', '1,200', '128', '153,600'],
      ['合计', '', '', '360,000'],
    ];
    expect(brief(tableOf(rows('2,300', '86')))).toEqual([['figures.product', '2,300', null]]);
    expect(brief(tableOf(rows('2,400', '68')))).toEqual([['figures.product', '68', null]]);
    expect(brief(tableOf(rows('2,400', '86')))).toEqual([]);
  });

  it('mentions ten thousand times only when a figure is off by exactly that', () => {
    const rows: Rows = [
      ['名称', '数量', '单价', '金额'],
      ['斜梁', '10000', '12', '130000'],
      ['立柱', '1', '70000', '70000'],
      ['合计', '', '', '200000'],
    ];
    const [fault, ...others] = figures(tableOf(rows));
    expect(others).toEqual([]);
    expect(fault?.ruleId).toBe('figures.product');
    expect(fault?.reason).not.toContain('一万倍');
  });

  it.each<readonly [string, readonly BlockDraft[]]>([
    ['a tax as large as the price', paragraphs('含税总价100,000元，税率13%，税额100,000元。')],
    [
      'a price of nothing',
      tableOf([
        ['名称', '不含税金额', '税率', '含税金额'],
        ['泵', '0.00', '13%', '56.50'],
      ]),
    ],
    [
      'a row that is all tax',
      tableOf([
        ['名称', '含税金额', '税率', '税额'],
        ['泵', '50.00', '13%', '50.00'],
      ]),
    ],
  ])('finds fault with %s and proposes nothing', (_, blocks) => {
    const found = figures(blocks);
    expect(found.map(({ suggestion }) => suggestion)).toEqual([null]);
  });

  it('shows the wrong calculation', () => {
    const [fault] = figures(paragraphs('水泵数量100台，单价500元，总价60000元。'));
    expect(fault).toMatchObject({
      original: '60000',
      suggestion: null,
      formula: '500.00 × 100 = 50,000.00元 ≠ 60,000.00元',
    });
  });

  it.each([
    ['合同总价（含税）为人民币113,000元，其中不含税价100,000元，税率13%，税额12,000元。', '12,000', '13,000'],
    ['合同总价（含税）为人民币113,000元，其中不含税价100,000元，税率9%，税额13,000元。', '9', '13'],
    ['含税总价113,000元，税率13%，税额为14,000元。', '14,000', null],
    ['合同总价为100万元，其中设备款80万元，安装费30万元。', '100万', null],
  ])('calculates the sentence %s', (sentence, original, suggestion) => {
    expect(figures(paragraphs(sentence)).map((each) => [each.original, each.suggestion])).toEqual([
      [original, suggestion],
    ]);
  });

  it.each([
    '合同总价（含税）为人民币113,000元，其中不含税价100,000元，税率13%，税额13,000元。',
    '合同总价为100,000元（含13%增值税，税额11,504.42元）。',
    '合同总价为100万元，其中设备款80万元，安装费20万元。',
    '含税总价为100,000元，不含税价为88,495.58元，税率为13%。',
  ])('reports nothing when the result is correct: %s', (sentence) => {
    expect(brief(paragraphs(sentence))).toEqual([]);
  });

  const price = '第一条 合同总价为人民币1,000,000元。';
  const paid = (...parts: readonly (readonly [number, string])[]): string =>
    `第二条 ${parts.map(([share, sum], at) => `第${at + 1}期支付合同总价的${share}%，即人民币${sum}元`).join('；')}。`;

  it('adds up instalments, and checks each against its percentage of the price', () => {
    const right = [
      [30, '300,000'],
      [50, '500,000'],
      [20, '200,000'],
    ] as const;
    expect(brief(paragraphs(price, paid(...right)))).toEqual([]);
    expect(brief(paragraphs(price, paid(right[0], [60, '500,000'], right[2])))).toEqual([
      ['figures.shares', '60', '50'],
    ]);
    expect(brief(paragraphs(price, paid(right[0], [50, '600,000'], right[2])))).toEqual([
      ['figures.instalments', '600,000', '500,000'],
    ]);
    expect(brief(paragraphs('第一条 付款', '签约后付30%；到货后付50%；质保期满付10%。'))).toEqual([
      ['figures.shares', '10', null],
    ]);
  });

  it('distinguishes 元 from 万元', () => {
    expect(brief(paragraphs('第一条 合同总价为人民币50万元。', '第二条 验收后付清合同总价50元。'))).toEqual([
      ['figures.factor', '50', null],
    ]);
    const words = '第一条 合同总价为人民币伍拾万元整（￥500,000元）。';
    expect(brief(paragraphs(words, '第二条 验收后付清合同总价5,000,000元。'))).toEqual([
      ['figures.restated', '5,000,000', '500,000'],
    ]);
    const column = (second: string): Rows => [
      ['项目', '金额（万元）'],
      ['设备', '80'],
      ['安装', second],
      ['合计', '100'],
    ];
    expect(brief(tableOf(column('200000')))).toEqual([['figures.factor', '200000', '20']]);
    expect(brief(tableOf(column('20')))).toEqual([]);
  });

  it('reports the header of a column when every row is off by its unit', () => {
    const head = ['项目', '数量', '单价（元）', '金额（元）'];
    expect(brief(tableOf([head, ['泵', '10', '80000', '80'], ['阀', '20', '10000', '20']]))).toEqual([
      ['figures.factor', '金额（元）', null],
    ]);
  });

  it('lets a sum in words decide between two in figures', () => {
    expect(
      brief(
        paragraphs(
          '第一条 合同总价为人民币伍拾万元整（￥50,000元）。',
          '第二条 验收后付清合同总价500,000元。',
        ),
      ),
    ).toEqual([['figures.uppercase', '50,000', '500,000']]);
  });

  it('reports impossible percentages', () => {
    expect(
      brief(
        paragraphs(
          '违约金比例为120%。',
          '增值税税率为130%。',
          '甲方持股60%，乙方持股50%。',
          '加班工资按本人工资的150%支付。',
          '保险金额为发票金额的110%。',
          '甲方持股60%，乙方持股40%。',
        ),
      ),
    ).toEqual([
      ['figures.percentage', '120%', null],
      ['figures.percentage', '130%', null],
      ['figures.shares', '50%', null],
    ]);
  });

  it('says how many rows it calculated and how many it could not read', () => {
    const rows = [
      ['名称', '数量', '单价', '金额'],
      ['泵', '10', '80', '800'],
      ['阀', '若干', '10', '按实结算'],
    ];
    const { coverage } = resultOf(tableOf(rows));
    expect(coverage.examined).toContainEqual({ what: '参与计算的表格行', count: 1 });
    expect(coverage.notExamined).toContainEqual({
      what: '表格行',
      count: 1,
      reason: '列名或数字无法识别，未参与计算',
    });
  });
});

describe('sums in running text', () => {
  it.each([
    [['乙方供应服务器12台，每台单价35,000元，合计410,000元。'], 'figures.product', '410,000'],
    [['月租金为人民币6,500元。', '乙方支付相当于两个月租金的押金12,000元。'], 'figures.product', '12,000'],
    [['服务费每月15,000元，服务期10个月，总额为160,000元。'], 'figures.product', '160,000'],
    [
      ['委托资金总额为2,000,000元。', '管理费为委托资金总额的1.5%，即每年35,000元。'],
      'figures.instalments',
      '35,000',
    ],
    [['房屋总面积500平方米，其中办公区310平方米，仓库180平方米。'], 'figures.total', '180'],
    [['借款本金100,000元，年利率12%，期限6个月，利息合计7,000元。'], 'figures.product', '7,000'],
    [['合同总价款1,280,000元，已付400,000元，余款870,000元。'], 'figures.instalments', '1,280,000'],
    [['本合同一式六份，双方各执两份。'], 'figures.total', '本合同一式六份，双方各执两份。'],
    [['租金总额为人民币300,000元，押金1.5元，签约时支付。'], 'figures.unit', '1.5元'],
    [['合同总价为人民币300,000元。', '每逾期一日应支付违约金2,000,000元。'], 'figures.unit', '2,000,000元'],
  ])('must come out: %j', (lines, rule, original) => {
    expect(brief(paragraphs(...lines)).map(([ruleId, written]) => [ruleId, written])).toEqual([
      [rule, original],
    ]);
  });

  it.each([
    ['乙方供应服务器12台，每台单价35,000元，合计420,000元。'],
    ['月租金为人民币6,500元。', '乙方支付相当于两个月租金的押金13,000元。'],
    ['服务费每月15,000元，服务期10个月，总额为150,000元。'],
    ['房屋总面积490平方米，其中办公区310平方米，仓库180平方米。'],
    ['合同总价为人民币300,000元，资料工本费20元，每份单价1.5元。'],
    ['合同总价为人民币300,000元。', '每逾期一日应支付违约金2,000元。'],
    ['本合同一式四份，双方各执两份。'],
  ])('are left alone when they do: %j', (...lines) => {
    expect(brief(paragraphs(...lines))).toEqual([]);
  });

  it('give 大写 its right form where another calculation confirms the figures', () => {
    const parts = '，其中设备款800,000元，安装费200,000元。';
    const written = (capitals: string, rest: string) =>
      brief(paragraphs(`合同总价为${capitals}（￥1,000,000.00元）${rest}`));
    expect(written('人民币壹佰贰拾万圆整', parts)).toEqual([
      ['figures.uppercase', '人民币壹佰贰拾万圆整', '人民币壹佰万圆整'],
    ]);
    expect(written('人民币壹佰贰拾万圆整', '。').map(([, , suggestion]) => suggestion)).toEqual([null]);
  });
});
