/**
 * The same sum stated more than once: in words and in figures side by side, and the price of the contract
 * wherever it is named. In: the facts of the contract. Out: relations of equality. Two prices count as the
 * same only when they are equal or differ by a power of ten: otherwise they may be two prices.
 */
import {
  type Amount,
  type Contract,
  type Figure,
  figureOfAmount,
  foreignFigure,
  isFilled,
  isTenThousandfold,
  isWholePrice,
  pairAmounts,
  type Relation,
  wordsBefore,
} from '@wenjian/contract';

const MOST_MENTIONS = 12;
const REACH = 24;

export function restatedSums(contract: Contract): readonly Relation[] {
  return [...inWords(contract), ...ofPrice(contract), ...ofDeposits(contract)];
}

function inWords(contract: Contract): readonly Relation[] {
  const ours = pairAmounts(contract).flatMap(({ first, second }) =>
    isFilled(first) && isFilled(second)
      ? [equal('uppercase', figureOfAmount(contract, first), figureOfAmount(contract, second))]
      : [],
  );
  return [...ours, ...foreignPairs(contract)];
}

/** 143,600美元（大写：美元壹拾肆万叁仟陆佰元整）. */
function foreignPairs(contract: Contract): readonly Relation[] {
  return contract.amounts.flatMap((first, index): Relation[] => {
    const second = contract.amounts[index + 1];
    if (second === undefined || first.isUppercase || !second.isUppercase || !isFilled(second)) return [];
    const said = contract.document.text.slice(first.end, second.start).replace(/\s/g, '');
    if (!/^[（(，]?大写(?:金额)?[：:为]?(?:美元|欧元|港[元币]|日元|英镑|澳元|美金)$/.test(said)) return [];
    const figure = foreignFigure(contract, first);
    if (figure === null) return [];
    const capitals = { ...figureOfAmount(contract, second), currency: figure.currency };
    return [equal('uppercase', figure, capitals)];
  });
}

/** Words that make it another price, or a part of it. */
const otherPrice =
  /不含税|含税|税前|税后|暂定|结算|最终|调整后|变更|每|第[一二三四五六\d]+[期批年]|平均|原|首|尾|余|剩|已付|未付|部分|其中|分之|[%％]|[一二三四五六七八九]成|超过|达到?|不足|以上|低于|高于|满|[价款额金费]的/;

function ofPrice(contract: Contract): readonly Relation[] {
  const mentions = contract.amounts.filter(
    (amount) => isWholePrice(contract, amount) && !otherPrice.test(clauseBefore(contract, amount)),
  );
  return powersOfTen(contract, mentions);
}

/** The text before it in its part of the sentence. */
function clauseBefore({ document }: Contract, { start }: Amount): string {
  return (
    /(?<![^，。；\n])[^，。；\n]*$/.exec(document.text.slice(Math.max(0, start - REACH), start))?.[0] ?? ''
  );
}

/** 定金, 押金: a contract has one of each; only 元 for 万元 is checked, because parts of them are paid too. */
const deposits = ['定金', '押金', '履约保证金', '质保金', '注册资本'];

function ofDeposits(contract: Contract): readonly Relation[] {
  return deposits.flatMap((name) => {
    const mentions = contract.amounts.filter(
      (amount) =>
        amount.label === name && new RegExp(`${name}[^，。；\\d]{0,6}$`).test(wordsBefore(contract, amount)),
    );
    return powersOfTen(contract, mentions).filter(
      ({ parts: [one], result }) => one.value === result.value || isTenThousandfold(one.value, result.value),
    );
  });
}

function powersOfTen(contract: Contract, mentions: readonly Amount[]) {
  const figures = mentions
    .filter(isFilled)
    .filter(({ fen }) => fen > 0)
    .slice(0, MOST_MENTIONS)
    .map((amount) => figureOfAmount(contract, amount));
  return figures.flatMap((one, at) =>
    figures
      .slice(at + 1)
      .filter((other) => isPowerOfTen(one.value, other.value))
      .map((other) => equal('restated', one, other)),
  );
}

function isPowerOfTen(one: bigint, other: bigint): boolean {
  const [less, more] = one < other ? [one, other] : [other, one];
  return more % less === 0n && /^10*$/.test(String(more / less));
}

function equal(name: 'uppercase' | 'restated', one: Figure, result: Figure) {
  return { kind: 'sum', name, parts: [one], result } as const;
}
