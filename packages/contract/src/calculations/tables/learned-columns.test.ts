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
