/** What the answers to a demand are made from, and what they are made of. */
import type { Contract, Party } from '@wenjian/contract';
import { documentSpan, type Span } from '@wenjian/document';
import type { CheckedRule, DemandAnswer, Quotation, Risk, RuleNamed } from '../audit-result.ts';
import { quotationAt } from '../quote-place.ts';
import type { Standpoint } from '../review/standpoint.ts';
import { statementsOf } from '../rules/consistency/statements.ts';
import { demandDoubts, demandText } from './demands.text.ts';
import { statementsAbout } from './find-said.ts';
import type { Matter } from './matters.words.ts';
import type { ReadDemand } from './read-demand.ts';

export interface DemandReview {
  readonly contract: Contract;
  readonly standpoint: Standpoint;
  readonly risks: readonly Risk[];
  readonly checked: readonly CheckedRule[];
}

export interface Asked {
  readonly review: DemandReview;
  readonly demand: string;
  readonly read: ReadDemand;
}

export type Judged = Pick<DemandAnswer, 'outcome' | 'answer' | 'quotes' | 'why'> & {
  readonly rules?: readonly RuleNamed[];
};

export function notJudged(why: string): Judged {
  return { outcome: 'notChecked', answer: null, quotes: [], why };
}

/** Nothing of the kind is said. Where the user's own word stands in the contract, or the matter is named in passing, that is not proven. */
export function absentOrUnread(
  { review: { contract }, demand }: Asked,
  { unless: _, ...matter }: Matter,
): Judged {
  const [word = ''] = matter.asked.exec(demand.replace(/\s/g, '')) ?? [];
  const inPassing = [
    ...statementsAbout(contract, matter),
    ...statementsOf(contract).filter(({ text }) => word !== '' && text.includes(word)),
  ];
  return inPassing.length === 0
    ? { outcome: 'absent', answer: demandText.absent(matter.name), quotes: [], why: null }
    : { ...notJudged(demandDoubts.noProvision(matter.name)), quotes: placesOf(contract, inPassing) };
}

/** The party a demand speaks of: null when none, `unknown` when 我方 has no meaning here. */
export function partyAsked({
  review: { contract, standpoint },
  demand,
  read: { side },
}: Asked): Party | 'unknown' | null {
  const { parties } = contract;
  if (side === null)
    return (
      parties.find(({ label, aliases }) =>
        [label, ...aliases].some((word) => word.length > 1 && demand.includes(word)),
      ) ?? null
    );
  const own = parties.filter((party) => standpoint.side !== 'neutral' && party.side === standpoint.side);
  const others = parties.filter((party) => party.side !== null && party.side !== standpoint.side);
  const found = standpoint.side === 'neutral' ? [] : side === 'own' ? own : others;
  return found.length === 1 ? (found[0] ?? 'unknown') : 'unknown';
}

export function placesOf(
  contract: Contract,
  said: readonly { readonly place: Span }[],
): readonly Quotation[] {
  return quotesOf(
    contract,
    said.map(({ place }) => place),
  );
}

/** More quotations than this are not read. */
const MOST_QUOTES = 5;

export function quotesOf({ document }: Contract, places: readonly Span[]): readonly Quotation[] {
  const byPlace = new Map<string, Span>();
  for (const place of places) {
    const text = document.text.slice(place.start, place.end);
    const start = place.start + text.length - text.trimStart().length;
    const span = documentSpan(start, Math.max(start, place.start + text.trimEnd().length));
    if (span.end > span.start) byPlace.set(`${span.start}-${span.end}`, span);
  }
  return [...byPlace.values()].slice(0, MOST_QUOTES).map((span) => quotationAt(document, span));
}
