/**
 * Wrong calculations: tables, purchases in a sentence, taxes, instalments, sums stated twice. In: the facts
 * of the contract. Out: one finding for each wrong figure, with the calculation; a replacement only when the
 * right value is certain.
 */
import {
  type Contract,
  expectedOf,
  type Figure,
  figuresOf,
  holds,
  isSame,
  isTenThousandfold,
  purchaseIn,
  type Relation,
  readTables,
  type StatedRelation,
  sentencesOf,
  type TableReading,
  taxSentences,
} from '@wenjian/contract';
import type { Coverage, Span } from '@wenjian/document';
import type { CorrectionDraft } from '../correction.ts';
import { calculationCoverage, calculationReasons, calculationText as words } from './figures.text.ts';
import { type Fault, findFaults } from './find-faults.ts';
import { instalmentRelations } from './instalment-relations.ts';
import { restatedSums } from './restated-sums.ts';
import { statedRelations } from './stated-relations.ts';
import { calculationText, figureText, writeCapitals, writeLike } from './write-figure.ts';

export interface Calculations {
  readonly drafts: readonly CorrectionDraft[];
  readonly coverage: Coverage;
}

export function checkCalculations(contract: Contract): Calculations {
  const tables = readTables(contract);
  const known = [
    ...tables.flatMap((table) => table.relations.map(({ relation }) => relation)),
    ...sentenceRelations(contract),
  ];
  const stated = statedRelations(contract, known);
  const relations = [...known, ...stated.map(({ relation }) => relation)].filter(
    (relation) => !isPartOfWhole(contract, relation),
  );
  const faults = findFaults(relations).map((fault) => draftOf(contract, fault));
  return {
    drafts: [
      ...faults,
      ...stated.flatMap(unwrittenDraft),
      ...tables.flatMap(({ wrongUnits }) => wrongUnits.map(unitDraft)),
    ],
    coverage: coverageOf(tables, relations.length),
  };
}

function sentenceRelations(contract: Contract): readonly Relation[] {
  const taxes = taxSentences(contract);
  const sentences = sentencesOf(contract).filter(({ isCell }) => !isCell);
  const purchases = sentences.flatMap((sentence) => purchaseIn(contract, sentence)?.relation ?? []);
  const own = new Set(purchases.map(({ result }) => result.span?.start));
  const wide = contract.document.blocks.flatMap((block) => {
    const relation = block.type === 'tableCell' ? null : (purchaseIn(contract, block)?.relation ?? null);
    return relation === null || own.has(relation.result.span?.start) ? [] : [relation];
  });
  return [...purchases, ...wide, ...taxes, ...instalmentRelations(contract), ...restatedSums(contract)];
}

const HUNDRED = 100;

/** 其中餐饮按每人300元、320人计算。总额为520,000元: the product is a part of what the next sentence says. */
function isPartOfWhole({ document: { text } }: Contract, relation: Relation): boolean {
  const { span } = relation.result;
  const [first] = figuresOf(relation);
  if (relation.kind !== 'product' || span === null || first?.span == null) return false;
  const sentence = Math.max(
    text.lastIndexOf('。', first.span.start),
    text.lastIndexOf('\n', first.span.start),
  );
  const between = text.slice(first.span.end, span.start);
  // 每册68元，首印6,000册，版税率为8%，合计32,640元: a share is a factor, too.
  const share = Number(
    /率[^，。；\d]{0,4}(?<share>\d{1,2}(?:\.\d{1,2})?)[%％]/.exec(between)?.groups?.share ?? 0,
  );
  const whole = (expectedOf(relation) * BigInt(Math.round(share * HUNDRED))) / BigInt(HUNDRED * HUNDRED);
  if (share > 0 && holds({ ...relation, kind: 'sum', parts: [{ ...relation.result, value: whole }] }))
    return true;
  const isOther = between.includes('。');
  return isOther && text.slice(sentence + 1, first.span.start).includes('其中');
}

