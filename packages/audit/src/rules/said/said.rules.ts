/** General burdens of any kind of contract, told by what a sentence says and not by its words. */
import { factRule } from '../../checks/fact-rule.ts';
import type { Rule } from '../../rule.ts';
import { liabilityRows } from './liability.rows.ts';
import { moneyRows } from './money.rows.ts';
import { powerRows } from './powers.rows.ts';
import { rightRows } from './rights.rows.ts';

/** Where two rows know a sentence, the first one names it. */
export const saidRows = [
  ...moneyRows,
  ...liabilityRows,
  ...powerRows.filter(isParticular),
  ...rightRows,
  ...powerRows.filter((row) => !isParticular(row)),
];

export const saidRules: readonly Rule[] = saidRows.map(factRule);

/** 不经通知 says the least of all. */
function isParticular({ id }: { readonly id: string }): boolean {
  return id !== 'validity.acts-unnoticed';
}
