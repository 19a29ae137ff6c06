/** Which corrections the list shows, in which order and groups. Pure. */
import type { Decisions } from '../../../shared/findings/decision-shapes.ts';
import {
  isFound,
  type SearchIndex,
  sentenceAt,
} from '../../../shared/workbench/view-model/search-findings.ts';
import { decidedOf } from './correction-state.ts';
import type { Correction, Decided, Family, Tier } from './proofread-shapes.ts';

export type CorrectionOrder = 'position' | 'rule';

export interface CorrectionFilter {
  readonly tier: Tier | 'all';
  readonly family: Family | 'all';
  readonly state: Decided | 'all';
  readonly query: string;
  readonly order: CorrectionOrder;
}

export const NO_FILTER: CorrectionFilter = {
  tier: 'all',
  family: 'all',
  state: 'all',
  query: '',
  order: 'position',
};

/** In the list's order: by text, or by rule. */
export function filterCorrections(
  corrections: readonly Correction[],
  filter: CorrectionFilter,
  decisions: Decisions,
  index: SearchIndex,
): readonly Correction[] {
  const fitting = corrections
    .filter(
      (correction) =>
        (filter.tier === 'all' || correction.tier === filter.tier) &&
        (filter.family === 'all' || correction.family === filter.family) &&
        (filter.state === 'all' || decidedOf(decisions, correction.id) === filter.state) &&
        isFound(index, correction.id, filter.query),
    )
    .sort((a, b) => a.start - b.start || a.end - b.end);
  return filter.order === 'position' ? fitting : groupByRule(fitting).flatMap((group) => group.corrections);
}

export interface RuleGroup {
  readonly ruleId: string;
  readonly corrections: readonly Correction[];
}

/** Rules in the order of their first finding in the text. */
function groupByRule(corrections: readonly Correction[]): readonly RuleGroup[] {
  const groups = new Map<string, Correction[]>();
  for (const correction of corrections) {
    const known = groups.get(correction.ruleId);
    if (known) known.push(correction);
    else groups.set(correction.ruleId, [correction]);
  }
  return [...groups].map(([ruleId, ofRule]) => ({ ruleId, corrections: ofRule }));
}

export type ListRow =
  | { readonly kind: 'rule'; readonly group: RuleGroup }
  | { readonly kind: 'correction'; readonly correction: Correction };

/** Each group starts with its own row. */
export function listRows(shown: readonly Correction[], order: CorrectionOrder): readonly ListRow[] {
  const row = (correction: Correction): ListRow => ({ kind: 'correction', correction });
  if (order === 'position') return shown.map(row);
  return groupByRule(shown).flatMap((group): ListRow[] => [
    { kind: 'rule', group },
    ...group.corrections.map(row),
  ]);
}

export function countTiers(corrections: readonly Correction[]): Readonly<Record<Tier, number>> {
  const counts = { error: 0, suspect: 0, advice: 0 };
  for (const { tier } of corrections) counts[tier] += 1;
  return counts;
}

/** What the search looks at. */
export function correctionWords(text: string): (correction: Correction) => readonly (string | null)[] {
  return (correction) => [
    correction.original,
    correction.suggestion,
    correction.reason,
    correction.clause,
    sentenceAt(text, correction),
  ];
}
