/**
 * Whether unit price times quantity, and the sum of the parts, give the amounts in the contract. Tables and
 * running text.
 */
import {
  type Contract,
  decimalText,
  differenceOf,
  expectedOf,
  FEN,
  figuresOf,
  ONE,
  type Purchase,
  partsIn,
  purchaseIn,
  type Relation,
  type RowRelation,
  readTables,
  roundTo,
  type SumRelation,
  sentencesOf,
  spanOfRow,
} from '@wenjian/contract';
import { documentSpan, type Span } from '@wenjian/document';
import type { Finding, RuleOutcome } from '../rule.ts';
import { hitOrPassed } from './build-rule.ts';

/** Rounding of unit prices to fen is not a difference. */
const TOLERANCE = ONE;

export function checkTotals(contract: Contract): RuleOutcome {
  return hitOrPassed([
    ...readTables(contract).flatMap(({ relations }) =>
      relations.flatMap((found) => checkRow(contract, found)),
    ),
    ...contract.document.blocks.flatMap((block) =>
      block.type === 'tableCell' ? [] : checkPurchase(purchaseIn(contract, block)),
    ),
    ...sentencesOf(contract).flatMap((sentence) => checkParts(sentence, partsIn(contract, sentence))),
  ]);
}

function checkRow(contract: Contract, { relation, row }: RowRelation): Finding[] {
  if (!differs(relation)) return [];
  const [expected, stated] = [yuan(expectedOf(relation)), yuan(relation.result.value)];
  if (relation.name === 'product')
    return [{ span: spanOfRow(row), detail: `单价乘以数量为${expected}，此处金额写为${stated}` }];
  if (relation.name === 'total' && relation.result.kind === 'money' && figuresOf(relation).length > 2)
    return [
      {
        span: spanOfRow(row),
        related: partRows(contract, relation),
        detail: `各行相加为${expected}，此处写为${stated}`,
      },
    ];
  return [];
}

/** Longer tables are checked but not quoted. */
const LONGEST_ROWS = 400;

/** The rows that are added up, as one quotation from the first to the last. */
function partRows({ document }: Contract, relation: Relation): Span[] {
  const places = figuresOf(relation)
    .slice(0, -1)
    .flatMap(({ span }) => span ?? []);
  if (places.length === 0) return [];
  const first = Math.min(...places.map(({ start }) => start));
  const end = Math.max(...places.map((place) => place.end));
  const start = document.text.lastIndexOf('\n', first) + 1;
  return end - start > LONGEST_ROWS ? [] : [documentSpan(start, end)];
}

/** 数量100台，单价500元，总价50000元: one of each in a paragraph. */
function checkPurchase(purchase: Purchase | null): Finding[] {
  if (purchase === null || !differs(purchase.relation)) return [];
  const { relation, span } = purchase;
  const [expected, stated] = [yuan(expectedOf(relation)), yuan(relation.result.value)];
  return [{ span, detail: `单价乘以数量为${expected}，合同写为${stated}` }];
}

/** 总价100万元，其中设备款80万元，安装费10万元. */
function checkParts(sentence: Span, relation: SumRelation | null): Finding[] {
  if (relation === null || !differs(relation)) return [];
  // A part cannot be larger than the whole.
  if (relation.parts.some(({ value }) => value >= relation.result.value)) return [];
  const [expected, stated] = [yuan(expectedOf(relation)), yuan(relation.result.value)];
  const { start, end } = sentence;
  return [{ span: documentSpan(start, end), detail: `各分项相加为${expected}，合计写为${stated}` }];
}

function differs(relation: Relation): boolean {
  return differenceOf(relation) > TOLERANCE;
}

function yuan(value: bigint): string {
  return `${decimalText(roundTo(value, FEN))}元`;
}