function draftOf(contract: Contract, { figure, right, relations }: Fault): CorrectionDraft {
  const [first] = relations;
  const span = spanOf(figure);
  const written = contract.document.text.slice(span.start, span.end);
  const suggestion =
    right === null ? null : (writeLike(figure, written, right) ?? writeCapitals(written, right));
  // The correct result is known; the correct value of another figure is not.
  const meant = right ?? (isSame(figure, first.result) ? expectedOf(first) : null);
  const isFactor = figure.kind === 'money' && meant !== null && isTenThousandfold(meant, figure.value);
  const reason = calculationReasons[first.name];
  return {
    start: span.start,
    end: span.end,
    suggestion,
    ruleId: `figures.${isFactor ? 'factor' : ruleNames[first.name]}`,
    family: 'figures',
    tier: 'error',
    confidence: suggestion === null ? 0.93 : 0.98,
    reason: withRight(isFactor ? words.factor(reason) : reason, suggestion),
    formula: [...new Set(relations.map((relation) => formulaOf(contract, relation)))].join('；'),
    related: relations
      .flatMap(figuresOf)
      .flatMap((each) => (each.span === null || each.span.start === span.start ? [] : [each.span])),
  };
}

/** Rule names shown to the user. */
const ruleNames: Readonly<Record<Relation['name'], string>> = {
  product: 'product',
  total: 'total',
  tax: 'tax',
  gross: 'tax',
  share: 'instalments',
  instalments: 'instalments',
  shares: 'shares',
  uppercase: 'uppercase',
  restated: 'restated',
};

function withRight(reason: string, suggestion: string | null): string {
  return suggestion === null ? reason : words.right(reason, suggestion);
}

function formulaOf({ document }: Contract, relation: Relation): string {
  const { result } = relation;
  const expected = figureText(expectedOf(relation), result);
  const stated = figureText(result.value, result);
  if (relation.name === 'restated') return `${expected} ≠ ${stated}`;
  if (relation.name !== 'uppercase') return `${calculationText(relation)} = ${expected} ≠ ${stated}`;
  const [one, other] = figuresOf(relation).map(({ span }) =>
    span === null ? '' : document.text.slice(span.start, span.end),
  );
  return `${one} = ${expected} ≠ ${stated} = ${other}`;
}

function unitDraft({ cell, relation }: TableReading['wrongUnits'][number]): CorrectionDraft {
  const { result } = relation;
  const formula = `${calculationText(relation)} = ${figureText(expectedOf(relation), result)} ≠ ${figureText(result.value, result)}`;
  return {
    start: cell.start,
    end: cell.end,
    suggestion: null,
    ruleId: 'figures.factor',
    family: 'figures',
    tier: 'error',
    confidence: 0.93,
    reason: words.wrongUnit,
    formula,
  };
}

/** 一式六份，双方各执两份: no single figure is to blame, so the sentence is shown. */
function unwrittenDraft({ relation, place }: StatedRelation): readonly CorrectionDraft[] {
  if (holds(relation) || figuresOf(relation).some(({ span }) => span !== null)) return [];
  const formula = `${calculationText(relation)} = ${figureText(expectedOf(relation), relation.result)} ≠ ${figureText(relation.result.value, relation.result)}`;
  return [
    {
      start: place.start,
      end: place.end,
      suggestion: null,
      ruleId: `figures.${ruleNames[relation.name]}`,
      family: 'figures',
      tier: 'suspect',
      confidence: 0.88,
      reason: calculationReasons[relation.name],
      formula,
    },
  ];
}

/** Only written figures can be wrong. */
function spanOf({ span }: Figure): Span {
  if (span === null) throw new RangeError('a fault must stand somewhere');
  return span;
}

function coverageOf(tables: readonly TableReading[], calculations: number): Coverage {
  const examinedRows = tables.reduce((sum, table) => sum + table.examinedRows, 0);
  const skippedRows = tables.reduce((sum, table) => sum + table.skippedRows, 0);
  return {
    examined: [
      { what: calculationCoverage.tableRows, count: examinedRows },
      { what: calculationCoverage.calculations, count: calculations },
    ].filter(({ count }) => count > 0),
    notExamined:
      skippedRows === 0
        ? []
        : [
            {
              what: calculationCoverage.skippedRows,
              count: skippedRows,
              reason: calculationCoverage.skippedReason,
            },
          ],
  };
}
