/**
 * Resolves overlaps between the drafts of all checks, in text order. Of two that overlap the more certain one
 * is kept: tier, then confidence, then the longer. Promise: the result does not depend on the order of the
 * drafts.
 */
import type { CorrectionDraft, CorrectionTier } from './correction.ts';
import { TextCoverage } from './text-coverage.ts';

const rank: Readonly<Record<CorrectionTier, number>> = { error: 0, suspect: 1, advice: 2 };

export function settleDrafts(drafts: readonly CorrectionDraft[]): readonly CorrectionDraft[] {
  // Counted from the first draft: the drafts of a line may be at the end of a long document.
  const first = drafts.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY);
  const length = drafts.reduce((most, { end }) => Math.max(most, end - first), 0);
  const taken = new TextCoverage(length);
  const settled: CorrectionDraft[] = [];
  for (const draft of [...drafts].sort(bySureness)) {
    const span = { start: draft.start - first, end: draft.end - first };
    if (taken.touches(span)) continue;
    taken.add(span);
    settled.push(draft);
  }
  return settled.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** The surest have the smallest: the tier counts first, then the confidence. */
export function weightOf({ tier, confidence }: CorrectionDraft): number {
  return rank[tier] - confidence / 2;
}

export function applyDrafts(text: string, drafts: readonly CorrectionDraft[]): string {
  let applied = '';
  let end = 0;
  for (const draft of drafts) {
    applied += text.slice(end, draft.start) + (draft.suggestion ?? text.slice(draft.start, draft.end));
    end = draft.end;
  }
  return applied + text.slice(end);
}

function bySureness(a: CorrectionDraft, b: CorrectionDraft): number {
  return (
    rank[a.tier] - rank[b.tier] ||
    b.confidence - a.confidence ||
    b.end - b.start - (a.end - a.start) ||
    a.start - b.start ||
    compareText(a.ruleId, b.ruleId) ||
    compareText(a.suggestion ?? '', b.suggestion ?? '')
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
