/** The lexicon of contract language: every row, each wrong form once. */
import { agreementRows } from './agreement.rows.ts';
import { confusionRows } from './confusions.rows.ts';
import { disputeRows } from './dispute.rows.ts';
import { buildLexicon, type Lexicon } from './find-rows.ts';
import { grammarRows } from './grammar.rows.ts';
import type { LexiconRow } from './lexicon-row.ts';
import { moneyRows } from './money.rows.ts';
import { nearWordRows } from './near-words.rows.ts';
import { senseRows } from './sense.rows.ts';
import { tradeRows } from './trade.rows.ts';
import { usageRows } from './usage.rows.ts';

export const contractRows: readonly LexiconRow[] = [
  ...moneyRows,
  ...agreementRows,
  ...disputeRows,
  ...tradeRows,
  ...usageRows,
  ...confusionRows,
  ...grammarRows,
  ...senseRows,
  ...nearWordRows,
];

/** Rules whose words are right elsewhere: another word of the sentence has told the sense, however likely the form is. */
export const rulesOfSense: ReadonlySet<string> = new Set(
  contractRows.filter(({ near }) => near.length > 0).map(({ ruleId }) => ruleId),
);

export const contractLexicon: Lexicon = buildLexicon(contractRows);
