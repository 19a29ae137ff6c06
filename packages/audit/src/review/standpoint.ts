/** The standpoint of a review: the available ones, and what each means for the levels. */
import type { Contract, Party, PartySide } from '@wenjian/contract';
import { auditText } from '../audit.text.ts';

export interface Standpoint {
  /** As shown and stored: 甲方（名称）, 中立. */
  readonly name: string;
  readonly side: PartySide | 'neutral';
  /** Why the review is neutral although a party was requested. */
  readonly doubt: string | null;
}

/** Every party, then 中立. */
export function standpointsOf(contract: Contract): readonly string[] {
  return [...contract.parties.map(nameOf), auditText.neutral];
}

/**
 * By the displayed name, the label, another word for the party, or its name; 甲方 and 乙方 also mean the
 * first and the second party.
 */
export function chooseStandpoint(contract: Contract, wanted: string | undefined): Standpoint {
  const asked = wanted?.trim() ?? '';
  if (asked === '' || asked === auditText.neutral) return neutral(null);
  const party = partyOf(contract, asked);
  if (party === undefined) return neutral(auditText.unknownStandpoint(asked));
  if (party.side === null)
    return { name: nameOf(party), side: 'neutral', doubt: auditText.unknownSide(party.label) };
  return { name: nameOf(party), side: party.side, doubt: null };
}

function neutral(doubt: string | null): Standpoint {
  return { name: auditText.neutral, side: 'neutral', doubt };
}

function partyOf({ parties }: Contract, asked: string): Party | undefined {
  return (
    parties.find((party) =>
      [nameOf(party), party.label, ...party.aliases, party.name ?? ''].includes(asked),
    ) ?? parties[placesByLetter.indexOf(asked)]
  );
}

const placesByLetter = ['甲方', '乙方', '丙方', '丁方'];

function nameOf(party: Party): string {
  return party.name === null ? party.label : auditText.partyWithName(party.label, party.name);
}
