/** The shapes of plagiarism checks: what the screens, the exports and the command line carry. */
import { z } from 'zod';
import { auditResult } from './audit-result.ts';
import { pageBox } from './compare-result.ts';
import { documentCoverage } from './documents.ts';

const count = z.number().int();
/** From 0 to 1. */
const share = z.number().min(0).max(1);
/** Pages are counted from 1, in the pages of the document as a whole; boxes from 0, as everywhere. */
const place = z.object({ start: count, end: count, page: count.nullable(), boxes: z.array(pageBox) });

export const fragmentKinds = ['verbatim', 'edited', 'paraphrase'] as const;
export const subtractionKinds = [
  'template',
  'statute',
  'library',
  'pageFurniture',
  'contents',
  'quotation',
  'references',
] as const;

/** One document of a check: the files of one party, put one behind the other. */
export const plagiarismDocument = z.object({
  docId: z.string(),
  name: z.string(),
  origin: z.enum(['upload', 'textBase']),
  files: z.array(
    z.object({
      name: z.string(),
      sha256: z.string(),
      /** Where the file begins and ends in the document's text, and on which of its pages. */
      start: count,
      end: count,
      firstPage: count.nullable(),
      pageCount: count,
    }),
  ),
});

/** Words that are found again, words that count, and the one by the other. */
const rate = z.object({ matched: count, total: count, rate: share });
const rates = z.object({
  /** Nothing subtracted. */
  before: rate,
  after: rate,
});

/** How words of the checked document stand in one source. */
const blockMatch = z.object({
  kind: z.enum(fragmentKinds),
  similarity: share,
  /** Of the checked document. */
  words: count,
  /** Words that stand in both, in the same runs: as the engine counts them. */
  equalWords: count,
});

export const plagiarismBlock = blockMatch.extend({
  id: z.string(),
  /** From 0, everybody writes so, to 1; null where nothing was there to measure it by. */
  rarity: share.nullable(),
  /** Counts before subtraction only. */
  isSubtracted: z.boolean(),
  /** By source. */
  matches: z.record(z.string(), blockMatch),
  /** The document that `kind`, `similarity`, `words` and `equalWords` speak of: of several that hold the words, the one closest to them. */
  closest: z.string(),
  /** By document: where it stands there. */
  references: z.record(z.string(), place.extend({ text: z.string() })),
  /**
   * The runs of equal words in it. The place in the checked document is given for those of `closest` only: of several sources the same words
   * would be there several times. `pages`: of the checked document.
   */
  smallBlocks: z.array(z.object({ references: z.record(z.string(), place), pages: z.array(count) })),
});

/** `same`: the bytes agree. `alike`: it looks so. `mirrored`: left and right are exchanged. */
export const imageMatches = ['same', 'alike', 'mirrored'] as const;

const imagePlace = z.object({ page: count.nullable(), box: pageBox.nullable() });

export const plagiarismImage = z.object({
  id: z.string(),
  /** Counted from 1, of `total`. */
  position: count,
  total: count,
  similarity: share,
  /** Why: of the document that is most alike. */
  kind: z.enum(imageMatches),
  reason: z.string(),
  /** By document: the first of its places. */
  references: z.record(z.string(), imagePlace),
  /** By document: all of them. */
  places: z.record(z.string(), z.array(imagePlace)),
  /** By source: how it is alike. */
  matches: z.record(
    z.string(),
    z.object({ kind: z.enum(imageMatches), similarity: share, reason: z.string() }),
  ),
});

export const evidenceWeights = ['strong', 'medium', 'weak'] as const;

/** A sign that documents come from one hand; never a score of all. */
export const authorshipEvidence = z.object({
  kind: z.string(),
  title: z.string(),
  weight: z.enum(evidenceWeights),
  /** Why it counts, and how it may be innocent. */
  reason: z.string(),
  values: z.array(z.object({ docId: z.string(), value: z.string(), where: z.string() })),
});

