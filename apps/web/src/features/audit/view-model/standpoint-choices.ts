/** The standpoints to choose from, with their meaning. Pure. */
import { auditText } from '../text.ts';
import type { ContractFacts, ContractParty } from './audit-shapes.ts';

export interface StandpointChoice {
  readonly name: string;
  /** The party's role in the contract; null for 中立 and when it could not be determined. */
  readonly side: ContractParty['side'];
  readonly meaning: string;
}

/** In the order of the contract, 中立 last. */
export function standpointChoices(
  facts: Pick<ContractFacts, 'standpoints' | 'parties'>,
): readonly StandpointChoice[] {
  const { neutral } = auditText.choice;
  const parties = facts.standpoints.filter((name) => name !== neutral);
  const names = parties.length === facts.standpoints.length ? parties : [...parties, neutral];
  return names.map((name) => choiceOf(name, facts.parties));
}

/** The user chooses the side; only a single choice is preselected. */
export function firstStandpoint(choices: readonly StandpointChoice[], last: string | null): string | null {
  if (choices.some(({ name }) => name === last)) return last;
  return choices.length === 1 ? (choices[0]?.name ?? null) : null;
}

/** A second review is usually for the other side. */
export function otherStandpoint(choices: readonly StandpointChoice[], last: string | null): string | null {
  return choices.find(({ name }) => name !== last)?.name ?? last;
}

function choiceOf(name: string, parties: readonly ContractParty[]): StandpointChoice {
  const { meanings, neutral } = auditText.choice;
  if (name === neutral) return { name, side: null, meaning: meanings.neutral };
  const side = parties.find((party) => isNamed(party, name))?.side ?? null;
  return { name, side, meaning: side === null ? meanings.unknown : meanings[side] };
}

/** A standpoint is a label, or a label with the party's name in brackets. */
function isNamed({ label, name }: ContractParty, standpoint: string): boolean {
  return standpoint === label || standpoint === `${label}（${name}）`;
}
