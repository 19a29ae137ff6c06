/**
 * Figures of which one follows from the others and nearly does (packages/contract finds them from the figures themselves).
 * In: the contract and what the readers of known wordings said. Out: remarks where these are silent, with the formula.
 */
import { type Contract, type NearRelation, nearRelations } from '@wenjian/contract';
import { largestOf, smallestOf } from '@wenjian/document';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { nearText } from './figures.text.ts';

export function checkNearFigures(
  contract: Contract,
  told: readonly CorrectionDraft[],
  confirmed: ReadonlySet<number>,
): readonly CorrectionDraft[] {
  const known = told.filter(({ family }) => family === 'figures');
  // Where the right figure is known, the rows of the table have been understood.
  const settled = known.filter(({ suggestion }) => suggestion !== null);
  return nearRelations(contract)
    .filter(({ wrong, figures, table }) => {
      if (confirmed.has(wrong.start)) return false;
      if (table !== undefined && settled.some(({ start }) => start >= table.start && start < table.end))
        return false;
      return ![wrong, ...figures].some((place) =>
        known.some(({ start, end }) => start < place.end && place.start < end),
      );
    })
    .map(draftOf);
}

function draftOf(relation: NearRelation): CorrectionDraft {
  const { name, wrong, expected, figures } = relation;
  // Which of the units is the wrong one only the writer knows.
  const places =
    name === 'unit' ? [wrong, ...figures.filter((each) => each.dimension === wrong.dimension)] : [wrong];
  const start = smallestOf(places.map((place) => place.start));
  const end = largestOf(places.map((place) => place.end));
  return {
    ...remark({ start, end }, 'figures', 'near', 'suspect', nearText.reasons[name]),
    formula: nearText.formula(relation, expected.toLocaleString('en-US', { maximumFractionDigits: 6 })),
    related: figures.map((figure) => ({ start: figure.start, end: figure.end })),
  };
}