export const evasionFinding = z.object({
  docId: z.string(),
  kind: z.string(),
  title: z.string(),
  count,
  examples: z.array(place.extend({ text: z.string() })),
});

export const sensitiveHit = place.extend({
  docId: z.string(),
  text: z.string(),
  word: z.string(),
  tags: z.array(z.string()),
  hasNoise: z.boolean(),
});

/** Hits of a word in a document that are not listed. */
export const moreSensitiveHits = z.object({ docId: z.string(), word: z.string(), count });

/** What a check found besides fragments, kept apart from its result: small, and asked for on its own. */
export const plagiarismFindings = z.object({
  imagesBlocks: z.array(plagiarismImage),
  authorship: z.array(authorshipEvidence),
  hits: z.array(sensitiveHit),
  moreHits: z.array(moreSensitiveHits),
});

/** With these, the same files and the same text base, the same run comes out again. */
export const plagiarismSettings = z.object({
  engineVersion: z.string(),
  subtract: z.array(z.enum(subtractionKinds)),
  templates: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** How many documents the text base had; null where it was neither a source nor left out. */
  textBaseDocuments: count.nullable(),
  /** Documents of the text base whose words did not count, as the team's own. */
  library: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** How many documents of the text base rarity was measured by; null where by the documents of the check. */
  rarityDocuments: count.nullable(),
  /** Of the articles of law that were left out, as the corpus had them; null where none was. */
  statutesSha256: z.string().nullable(),
  /** Of the lists of sensitive words as they were. */
  sensitiveWordsSha256: z.string(),
});

const subtracted = z.array(z.object({ docId: z.string(), kind: z.enum(subtractionKinds), words: count }));

export const plagiarismPair = z.object({
  taskId: z.string(),
  origin: plagiarismDocument,
  target: plagiarismDocument,
  statistics: z.object({
    /** How much of `origin` stands in `target`, and the other way round. */
    originInTarget: rates,
    targetInOrigin: rates,
    fragments: z.record(z.enum(fragmentKinds), count),
    images: count,
  }),
  blockList: z.array(plagiarismBlock),
  imagesBlocks: z.array(plagiarismImage),
  subtracted,
  evasion: z.array(evasionFinding),
  authorship: z.array(authorshipEvidence),
  coverage: documentCoverage,
  settings: plagiarismSettings,
});

export const plagiarismSource = z.object({
  tagId: z.string(),
  tagName: z.string(),
  origin: z.enum(['upload', 'textBase']),
  /** How much of the document stands in it. */
  rates,
  fragments: count,
  images: count,
});

export const plagiarismMany = z.object({
  taskId: z.string(),
  origin: plagiarismDocument,
  /** How much of the document stands in any source. */
  total: rates,
  /** Most reused first. */
  sources: z.array(plagiarismSource),
  /** On the document; each names the sources it stands in. */
  blockList: z.array(plagiarismBlock),
  /**
   * The document against each source, and the documents that were handed in two by two; `a` and `b` are ids of documents. A pair
   * that is missing was not compared, which is not the same as nothing in common: `1v1Result` compares it when it is asked for.
   */
  matrix: z.array(z.object({ a: z.string(), b: z.string(), aInB: share, bInA: share })),
  documents: z.array(plagiarismDocument),
  /** What the files say of their own history. */
  timeline: z.array(
    z.object({
      docId: z.string(),
      file: z.string(),
      kind: z.enum(['created', 'modified', 'printed']),
      at: z.string(),
      by: z.string().nullable(),
    }),
  ),
  subtracted,
  evasion: z.array(evasionFinding),
  authorship: z.array(authorshipEvidence),
  coverage: documentCoverage,
  settings: plagiarismSettings,
});

/** One document as it is shown: its text, and its pages where it has them. */
export const plagiarismText = plagiarismDocument.extend({ document: auditResult.shape.document });
