/** The facts shown before a review: kind of contract, parties, possible standpoints. */
import { standpointsOf } from '@wenjian/audit';
import { type Contract, contractTypeNames, type Party } from '@wenjian/contract';
import type { ContractFacts } from '../audit.input.ts';

/** For a kind of contract without a list of its own. */
const GENERAL_TEMPLATE = 'full';

export function readFacts(contract: Contract): ContractFacts {
  const { document, title, type, parties } = contract;
  return {
    title: title?.text ?? null,
    contractType: type.type,
    contractTypeName: contractTypeNames[type.type],
    confidence: type.confidence,
    parties: parties.map(presentParty),
    standpoints: [...standpointsOf(contract)],
    suggestedTemplateId: type.type === 'other' ? GENERAL_TEMPLATE : type.type,
    characters: document.text.length,
    pageCount: document.pages?.length ?? null,
  };
}

export function presentParty({ label, aliases, name, side, creditCode, representative, isPerson }: Party) {
  return { label, aliases: [...aliases], name, side, creditCode, representative, isPerson };
}

/** The standpoint as it is offered, also when it was given by label, name or another word for the party; null: unknown. */
export function knownStandpoint(
  { parties, standpoints }: Pick<ContractFacts, 'parties' | 'standpoints'>,
  asked: string,
): string | null {
  if (standpoints.includes(asked)) return asked;
  const isMeant = ({ label, aliases, name }: ContractFacts['parties'][number]) =>
    [label, ...aliases, name].includes(asked);
  const byWord = parties.findIndex(isMeant);
  const place = byWord >= 0 ? byWord : PLACES_BY_LETTER.indexOf(asked);
  // The parties come first, in their order; 中立 comes last.
  return place < parties.length ? (standpoints[place] ?? null) : null;
}

const PLACES_BY_LETTER = ['甲方', '乙方', '丙方', '丁方'];
