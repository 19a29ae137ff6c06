/** The same sum written twice, in words (大写) and in figures, side by side. */
import type { Amount, Contract } from '../contract.ts';

export interface AmountPair {
  /** In text order. */
  readonly first: Amount;
  readonly second: Amount;
  readonly agrees: boolean;
}

/** Only such words may be between two forms of one sum. */
const bridge = /^(?:[\s（()）：:，,、/／"“”]|大写|小写|人民币|金额|即|计|为|RMB|[¥￥]|整|含税|合计)*$/;

export function pairAmounts({ amounts, document }: Contract): readonly AmountPair[] {
  return amounts.flatMap((first, index) => {
    const second = amounts[index + 1];
    if (second === undefined || first.isUppercase === second.isUppercase) return [];
    if (first.fen === null || second.fen === null) return [];
    const between = document.text.slice(first.end, second.start);
    // 合计 on a new line is the total of the lines above, not a repetition of the last one.
    if (!bridge.test(between) || /\n[^\S\n]*合计/.test(between)) return [];
    return [{ first, second, agrees: first.fen === second.fen }];
  });
}
