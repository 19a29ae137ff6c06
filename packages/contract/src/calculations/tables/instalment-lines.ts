/**
 * What is paid step by step in numbered lines, one sum in each, from 定金 or 首付 to 尾款 or 贷款, against the price: 1、定金50万元；2、首付余款15.4万元；3、剩下的150.5万元. Promise:
 * silent when any of the sums together make the price (定金 counted within 首付), or when they are far from it.
 */
import { documentSpan, type Span } from '@wenjian/document';
import type { Contract } from '../../contract.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { figureOfAmount } from '../figures/figure-of-fact.ts';
import { type FilledAmount, filledAmounts, isFilled } from '../prices/price-sentences.ts';
import { totalPrice } from '../prices/whole-price.ts';
import type { StatedRelation } from '../stated-relation.ts';

const numbered = /^\s*(?:[（(]?\d{1,2}[）).、．]|[（(][一二三四五六七八九十][）)])/;
const first = /定金|订金|首付|首期|预付/;
const rest = /尾款|余款|剩下|剩余|其余|按揭|贷款/;
const other = /违约|逾期|罚|赔|佣金|税|每[月年期平台]|租金|保证金|物业|维修|未还|抵押登记/;
const LEAST = 3;
const MOST = 8;
/** In hundredths of the price. */
const FARTHEST = 8;

export function instalmentLines(contract: Contract): readonly StatedRelation[] {
  const whole = totalPrice(contract);
  if (whole === null || !isFilled(whole)) return [];
  return runsOfLines(contract).flatMap((lines): StatedRelation[] => {
    const parts = lines.map(({ sum: part }) => part);
    const sum = parts.reduce((all, { fen }) => all + fen, 0);
    const isFar = Math.abs(sum - whole.fen) * 100 > whole.fen * FARTHEST;
    const start = lines[0]?.start ?? 0;
    if (isFar || parts.some(({ fen }) => fen >= whole.fen) || whole.start >= start) return [];
    if (contract.amounts.some(({ fen }) => fen === sum) || someMake(parts, whole.fen)) return [];
    const end = lines.at(-1)?.end ?? start;
    return [
      {
        relation: {
          kind: 'sum',
          name: 'instalments',
          parts: parts.map((part) => figureOfAmount(contract, part)),
          result: figureOfAmount(contract, whole),
        },
        place: documentSpan(start, end),
        others: [documentSpan(whole.start, whole.end)],
      },
    ];
  });
}

interface Line extends Span {
  readonly sum: FilledAmount;
  readonly said: string;
}

/** The first sum of each line of a list of payments. */
function runsOfLines(contract: Contract): readonly (readonly Line[])[] {
  const { blocks, text } = contract.document;
  const inRows = new Set(
    sentencesOf(contract)
      .filter(({ isCell }) => isCell)
      .map(({ block }) => block),
  );
  const runs: Line[][] = [];
  let isOpen = false;
  for (const [index, block] of blocks.entries()) {
    const said = text.slice(block.start, block.end);
    const [sum] = filledAmounts(contract, documentSpan(block.start, block.end)).filter(
      ({ isUppercase }) => !isUppercase,
    );
    const isPart =
      sum !== undefined &&
      !inRows.has(index) &&
      numbered.test(said) &&
      !other.test(text.slice(block.start, sum.start)) &&
      /付|款|金/.test(said);
    if (isPart && isOpen) runs.at(-1)?.push({ ...block, sum, said });
    else if (isPart) runs.push([{ ...block, sum, said }]);
    isOpen = isPart;
  }
  return runs
    .map((run) => {
      // 1、房屋总价215万元 begins the list, but is no part of it.
      const from = run.findIndex(({ said }) => first.test(said));
      return from < 0 ? [] : run.slice(from);
    })
    .filter(
      (run) => run.length >= LEAST && run.length <= MOST && run.slice(-2).some(({ said }) => rest.test(said)),
    );
}

/** Some of them make the price: what is left out is counted within another. */
function someMake(parts: readonly FilledAmount[], fen: number): boolean {
  let sums = new Set([0]);
  for (const part of parts) sums = new Set([...sums, ...[...sums].map((sum) => sum + part.fen)]);
  return sums.has(fen);
}
