/**
 * 含税总价113,000元，其中不含税价100,000元，税率13%，税额13,000元: the arithmetic between them. One of each
 * in a paragraph.
 */
import { documentSpan, type Span } from '@wenjian/document';
import type { Contract } from '../../contract.ts';
import { factsWithin } from '../../text/sentences.ts';
import { figureOfAmount, figureOfShare } from '../figures/figure-of-fact.ts';
import type { Figure, Relation } from '../figures/figure-relation.ts';
import { type FilledAmount, filledAmounts } from './price-sentences.ts';
import { wordsAfter, wordsBefore } from './whole-price.ts';

export function taxSentences(contract: Contract): readonly Relation[] {
  const { document } = contract;
  return document.blocks.flatMap((block) => {
    const text = document.text.slice(block.start, block.end);
    if (block.type === 'tableCell' || !/税/.test(text)) return [];
    const ends = [...text.matchAll(/[。；\n]|$/g)].map(({ index }) => index);
    const sentences = ends.map((end, at) =>
      documentSpan(block.start + (ends[at - 1] ?? 0), block.start + end),
    );
    // A sentence with all of them is used alone; otherwise the whole paragraph is one statement.
    const own = sentences.flatMap((sentence) => relationsIn(contract, sentence));
    return own.length > 0 ? own : relationsIn(contract, block);
  });
}

const netBefore = /(?:不含税|未税|除税|税前)[^，。；、\d]{0,14}$/;
const taxBefore = /(?:税额|税金(?!额)|税款|增值税)[^，。；、\d%％]{0,10}$/;
const grossBefore = /(?:(?<!不)含税|价税合计|税后)[^，。；、\d]{0,14}$/;
const totalBefore =
  /(?:总价款?|总金额|总额|合同价款?|合同金额|合计|总计|价款|货款|服务费|费用)(?:[为是：:]|人民币|共计|[¥￥（(]|\s){0,6}$/;

function relationsIn(contract: Contract, span: Span): readonly Relation[] {
  const amounts = filledAmounts(contract, span);
  const before = (amount: FilledAmount): string => wordsBefore(contract, amount, 20);
  const nets = amounts.filter((amount) => netBefore.test(before(amount)));
  const taxes = amounts.filter((amount) => taxBefore.test(before(amount)) && !nets.includes(amount));
  const rest = amounts.filter((amount) => !nets.includes(amount) && !taxes.includes(amount));
  const named = rest.filter((amount) => grossBefore.test(before(amount)));
  const grosses = named.length > 0 ? named : rest.filter((amount) => totalBefore.test(before(amount)));
  const rates = factsWithin(contract.percentages, span).filter(
    ({ start, end }) =>
      /税率[^，。；\d]{0,6}$|(?:增值税|税点)[^，。；\d]{0,4}$/.test(
        wordsBefore(contract, documentSpan(start, end)),
      ) || /^的?(?:增值税|税率|税点|专用发票|增值)/.test(wordsAfter(contract, documentSpan(start, end))),
  );
  if ([nets, taxes, grosses, rates].some(({ length }) => length > 1)) return [];
  return relationsOf({
    net: nets[0] && figureOfAmount(contract, nets[0]),
    tax: taxes[0] && figureOfAmount(contract, taxes[0]),
    gross: grosses[0] && figureOfAmount(contract, grosses[0]),
    rate: rates[0] && figureOfShare(contract, rates[0]),
  });
}

interface TaxFigures {
  readonly net: Figure | undefined;
  readonly tax: Figure | undefined;
  readonly gross: Figure | undefined;
  readonly rate: Figure | undefined;
}

function relationsOf({ net, tax, gross, rate }: TaxFigures): readonly Relation[] {
  const relations: Relation[] = [];
  if (net && tax && gross) relations.push({ kind: 'sum', name: 'gross', parts: [net, tax], result: gross });
  if (net && rate && tax) relations.push({ kind: 'product', name: 'tax', factors: [net, rate], result: tax });
  if (net && rate && gross && !tax)
    relations.push({ kind: 'markup', name: 'gross', net, rate, result: gross });
  if (!net && gross && rate && tax)
    relations.push({ kind: 'contained', name: 'tax', gross, rate, result: tax });
  return relations;
}
