/** All checks over the whole contract (rather than a single line), in text order. */
import type { Contract } from '@wenjian/contract';
import type { CorrectionDraft } from './correction.ts';
import { checkFigures } from './figures/check-figures.ts';
import { checkPercentages } from './figures/check-percentages.ts';
import { checkUnits } from './figures/check-units.ts';
import { checkReferences } from './references/check-references.ts';
import { checkItemEnds } from './wording/check-item-ends.ts';

export function checkContract(contract: Contract): readonly CorrectionDraft[] {
  return [
    ...checkFigures(contract),
    ...checkPercentages(contract),
    ...checkUnits(contract),
    ...checkReferences(contract),
    ...checkItemEnds(contract.document),
  ].sort((a, b) => a.start - b.start || a.end - b.end);
}
