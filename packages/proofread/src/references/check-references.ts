/**
 * All reference checks: clauses, attachments, numbers, terms, names and laws. In: the facts of the contract.
 * Out: remarks.
 */
import type { Contract } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { checkActors } from './check-actors.ts';
import { checkAttachments } from './check-attachments.ts';
import { checkCitedArticles } from './check-cited-articles.ts';
import { checkClauseReferences } from './check-clause-references.ts';
import { checkHeadedReferences } from './check-headed-references.ts';
import { checkLaws } from './check-laws.ts';
import { checkMisdirected } from './check-misdirected.ts';
import { checkNamedClauses } from './check-named-clauses.ts';
import { checkNames } from './check-names.ts';
import { checkNumbering } from './check-numbering.ts';
import { checkOwnActs } from './check-own-acts.ts';
import { checkReferenceContent } from './check-reference-content.ts';
import { checkStrangerNames } from './check-stranger-names.ts';
import { checkTerms } from './check-terms.ts';
import { checkWhoPays } from './check-who-pays.ts';

export function checkReferences(contract: Contract): readonly CorrectionDraft[] {
  return [
    ...checkClauseReferences(contract),
    ...misdirected(contract),
    ...checkAttachments(contract),
    ...checkNumbering(contract),
    ...checkTerms(contract),
    ...checkNames(contract),
    ...checkLaws(contract),
    ...checkCitedArticles(contract),
    ...checkActors(contract),
    ...checkOwnActs(contract),
    ...checkStrangerNames(contract),
    ...checkWhoPays(contract),
  ];
}

/** By the topics of contracts and by the headings of this one: each place once. */
function misdirected(contract: Contract): readonly CorrectionDraft[] {
  const known = checkMisdirected(contract);
  const places = new Set(known.map(({ start }) => start));
  const headed = checkHeadedReferences(contract).filter(({ start }) => !places.has(start));
  for (const { start } of headed) places.add(start);
  const named = checkNamedClauses(contract).filter(({ start }) => !places.has(start));
  for (const { start } of named) places.add(start);
  return [
    ...known,
    ...headed,
    ...named,
    ...checkReferenceContent(contract).filter(({ start }) => !places.has(start)),
  ];
}
