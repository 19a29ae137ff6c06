/** The schemas of the law library: a law, its wordings, its articles. */
import { z } from 'zod';

/** 法律, 行政法规, 司法解释, and what is none of them: rules of ministries, decisions. */
export const lawKinds = ['law', 'regulation', 'interpretation', 'other'] as const;
export type LawKind = (typeof lawKinds)[number];

export const lawStatuses = ['inForce', 'notYetInForce', 'amended', 'repealed'] as const;
export type LawStatus = (typeof lawStatuses)[number];

const day = z.iso.date();

/** One wording of a law. */
export const lawHead = z.object({
  /** 中华人民共和国民法典. */
  name: z.string(),
  kind: z.enum(lawKinds),
  /** Null when neither its name nor its text says. */
  issuer: z.string().nullable(),
  /** Tells its wordings apart: the day of this one; empty if unknown. */
  wording: z.string(),
  published: day.nullable(),
  effective: day.nullable(),
  status: z.enum(lawStatuses),
  /** The day up to which `status` is known; null for a law that was imported. */
  stateOf: day.nullable(),
  articles: z.number().int(),
});
export type LawHead = z.output<typeof lawHead>;

const namedLaw = z.object({ law: z.string(), date: day.nullable() });

export const lawHistory = z.object({
  /** Newest first, this one included. */
  wordings: z.array(lawHead),
  /** The days of its amendments that its text tells of, oldest first. */
  amended: z.array(day),
  /** From this day a newer wording holds. */
  replacedOn: day.nullable(),
  /** `law`: what repealed it; null if that is not known. */
  repealed: z.object({ date: day, law: z.string().nullable() }).nullable(),
  /** The laws it says it repeals. */
  repeals: z.array(namedLaw),
});

export const lawArticle = z.object({
  /** 第五百八十四条; empty for text outside of articles. */
  label: z.string(),
  /** Part, chapter, section, outermost first. */
  path: z.array(z.string()),
  text: z.string(),
});
export type LawArticle = z.output<typeof lawArticle>;
