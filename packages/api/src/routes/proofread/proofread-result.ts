/** The schemas of a correction, used by the screens, the exports and the command line. */
import { z } from 'zod';
import { auditResult } from '../audit/audit-result.ts';
import { pageBox } from '../compare/compare-result.ts';
import { documentCoverage } from '../knowledge/documents.ts';

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
/** error: certain; suspect: very likely, should be checked; advice: style, never applied automatically. */
export const correctionTiers = ['error', 'suspect', 'advice'] as const;
export type CorrectionFamily = (typeof correctionFamilies)[number];
export type CorrectionTier = (typeof correctionTiers)[number];

const count = z.number().int();
const span = { start: count, end: count };
const place = z.object({ ...span, page: count.nullable(), boxes: z.array(pageBox) });

export const correction = place.extend({
  id: z.string(),
  original: z.string(),
  /** Null: a remark without a replacement. An empty string deletes. */
  suggestion: z.string().nullable(),
  ruleId: z.string(),
  family: z.enum(correctionFamilies),
  tier: z.enum(correctionTiers),
  /** From 0 to 1. */
  confidence: z.number(),
  reason: z.string(),
  /** The calculation whose result is wrong. */
  formula: z.string().nullable(),
  /** 第五条 5.2; null before the first clause. */
  clause: z.string().nullable(),
  related: z.array(place),
});

/** Every number and every reference that would change if the clauses were renumbered. */
export const renumbering = z.object({
  items: z.array(
    z.object({
      ...span,
      original: z.string(),
      replacement: z.string(),
      kind: z.enum(['number', 'reference']),
    }),
  ),
  /** References that cannot be updated: their target is missing or ambiguous. */
  unresolved: z.array(z.object({ ...span, original: z.string(), reason: z.string() })),
});

export const proofreadingResult = z.object({
  corrections: z.array(correction),
  /** Null when the numbering is correct. */
  renumbering: renumbering.nullable(),
  coverage: documentCoverage,
  document: auditResult.shape.document,
  /** Whether the language model was used; without it only lexicon and rules are applied. */
  hasLanguageModel: z.boolean(),
  /** The trained corrector has not read the text yet: a first result, which is replaced when it has. Absent in what former versions stored. */
  isPartial: z.boolean().default(false),
  /** How many of the team's own words were applied. */
  lexiconWords: count,
});
