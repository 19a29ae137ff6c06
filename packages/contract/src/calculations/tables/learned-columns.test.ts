import { describe, expect, it } from 'vitest';
import { contractOf } from '../../contract.testing.ts';
import { expectedOf } from '../figures/figure-relation.ts';
import { proseRelations } from '../prose-relations.ts';
import { agrees } from '../stated-relation.ts';

const ONE = 1_000_000;

/** What wrong figures should have been, as results; ¶ starts the next row. */
function wrongIn(table: string): readonly number[] {
  return proseRelations(contractOf(...table.split('¶')))
    .filter(({ relation }) => relation.kind === 'product' && !agrees(relation))
    .map(({ relation }) => Number(expectedOf(relation)) / ONE);
}

describe('columns that belong together', () => {
  it.each([
    [
      'three factors under heads of the trade',
      '站点 | 泵数 | 每年保养次数 | 每台次 | 费用（元）¶东站 | 3 | 4 | 500 | 6,000¶西站 | 2 | 4 | 500 | 4,600¶南站 | 5 | 2 | 500 | 5,000¶合计 | | | | 15,600',
      [4000],
    ],
    [
      'a share done of what was ordered',
      '分项 | 合同量 | 已完成 | 完成率¶土方 | 800立方米 | 600立方米 | 75%¶护坡 | 200米 | 50米 | 25%¶围挡 | 400米 | 300米 | 60%',
      [240],
    ],
    [
      'a price for a thousand',
      '文件 | 方向 | 字数 | 千字价 | 费用¶说明书 | 中译英 | 54,000 | 280 | 15,210¶报告 | 中译英 | 20,000 | 300 | 6,000¶手册 | 中译德 | 30,000 | 400 | 12,000',
      [15120],
    ],
    [
      'a price that stands elsewhere, where digits are turned',
      '批次 | 重量 | 应付¶第一批 | 10,400 | 332,800¶第二批 | 9,000 | 280,800¶第三批 | 8,000 | 256,000',
      [288_000],
    ],
    [
      'what is added, and a number of times another',
      '增加项 | 数量 | 价 | 增减¶地台 | 45平方米 | 680 | +36,000¶展柜 | 4组×2 | 6,500 | +52,000¶灯带 | 30米 | 120 | +3,600',
      [30_600],
    ],
    [
      'shares of the total below',
      '股东 | 出资（万元） | 占比¶甲 | 500 | 50%¶乙 | 300 | 30%¶丙 | 150 | 20%¶丁 | 50 | 5%¶合计 | 1,000 | 100%',
      [200],
    ],
  ])('%s', (_, table, expected) => {
    expect(wrongIn(table)).toEqual(expected);
  });

  it.each([
    [
      'right ones',
      '序号 | 目的地 | 运量 | 运价 | 小计¶1 | 甲地 | 600 | 320 | 192,000¶2 | 乙地 | 450 | 680 | 306,000¶3 | 丙地 | 300 | 560 | 168,000',
    ],
    [
      'figures so small that they come out up to a yuan or a piece',
      '项目 | 数 | 税 | 价 | 计¶甲 | 1 | 0.01 | 1.10 | 1.11¶乙 | 5 | 0.06 | 1.10 | 5.56¶丙 | 1 | 0.01 | 1.10 | 1.11',
    ],
    ['factors of one prove nothing', '项目 | 数 | 次 | 计¶甲 | 1 | 7 | 7¶乙 | 1 | 9 | 9¶丙 | 2 | 5 | 8'],
    [
      'two rows of four that come out by chance',
      '项目 | 数 | 次 | 计¶甲 | 2 | 7 | 14¶乙 | 3 | 9 | 27¶丙 | 2 | 5 | 8¶丁 | 4 | 6 | 20',
    ],
    [
      'rounded shares',
      '股东 | 出资（万元） | 占比¶甲 | 333 | 33.3%¶乙 | 333 | 33.3%¶丙 | 334 | 33.4%¶合计 | 1,000 | 100%',
    ],
  ])('says nothing of %s', (_, table) => {
    expect(wrongIn(table)).toEqual([]);
  });
});
