import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate, severanceMonths } from './calculate.ts';
import { type CalculatorName, calculatorNames } from './calculator-name.ts';
import { lastDayAfterYears, lastWorkingDay } from './count-days.ts';
import { readSaidAmount, saidMonthlyWage, saidService, saidYearlyRate } from './said-facts.ts';

describe('figures in a question', () => {
  it.each([
    ['8000', 8_000],
    ['一万二', 12_000],
    ['8千', 8_000],
    ['三十万', 300_000],
    ['1.5万', 15_000],
  ])('are read: %s', (written, value) => {
    expect(readSaidAmount(written)).toBe(value);
  });

  it('are a month’s pay only where they are one', () => {
    expect(saidMonthlyWage('月薪8000工作了3年半')).toBe(8_000);
    expect(saidMonthlyWage('我工资一万二')).toBe(12_000);
    expect(saidMonthlyWage('拖欠三个月工资2万')).toBeNull();
    expect(saidMonthlyWage('一个月的试用期')).toBeNull();
    expect(saidMonthlyWage('每月扣500社保，工资6000')).toBe(6_000);
    expect(saidMonthlyWage('我每个月8k')).toBe(8_000);
    for (const other of ['年工资12万，干了3年', '日工资600', '工资被扣了2000', '每月还房贷3000'])
      expect([other, saidMonthlyWage(other)]).toEqual([other, null]);
    for (const several of ['月薪8000，到手6500', '月薪8000到10000', '工资从8000降到5000'])
      expect([several, saidMonthlyWage(several)]).toEqual([several, null]);
  });

  it.each([
    ['工作了3年半', { years: 3, months: 6 }],
    ['干了五年零三个月', { years: 5, months: 3 }],
    ['上班8个月', { years: 0, months: 8 }],
    ['2019年入职，工作满6年', { years: 6, months: 0 }],
    ['我22年3月入职，月薪8000，现在被裁', null],
    ['18年入职，工资6000', null],
    ['十八年入职', null],
    ['从15年干到现在', null],
    ['我22年3月入职，干了3年', { years: 3, months: 0 }],
    ['没签合同', null],
  ])('are time of service: %s', (question, service) => {
    expect(saidService(question)).toEqual(service);
  });

  it.each([
    ['年利率24%', 24],
    ['月息2分', 24],
    ['月息两分五', 30],
    ['月利率1.5%', 18],
    ['三分利', 36],
    ['年息一分', 10],
    ['年息1分5', 15],
    ['年利率合法吗，月息2%', 24],
    ['年息多少合法？月息2分', 24],
    ['日息一分', null],
    ['没说利率', null],
  ])('are a yearly rate: %s', (question, rate) => {
    expect(saidYearlyRate(question)).toBe(rate);
  });
});

const linesOf = (name: CalculatorName, question: string) => calculate(name, question).lines.join('\n');

describe('sums inside answers', () => {
  it('severance: N, N+1 and 2N, with half years rounded as the law does', () => {
    const lines = linesOf('severance', '月薪8000工作了3年半被裁能赔多少');
    expect(lines).toContain('8,000 元 × 4 = 32,000 元');
    expect(lines).toContain('共 40,000 元');
    expect(lines).toContain('64,000 元');
    expect(linesOf('severance', '工资12000，干了五年零三个月')).toContain('12,000 元 × 5.5 = 66,000 元');
  });

  it('overtime by the hour of a month of 21.75 days', () => {
    expect(linesOf('overtime', '月薪6000，周末加班16小时')).toContain('= 1,103.45 元');
    expect(linesOf('overtime', '月薪8700')).toContain(
      '平时每小时 75 元，休息日每小时 100 元，法定休假日每小时 150 元',
    );
  });

  it('overtime is only what is called so, and not each day of a long holiday', () => {
    const usual = linesOf('overtime', '每天工作10小时，月薪6000加班费');
    expect(usual).toContain('平时每小时');
    expect(usual).not.toContain('10 小时');
    expect(linesOf('overtime', '月薪8700，每天晚上加班2小时')).toContain('= 150 元');
    expect(linesOf('overtime', '月薪8700，国庆加班7天')).toContain('只有其中几天是法定休假日');
    expect(linesOf('overtime', '月薪8700，国庆放假7天')).not.toContain('56 小时');
  });

  it('a deposit is doubled up to a fifth of the price', () => {
    expect(linesOf('deposit', '总价30万，交了10万定金，对方卖给别人')).toContain('= 160,000 元');
    expect(linesOf('deposit', '定金2万卖家反悔')).toContain('应返还 40,000 元');
    for (const price of [
      '40万的二手房',
      '一台40万的进口设备',
      '订了40万块的货',
      '车价40万',
      '标价40万的房子',
    ])
      expect(linesOf('deposit', `${price}，我给了15万定金，后来我自己不想要了`)).toContain(
        '80,000 元 无权要回，超出的 70,000 元 可以要回',
      );
    expect(linesOf('deposit', '交了5万的首付，另付3万定金，卖家反悔')).toContain('没有说合同总价');
  });

  it('interest is capped by the rate the question gives, and no rate is assumed', () => {
    expect(linesOf('lending', '借10万，月息2分，当时LPR 3.45%')).toContain('13,800 元');
    const asked = calculate('lending', '借10万，月息2分');
    expect(asked.lines.join()).toContain('24%');
    expect(asked.lines.join()).not.toContain('元');
    expect(asked.needs).toContain('LPR');
  });

  it('double pay for months without a contract: all but the first, eleven at most', () => {
    expect(linesOf('double-wage', '月薪6000，干了8个月没签合同')).toContain('× 7 = 42,000 元');
    expect(linesOf('double-wage', '工作两年没签合同，工资5000')).toContain('× 11 = 55,000 元');
  });

  it('last days', () => {
    expect(linesOf('limitation', '2023年5月1日到期')).toContain('2026-05-01');
    expect(linesOf('labour-limitation', '2025年5月1日离职')).toContain('2026-05-01');
    expect(linesOf('working-days', '2026年3月2日起15个工作日')).toContain('2026-03-23');
    const several = '2020年5月1日借的，2022年5月1日到期，2023年8月9日又打过电话';
    expect(linesOf('limitation', several)).toContain('2025-05-01');
    expect(calculate('limitation', '2020年5月1日借款，2022年5月1日打过电话')).toMatchObject({
      lines: [],
      needs: expect.stringContaining('到期'),
    });
    expect(lastDayAfterYears('2024-02-29', 3)).toBe('2027-02-28');
    expect(lastWorkingDay('2026-03-06', 1)).toBe('2026-03-09');
  });

  it('say what they need where the question states nothing, with formula and grounds', () => {
    for (const name of calculatorNames) {
      const { lines, needs, formula, grounds } = calculate(name, '怎么办');
      expect([name, lines]).toEqual([name, []]);
      expect(needs).toMatch(/告诉我|需要/);
      expect(formula.length).toBeGreaterThan(10);
      expect(grounds.length).toBeGreaterThan(0);
    }
  });

  it('severance grows with the time of service', () => {
    const service = fc.record({ years: fc.nat(40), months: fc.nat(11) });
    fc.assert(
      fc.property(service, service, (one, other) => {
        const isLonger = one.years * 12 + one.months >= other.years * 12 + other.months;
        expect(severanceMonths(one) >= severanceMonths(other) || !isLonger).toBe(true);
      }),
    );
  });
});
