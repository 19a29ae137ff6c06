/** Key facts as they are kept and shown without their document: each place as its words and its page. */
import { blockAt, boxesOfRange, type Span } from '@wenjian/document';
import type { Contract } from '../contract.ts';
import type { KeyFact, KeyFactName } from './key-fact.ts';
import { keyFactNames } from './key-fact.ts';
import { keyFacts } from './key-facts.ts';

export interface FactQuote {
  readonly text: string;
  /** Counted from 1; null where the document has no pages. */
  readonly page: number | null;
}

export interface ToldFact extends Omit<KeyFact, 'places'> {
  readonly quotes: readonly FactQuote[];
}

export interface ToldFacts {
  readonly isContract: boolean;
  readonly facts: Readonly<Record<KeyFactName, ToldFact>>;
}

export function toldFacts(contract: Contract): ToldFacts {
  const { isContract, facts } = keyFacts(contract);
  const told = keyFactNames.map((name): readonly [KeyFactName, ToldFact] => {
    const { places, ...fact } = facts[name];
    return [name, { ...fact, quotes: places.map((place) => quoteAt(contract, place)) }];
  });
  return { isContract, facts: Object.fromEntries(told) as Record<KeyFactName, ToldFact> };
}

function quoteAt({ document }: Contract, place: Span): FactQuote {
  const box = boxesOfRange(document, place)[0];
  const page = box === undefined ? (blockAt(document, place.start)?.page ?? null) : box.page + 1;
  return { text: document.text.slice(place.start, place.end).trim(), page };
}
