/** The shapes of a correction: what the screens, the exports and the command line carry. */
import { z } from 'zod';
import { auditResult } from './audit-result.ts';
import { pageBox } from './compare-result.ts';
import { documentCoverage } from './documents.ts';

export const correctionFamilies = [
  'figures',
  'references',
  'numbering',
  'terms',
  'typo',
  'punctuation',
  'format',
  'blank',
  'law',
] as const;
/** error: certain; suspect: very likely, worth a look; advice: usage, never applied unasked. */
export const correctionTiers = ['error', 'suspect', 'advice'] as const;
export type CorrectionFamily = (typeof correctionFamilies)[number];
export type CorrectionTier = (typeof correctionTiers)[number];

const count = z.number().int();
const span = { start: count, end: count };
const place = z.object({ ...span, page: count.nullable(), boxes: z.array(pageBox) });

export const correction = place.extend({
  id: z.string(),
  original: z.string(),
  /** Null: a remark, there is nothing to put there. An empty string deletes. */
  suggestion: z.string().nullable(),
  ruleId: z.string(),
  family: z.enum(correctionFamilies),
  tier: z.enum(correctionTiers),
  /** From 0 to 1. */
  confidence: z.number(),
  reason: z.string(),
  /** The calculation that does not come out. */
  formula: z.string().nullable(),
  /** 第五条 5.2; null before the first clause. */
  clause: z.string().nullable(),
  related: z.array(place),
});

/** Every number and every reference that would change if the clauses were numbered anew. */
export const renumbering = z.object({
  items: z.array(
    z.object({
      ...span,
      original: z.string(),
      replacement: z.string(),
      kind: z.enum(['number', 'reference']),
    }),
  ),
  /** References that cannot be carried along: what they name is not there, or cannot be told. */
  unresolved: z.array(z.object({ ...span, original: z.string(), reason: z.string() })),
});

export const proofreadingResult = z.object({
  corrections: z.array(correction),
  /** Null where the numbering is in order. */
  renumbering: renumbering.nullable(),
  coverage: documentCoverage,
  document: auditResult.shape.document,
  /** Whether the language model took part; without it only lexicon and rules did. */
  hasLanguageModel: z.boolean(),
  /** How many of the team's own words were heeded. */
  lexiconWords: count,
});
