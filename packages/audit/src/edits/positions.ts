/** Wordings of a rule for one side, in the words of the contract: what the side would wish, what it accepts, what it needs at least. */
import type { Contract, PartySide } from '@wenjian/contract';
import type { TeamPositions } from '../review/review-template.ts';
import { wordingFor } from './contract-wording.ts';
import { positionTexts } from './positions.text.ts';
import { commonPositions } from './positions-common.text.ts';
import { tradePositions } from './positions-trade.text.ts';

export type PositionKind = 'ideal' | 'acceptable' | 'bottom';

export interface Position {
  readonly kind: PositionKind;
  readonly text: string;
  /** From the team's review list; else from the product. */
  readonly isTeam: boolean;
}

/** As the team wrote them: they are shown, and come into the contract only when somebody takes them. */
export function teamPositions({ ideal, fallback, walkAway }: TeamPositions): readonly Position[] {
  const all = [
    ['ideal', ideal],
    ['acceptable', fallback],
    ['bottom', walkAway],
  ] as const;
  return all.flatMap(([kind, text = '']) => (text.trim() === '' ? [] : [{ kind, text, isTeam: true }]));
}

/** By rule and side. */
export const allPositions = { ...positionTexts, ...commonPositions, ...tradePositions };

/** Empty for a neutral review, for rules without such wordings, and where the contract lacks a party they name. */
export function positionsFor(
  contract: Contract,
  ruleId: string,
  side: PartySide | 'neutral',
): readonly Position[] {
  const texts = side === 'neutral' ? undefined : allPositions[ruleId]?.[side];
  if (texts === undefined) return [];
  const [ideal, acceptable, bottom] = texts.map((text) => wordingFor(contract, text));
  if (!ideal || !acceptable || !bottom) return [];
  if ([ideal, acceptable, bottom].some(({ obstacle }) => obstacle !== null)) return [];
  return [
    { kind: 'ideal', text: ideal.text, isTeam: false },
    { kind: 'acceptable', text: acceptable.text, isTeam: false },
    { kind: 'bottom', text: bottom.text, isTeam: false },
  ];
}
