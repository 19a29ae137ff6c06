/** The schemas of plagiarism checks, used by the screens, the exports and the command line. */
import { z } from 'zod';
import { auditResult } from '../audit/audit-result.ts';
import { pageBox } from '../compare/compare-result.ts';
import { documentCoverage } from '../knowledge/documents.ts';

const count = z.number().int();
/** From 0 to 1. */
const share = z.number().min(0).max(1);
/** Pages are counted from 1, within the whole document; pages of boxes are counted from 0, as everywhere. */
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

/** One document of a check: the files of one party, joined. */
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

/** Found words, counted words, and the first divided by the second. */
const rate = z.object({ matched: count, total: count, rate: share });
const rates = z.object({
  /** Before subtraction. */
  before: rate,
  after: rate,
  /** Words of sentences that say the same in other words; none of them is among the matched ones above. */
  rewritten: z.object({ before: rate, after: rate }),
});

/** How a passage of the checked document appears in one source. */
const blockMatch = z.object({
  kind: z.enum(fragmentKinds),
  similarity: share,
  /** Words of the checked document. */
  words: count,
  /** Words in both, in the same runs, as the engine counts them. */
  equalWords: count,
});

export const plagiarismBlock = blockMatch.extend({
  id: z.string(),
  /** From 0 (everybody writes it this way) to 1; null when it could not be measured. */
  rarity: share.nullable(),
  /** True: counts only before subtraction. */
  isSubtracted: z.boolean(),
  /** By source. */
  matches: z.record(z.string(), blockMatch),
  /**
   * The document that `kind`, `similarity`, `words` and `equalWords` refer to: the closest of those that
   * contain the words.
   */
  closest: z.string(),
  /**
   * By document: its place there. `pictures`: its words were recognised, wholly or partly, in the pictures of these numbers,
   * counted through the document from 1; absent for text.
   */
  references: z.record(z.string(), place.extend({ text: z.string(), pictures: z.array(count).optional() })),
  /**
   * The runs of equal words in it. The position in the checked document is given only for those of `closest`;
   * otherwise the same words would be listed once for every source. `pages`: of the checked document.
   */
  smallBlocks: z.array(z.object({ references: z.record(z.string(), place), pages: z.array(count) })),
  /**
   * In a check of many: what is painted in the checked document, each character once, for the source it was
   * attributed to: that with the longest equal run through it.
   */
  attributed: z.array(place.extend({ source: z.string() })).optional(),
});

/** `same`: the bytes are equal. `alike`: it looks the same. `mirrored`: left and right are swapped. */
export const imageMatches = ['same', 'alike', 'mirrored'] as const;

const imagePlace = z.object({ page: count.nullable(), box: pageBox.nullable() });

export const plagiarismImage = z.object({
  id: z.string(),
  /** Counted from 1, of `total`. */
  position: count,
  total: count,
  similarity: share,
  /** The reason, for the most similar document. */
  kind: z.enum(imageMatches),
  reason: z.string(),
  /** By document: its first place. */
  references: z.record(z.string(), imagePlace),
  /** By document: all its places. */
  places: z.record(z.string(), z.array(imagePlace)),
  /** By source: how it is similar. */
  matches: z.record(
    z.string(),
    z.object({ kind: z.enum(imageMatches), similarity: share, reason: z.string() }),
  ),
});

export const evidenceWeights = ['strong', 'medium', 'weak'] as const;

/** A sign that documents have a common author; never one combined score. */
export const authorshipEvidence = z.object({
  kind: z.string(),
  title: z.string(),
  weight: z.enum(evidenceWeights),
  /** Why it counts, and its harmless explanation. */
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

/** Further hits of a word in a document that are not listed. */
export const moreSensitiveHits = z.object({ docId: z.string(), word: z.string(), count });

/**
 * Findings of a check besides fragments, stored separately from its result because they are small and
 * requested alone.
 */
export const plagiarismFindings = z.object({
  imagesBlocks: z.array(plagiarismImage),
  authorship: z.array(authorshipEvidence),
  hits: z.array(sensitiveHit),
  moreHits: z.array(moreSensitiveHits),
});

/** The same settings, files and text base give the same result. */
export const plagiarismSettings = z.object({
  engineVersion: z.string(),
  subtract: z.array(z.enum(subtractionKinds)),
  templates: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** The number of documents in the text base; null when it was neither searched nor excluded. */
  textBaseDocuments: count.nullable(),
  /** Documents of the text base that did not count because they are the team's own. */
  library: z.array(z.object({ name: z.string(), sha256: z.string() })),
  /** The number of text base documents used to measure rarity; null when the documents of the check were used. */
  rarityDocuments: count.nullable(),
  /** Version of the excluded law articles; null when none were excluded. */
  statutesSha256: z.string().nullable(),
  /** Version of the lists of sensitive words. */
  sensitiveWordsSha256: z.string(),
});

const subtracted = z.array(z.object({ docId: z.string(), kind: z.enum(subtractionKinds), words: count }));

export const plagiarismPair = z.object({
  taskId: z.string(),
  origin: plagiarismDocument,
  target: plagiarismDocument,
  statistics: z.object({
    /** How much of `origin` is in `target`, and the reverse. */
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
  /** How much of the document is in it. */
  rates,
  fragments: count,
  images: count,
});

export const plagiarismMany = z.object({
  taskId: z.string(),
  origin: plagiarismDocument,
  /** How much of the document is in any source. */
  total: rates,
  /** The most reused first. */
  sources: z.array(plagiarismSource),
  /** In the document; each lists its sources. */
  blockList: z.array(plagiarismBlock),
  /**
   * The document compared with each source, and the uploaded documents with each other; `a` and `b` are ids
   * of documents. A missing pair was not compared, which does not mean that nothing is common: `1v1Result`
   * compares it on request.
   */
  matrix: z.array(z.object({ a: z.string(), b: z.string(), aInB: share, bInA: share })),
  documents: z.array(plagiarismDocument),
  /** Metadata about the files' history. */
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

/** One document for display: its text, and its pages if it has them. */
export const plagiarismText = plagiarismDocument.extend({ document: auditResult.shape.document });
