/** Which side a sentence burdens. */
import { type Contract, type PartySide, type Sentence, subjectAt } from '@wenjian/contract';
import type { LevelsBySide, RiskLevel } from '../rule.ts';

export type Bearer = PartySide | 'both' | null;

/**
 * Who has the duty or right at `index`: the last party named before it as a subject (not 向甲方, not 甲方的).
 * `both` for 双方 and 任何一方, null when no party is named or its side is unknown.
 */
export function bearerAt(contract: Contract, sentence: Sentence, index: number): Bearer {
  const mention = subjectAt(contract, sentence.text, index);
  if (mention === null) return null;
  return mention.party === null ? 'both' : mention.party.side;
}

export function otherSide(side: PartySide): PartySide {
  return side === 'payer' ? 'performer' : 'payer';
}

/** Levels for a burden on one side only: no risk for the other side, one step lower for a neutral review. */
export function levelsAgainst(bearer: Bearer, level: RiskLevel): LevelsBySide {
  if (bearer === null || bearer === 'both') return { payer: level, performer: level, neutral: level };
  const neutral = level === 'high' ? 'medium' : 'low';
  return { payer: null, performer: null, neutral, [bearer]: level };
}

export function sameLevels(level: RiskLevel): LevelsBySide {
  return { payer: level, performer: level, neutral: level };
}

/** Whether the words right before `index` negate the meaning: 不得, 无权, 并非. */
export function isNegated(text: string, index: number): boolean {
  return /(?:不得|不应|不能|不可|禁止|不会|无权|无须|无需|不须|不需|并非|不以|不得再|不予|不再|不|未|非)$/.test(
    text.slice(0, index),
  );
}
