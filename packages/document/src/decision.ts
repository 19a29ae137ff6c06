/** What people decide on a finding, whatever tool found it. */

/** `edited`: accepted with the user's own words. `open`: not decided, or decided and taken back. */
export const decisionStates = ['open', 'accepted', 'edited', 'rejected'] as const;
export type DecisionState = (typeof decisionStates)[number];

/** How accepted words come into the document: in place of those the finding speaks of, or after them. */
export const placements = ['replace', 'insert'] as const;
export type Placement = (typeof placements)[number];

/** What a person has decided on a finding. */
export interface Verdict {
  readonly state: DecisionState;
  /** The user's own words; they count only while the state is `edited`. */
  readonly text: string | null;
  readonly placement: Placement;
  readonly note: string;
}

export function isAccepted({ state }: Pick<Verdict, 'state'>): boolean {
  return state === 'accepted' || state === 'edited';
}

/** The words that come into the document; null when none do. */
export function acceptedWords(
  verdict: Pick<Verdict, 'state' | 'text'> | undefined,
  suggestion: string | null,
): string | null {
  if (verdict?.state === 'edited') return verdict.text;
  return verdict?.state === 'accepted' ? suggestion : null;
}

/** A decision as files and screens show it. */
export interface FindingDecision extends Verdict {
  readonly findingId: string;
  /** Null when it is not shown who decided. */
  readonly decidedBy: { readonly name: string } | null;
  readonly decidedAt: string | null;
}
