/** Wordings of a rule for one side, in the words of the contract: what the side would wish, what it accepts, what it needs at least. */
import type { Contract, PartySide } from '@wenjian/contract';
import { wordingFor } from './contract-wording.ts';
import { positionTexts } from './positions.text.ts';

export type PositionKind = 'ideal' | 'acceptable' | 'bottom';

export interface Position {
  readonly kind: PositionKind;
  readonly text: string;
}

/** Empty for a neutral review, for rules without such wordings, and where the contract lacks a party they name. */
export function positionsFor(
  contract: Contract,
  ruleId: string,
  side: PartySide | 'neutral',
): readonly Position[] {
  const texts = side === 'neutral' ? undefined : positionTexts[ruleId]?.[side];
  if (texts === undefined) return [];
  const [ideal, acceptable, bottom] = texts.map((text) => wordingFor(contract, text));
  if (!ideal || !acceptable || !bottom) return [];
  if ([ideal, acceptable, bottom].some(({ obstacle }) => obstacle !== null)) return [];
  return [
    { kind: 'ideal', text: ideal.text },
    { kind: 'acceptable', text: acceptable.text },
    { kind: 'bottom', text: bottom.text },
  ];
}
