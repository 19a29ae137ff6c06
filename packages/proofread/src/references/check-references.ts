/**
 * All reference checks: clauses, attachments, numbers, terms, names and laws. In: the facts of the contract.
 * Out: remarks.
 */
import type { Contract } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { checkClauseReferences } from './check-clause-references.ts';
import { checkLaws } from './check-laws.ts';
import { checkNames } from './check-names.ts';
import { checkNumbering } from './check-numbering.ts';
import { checkTerms } from './check-terms.ts';
import { referencesText } from './references.text.ts';

export function checkReferences(contract: Contract): readonly CorrectionDraft[] {
  return [
    ...checkClauseReferences(contract),
    ...attachments(contract),
    ...checkNumbering(contract),
    ...checkTerms(contract),
    ...checkNames(contract),
    ...checkLaws(contract),
  ];
}

function attachments({ attachments: all }: Contract): CorrectionDraft[] {
  // When the file contains no attachment they are kept separately; when it contains some, a missing one is
  // missing.
  const hasBodies = all.some(({ body }) => body !== null);
  return all.flatMap(({ name, mentions, body }) => {
    const [mention] = mentions;
    if (mention !== undefined && body === null) {
      const tier = hasBodies ? 'suspect' : 'advice';
      return [remark(mention, 'references', 'no-attachment', tier, referencesText.noAttachment(name))];
    }
    if (mention === undefined && body !== null)
      return [
        remark(body, 'references', 'unnamed-attachment', 'advice', referencesText.unnamedAttachment(name)),
      ];
    return [];
  });
}
