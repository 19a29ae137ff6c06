/**
 * Whether unit price times quantity, and the sum of the parts, give the amounts in the contract. Tables and
 * running text.
 */
import {
  agrees,
  type Contract,
  differenceOf,
  expectedOf,
  FEN,
  factsWithin,
  figuresOf,
  holds,
  ONE,
  type Purchase,
  proseRelations,
  purchaseIn,
  type Relation,
  type RowRelation,
  readTables,
  type StatedRelation,
  spanOfRow,
  taxSentences,
} from '@wenjian/contract';
import { documentSpan, largestOf, type Span, smallestOf } from '@wenjian/document';
import type { Finding, RuleOutcome } from '../rule.ts';
import { attachedTotals } from './attached-totals.ts';
import { hitOrPassed } from './build-rule.ts';
import { wrongColumnSums } from './column-sums.ts';
import { isExplained } from './explained-figures.ts';
import { sentenceAt } from './find-sentences.ts';
import { formulaText } from './formula-text.ts';
import { wrongShares } from './share-of-sum.ts';

/** Rounding of unit prices to fen is not a difference. */
const TOLERANCE = ONE;

export function checkTotals(contract: Contract): RuleOutcome {
  const found = [
    ...readTables(contract).flatMap(({ relations }) => relations.flatMap((row) => checkRow(contract, row))),
    ...contract.document.blocks.flatMap((block) =>
      block.type === 'tableCell' ? [] : checkPurchase(contract, purchaseIn(contract, block)),
    ),
    ...proseRelations(contract).flatMap((stated) => checkStated(contract, stated)),
    ...taxSentences(contract).flatMap((relation) => checkTax(contract, relation)),
    ...attachedTotals(contract),
    ...wrongColumnSums(contract),
    ...wrongShares(contract),
  ];
  return hitOrPassed(
    found.filter((finding, index) => !found.slice(0, index).some(({ span }) => overlap(span, finding.span))),
  );
}

/** One wrong figure may be found in more than one way. */
function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

function checkRow(contract: Contract, { relation, row }: RowRelation): Finding[] {
  const isMoney = relation.result.kind === 'money';
  if (holds(relation) || (isMoney && !differs(relation))) return [];
  const [first, ...rest] = figuresOf(relation);
  // A total of one row says nothing, unless that row stands for many (第1期至第12期).
  if (rest.length < 2 && first?.span !== null) return [];
  if (!isMoney && relation.result.kind !== 'rate') return [];
  if (isExplained(contract, relation)) return [];
  const isSum = relation.kind === 'sum';
  return [
    {
      span: spanOfRow(row),
      related: isSum ? partRows(contract, relation) : [],
      detail: formulaText(relation),
    },
  ];
}

function checkStated(contract: Contract, { relation, place, others }: StatedRelation): Finding[] {
  const { start, end } = place;
  return agrees(relation) || isExplained(contract, relation)
    ? []
    : [{ span: documentSpan(start, end), related: others, detail: formulaText(relation) }];
}

/** 不含税价, 税额 and 含税价 of one paragraph. */
function checkTax(contract: Contract, relation: Relation): Finding[] {
  const { span } = relation.result;
  if (span === null || holds(relation) || !differs(relation) || isOfBlock(contract, relation, span))
    return [];
  return [{ span: sentenceAt(contract, span) ?? span, detail: formulaText(relation) }];
}

/** 每台含税18,500元，总额444,000元，其中不含税…，税额…: what the parts make is written in the same paragraph. */
function isOfBlock(contract: Contract, relation: Relation, { start }: Span): boolean {
  const block = contract.document.blocks.find((each) => each.start <= start && start < each.end);
  if (block === undefined) return false;
  const sum = expectedOf(relation);
  return factsWithin(contract.amounts, block).some(({ fen }) => fen !== null && BigInt(fen) * FEN === sum);
}

/** Longer tables are checked but not quoted. */
const LONGEST_ROWS = 400;

/** The rows that are added up, as one quotation from the first to the last. */
function partRows({ document }: Contract, relation: Relation): Span[] {
  const places = figuresOf(relation)
    .slice(0, -1)
    .flatMap(({ span }) => span ?? []);
  if (places.length === 0) return [];
  const first = smallestOf(places.map(({ start }) => start));
  const end = largestOf(places.map((place) => place.end));
  const start = document.text.lastIndexOf('\n', first) + 1;
  return end - start > LONGEST_ROWS ? [] : [documentSpan(start, end)];
}

/** 数量100台，单价500元，总价50000元: one of each in a paragraph. */
function checkPurchase(contract: Contract, purchase: Purchase | null): Finding[] {
  if (purchase === null || !differs(purchase.relation) || isExplained(contract, purchase.relation)) return [];
  const { relation, span } = purchase;
  return [{ span, detail: formulaText(relation) }];
}

function differs(relation: Relation): boolean {
  return differenceOf(relation) > TOLERANCE;
}
