/** References that lead nowhere, attachments, numbers of clauses and defined terms. In: what the contract says. Out: remarks. */
import { type Contract, numberingFaults } from '@wenjian/contract';
import { referencesText } from './contract-checks.text.ts';
import type { CorrectionDraft, CorrectionFamily } from './correction.ts';

export function checkReferences(contract: Contract): readonly CorrectionDraft[] {
  return [...clauses(contract), ...attachments(contract), ...numbers(contract), ...terms(contract)];
}

/** Without numbered clauses there is nothing a reference could lead to: an extract, or a sentence alone. */
function clauses({ references, clauses: all }: Contract): CorrectionDraft[] {
  if (!all.some(({ number }) => number !== null)) return [];
  return references
    .filter(({ clause }) => clause === null)
    .map(({ start, end, target }) =>
      remark({ start, end }, 'references', 'no-clause', 'error', referencesText.noClause(target)),
    );
}

function attachments({ attachments: all }: Contract): CorrectionDraft[] {
  // Where none is in the file they are kept apart; where some are, a missing one is missing.
  const hasBodies = all.some(({ body }) => body !== null);
  return all.flatMap(({ name, mentions, body }) => {
    const [mention] = mentions;
    if (mention !== undefined && body === null)
      return [
        remark(
          mention,
          'references',
          'no-attachment',
          hasBodies ? 'suspect' : 'advice',
          referencesText.noAttachment(name),
        ),
      ];
    if (mention === undefined && body !== null)
      return [
        remark(body, 'references', 'unnamed-attachment', 'advice', referencesText.unnamedAttachment(name)),
      ];
    return [];
  });
}

function numbers(contract: Contract): CorrectionDraft[] {
  return numberingFaults(contract).map(({ clause, previous, kind }) => {
    const number = clause.number ?? '';
    const at = contract.document.text.indexOf(number, clause.start);
    const span = { start: at, end: at + number.length };
    const reason =
      kind === 'repeat'
        ? referencesText.repeatedNumber(number)
        : referencesText.numberGap(previous.number ?? '', number);
    const related = [{ start: previous.start, end: previous.own.end }];
    return { ...remark(span, 'numbering', kind, 'error', reason), related };
  });
}

function terms({ terms: all }: Contract): CorrectionDraft[] {
  const seen = new Map<string, { readonly start: number; readonly end: number }>();
  return all.flatMap((term) => {
    const first = seen.get(term.term);
    if (first !== undefined)
      return [remark(term, 'terms', 'defined-twice', 'suspect', referencesText.termTwice(term.term))];
    seen.set(term.term, term);
    return term.uses.length > 0
      ? []
      : [remark(term, 'terms', 'unused', 'advice', referencesText.unusedTerm(term.term))];
  });
}

function remark(
  { start, end }: { readonly start: number; readonly end: number },
  family: CorrectionFamily,
  name: string,
  tier: CorrectionDraft['tier'],
  reason: string,
): CorrectionDraft {
  const confidence = { error: 0.96, suspect: 0.88, advice: 0.7 }[tier];
  return { start, end, suggestion: null, ruleId: `${family}.${name}`, family, tier, confidence, reason };
}
