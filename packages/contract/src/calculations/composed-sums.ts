/** A sum that holds more than the price times the number: tax, carriage, installation. Such a sum contradicts nothing. */
import type { Span } from '@wenjian/document';
import type { Contract } from '../contract.ts';
import { ONE, size } from '../numbers/exact-number.ts';
import { expectedOf, type ProductRelation } from './figures/figure-relation.ts';

const more =
  /(?:(?<!不)含|及|和|与|、|加|连同|包括)(?:运输?费|安装费|装卸费|税[费金款])|(?:运输?费|安装费|装卸费|税[费金款])(?:及|和|与|、|在内)/;
/** Of value added tax, in per cent. */
const TAX_RATES = [1n, 3n, 5n, 6n, 9n, 13n] as const;
const HUNDRED = 100n;

export function isComposed(contract: Contract, relation: ProductRelation): boolean {
  const price = relation.factors.find(({ kind }) => kind === 'money')?.span ?? null;
  const { span: sum, kind, value } = relation.result;
  if (price === null || sum === null || kind !== 'money') return false;
  if (relation.factors.some((factor) => factor.kind === 'rate')) return false;
  const [ofPrice, ofSum] = [partAround(contract, price), partAround(contract, sum)];
  if (more.test(ofSum) && !more.test(ofPrice)) return true;
  const [taxOfPrice, taxOfSum] = [taxIn(ofPrice), taxIn(ofSum)];
  if (taxOfPrice !== null && taxOfSum !== null && taxOfPrice !== taxOfSum) return true;
  if (taxOfPrice === 'gross' || taxOfPrice === taxOfSum) return false;
  const product = expectedOf(relation);
  return TAX_RATES.some((rate) => size((product * (HUNDRED + rate)) / HUNDRED - value) <= ONE);
}

function taxIn(words: string): 'net' | 'gross' | null {
  if (/不含税|未税|税前/.test(words)) return 'net';
  return /含税|价税/.test(words) ? 'gross' : null;
}

const REACH = 24;

/** The words beside a figure in its part of the sentence. */
function partAround({ document: { text } }: Contract, { start, end }: Span): string {
  const before = text.slice(Math.max(0, start - REACH), start).split(/[，。；\n]/);
  const after = text.slice(end, end + REACH).split(/[，。；\n]/);
  return `${before.at(-1) ?? ''}${after[0] ?? ''}`;
}
