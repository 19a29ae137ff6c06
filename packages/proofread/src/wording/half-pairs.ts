/**
 * Marks without a partner whose other half was typed as another sign: 《运输合同>, "青苗计划”. In: a line and its lone marks. Out: what
 * stands where the other half belongs, and the mark that belongs there.
 */
import { closers, type Mark, openers } from './pair-marks.ts';

/** What stands between two marks, at most. */
const LONGEST_INSERTION = 60;

export function halvesOfOtherKind(text: string, unopened: readonly Mark[], unclosed: readonly Mark[]) {
  const behind = unclosed.flatMap(({ mark, at }) => {
    const found = halfBehind[mark]?.exec(text.slice(at + 1, at + LONGEST_INSERTION));
    return found == null ? [] : [{ lone: at, at: at + found[0].length, right: closers[mark] ?? '' }];
  });
  const before = unopened.flatMap(({ mark, at }) => {
    const found = halfBefore[mark]?.exec(text.slice(Math.max(0, at - LONGEST_INSERTION), at));
    return found == null ? [] : [{ lone: at, at: at - found[0].length, right: openers[mark] ?? '' }];
  });
  return [...behind, ...before].map((each) => ({ ...each, mark: text.charAt(each.at) }));
}

/** What stands where the second half belongs, up to it; a single straight quotation mark only. */
const halfBehind: Readonly<Record<string, RegExp>> = {
  '《': /^[^《》<>＞〉\n。]{2,50}[>＞〉]/,
  '“': /^[^“”"\n]{1,58}["＂](?!\d)/,
};
const halfBefore: Readonly<Record<string, RegExp>> = {
  '》': /[<＜〈][^《》<>＜〈\n。]{2,50}$/,
  '”': /(?<![\d"][^"]{0,60})["＂][^“”"\n。]{1,30}$/,
};
