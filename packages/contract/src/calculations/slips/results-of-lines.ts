/** Results whose parts stand in the lines before them, and those of a price for one in another currency. */
import type { Contract } from '../../contract.ts';
import { ONE } from '../../numbers/exact-number.ts';
import type { Sentence } from '../../text/sentences.ts';
import type { Relation } from '../figures/figure-relation.ts';
import type { ListedValue } from '../tables/listed-values.ts';
import { added, MOST_PARTS, otherMatter, product } from './result-words.ts';

const ofAll = /(?:双方|各方|两项|三项|四项|以上|上述|加起来)[^，。；\d]{0,10}$/;

/** 甲方出200万元 and 乙方共260万元 in two lines, 双方加起来总投入480万元 in the third: the last sum of each line before. */
export function together(
  lines: readonly ListedValue[],
  sentence: Sentence,
  result: ListedValue,
): readonly Relation[] {
  if (
    !added.test(result.label) ||
    !ofAll.test(result.label) ||
    otherMatter.test(sentence.text) ||
    lines.length < 2
  )
    return [];
  return Array.from(
    { length: lines.length - 1 },
    (_, at): Relation => ({
      kind: 'sum',
      name: 'total',
      parts: lines.slice(-2 - at).map(({ figure }) => figure),
      result: result.figure,
    }),
  );
}

/** Of the lines right before it, those that name a sum of its unit. */
export function lastOfLines(
  sentences: readonly Sentence[],
  all: readonly (readonly ListedValue[])[],
  index: number,
  unit: string,
): readonly ListedValue[] {
  const block = sentences[index]?.block ?? 0;
  const lines: ListedValue[] = [];
  for (let line = block - 1; line >= block - MOST_PARTS; line--) {
    const values = sentences
      .slice(Math.max(0, index - MOST_BEFORE), index)
      .flatMap((sentence, at) =>
        sentence.block === line ? (all[Math.max(0, index - MOST_BEFORE) + at] ?? []) : [],
      );
    const last = values.findLast((value) => value.unit === unit && !value.isPrice);
    if (last === undefined) break;
    lines.unshift(last);
  }
  return lines;
}

const MOST_BEFORE = 24;

/** 186,000欧元/台 and 2台: the price of one in another currency, and the only number of them. */
export function priced(
  contract: Contract,
  all: readonly ListedValue[],
  values: readonly ListedValue[],
  result: ListedValue,
): readonly Relation[] {
  if (result.unit === '元' || !/总[价额]|合计|共计|总计/.test(result.label)) return [];
  return values.flatMap((price): readonly Relation[] => {
    const per = perOne.exec(contract.document.text.slice(price.end, price.end + MOST_PARTS))?.[1];
    if (price.unit !== result.unit || per === undefined) return [];
    const counts = all.filter(({ unit, figure }) => unit === per && figure.value > ONE);
    const [count] = counts;
    if (count === undefined || counts.some(({ figure }) => figure.value !== count.figure.value)) return [];
    return [product([price.figure, count.figure], result.figure, 'product')];
  });
}

const perOne = /^\s*(?:[/／]|每)(台|套|件|吨|只|个|辆|箱|米|组|艘|架)/;
