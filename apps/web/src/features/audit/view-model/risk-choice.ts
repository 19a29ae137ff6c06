/** What a user chose for a risk, as the decision to store. Pure. */
import type { DecisionInput } from '../../../shared/findings/view-model/decision-history.ts';
import type { Risk } from './result-shapes.ts';

export type RiskChoice = Omit<DecisionInput, 'findingId' | 'onlyIfOpen'>;

export function decisionOn(risk: Risk, choice: RiskChoice): DecisionInput {
  return { findingId: risk.id, ...worded(risk, choice), ...placed(risk) };
}

/** The suggestion unchanged is no rewrite. Advice is not contract text: its words are always the user's own. */
function worded({ suggestion, edit }: Risk, choice: RiskChoice): RiskChoice {
  if (choice.state !== 'edited' || typeof choice.text !== 'string') return choice;
  const text = choice.text.trim();
  const isUnchanged = edit !== null && text === suggestion;
  return isUnchanged ? { ...choice, state: 'accepted', text: null } : { ...choice, text };
}

/** A missing clause has no text to replace. */
function placed({ kind }: Risk): Pick<DecisionInput, 'placement'> {
  return kind === 'missing' ? { placement: 'insert' } : {};
}
