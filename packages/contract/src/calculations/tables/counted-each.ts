/** How many things one figure is said of: 第二批和第三批各交付30%, 后两期均支付20%, 第二期至第四期各20%. */
import { readNumber } from '../../numbers/read-number.ts';

const each = /(?<names>[^，。；：]{1,40}?)(?:各(?!项|类|方)|均)/;
const several =
  /(?<count>[双两二三四五六七八九十])个?(?:方|者|家|批|期|次|笔|项|年|季度?|月|阶段|节点)[^，。；]{0,6}$/;
const range =
  /第?(?<from>[一二三四五六七八九十\d]{1,3})[^，。；、]{0,3}[至到](?:第)?(?<to>[一二三四五六七八九十\d]{1,3})[^，。；、]{0,4}$/;

/** 1 where nothing says 各; null where it does and nobody can tell of how many. */
export function timesOfEach(before: string): number | null {
  const names = each.exec(before)?.groups?.names;
  if (names === undefined) return 1;
  const { from = '', to = '' } = range.exec(names)?.groups ?? {};
  const [first, last] = [readNumber(from), readNumber(to)];
  if (first !== null && last !== null) return last > first ? last - first + 1 : null;
  const named = names.split(/[、和及与]/).filter((name) => name !== '').length;
  if (named > 1) return named;
  const count = several.exec(names)?.groups?.count;
  return count === '双' ? 2 : readNumber(count ?? '');
}
