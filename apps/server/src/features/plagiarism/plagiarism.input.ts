/** The fields of a check's task row besides the common columns, and what the run stores. */
import { plagiarismPair, plagiarismTask, subtractionKinds } from '@wenjian/api';
import { z } from 'zod';

const file = z.object({ fileId: z.uuid(), name: z.string(), size: z.number(), sha256: z.string() });
export type CheckedFile = z.output<typeof file>;

/** The files of one party make one document. */
const party = z.object({ name: z.string(), files: z.array(file).min(1) });
export type Party = z.output<typeof party>;

export const plagiarismInput = z.object({
  mode: z.enum(['pair', 'many']),
  origin: party,
  targets: z.array(party),
  templates: z.array(file),
  subtract: z.array(z.enum(subtractionKinds)),
  useTextBase: z.boolean(),
});
export type PlagiarismInput = z.output<typeof plagiarismInput>;

/** Documents are named by position: the origin first, then the targets as submitted. */
export const ORIGIN_ID = 'd0';
export const targetId = (index: number): string => `d${index + 1}`;

/** Increased when the stored form of a run changes: older runs are not read and have to be repeated. */
export const STORED_SHAPE = 3;

export const plagiarismSummary = z.object({
  shape: z.literal(STORED_SHAPE),
  statistics: plagiarismTask.shape.statistics.unwrap(),
  recordSha256: z.string(),
  findingsSha256: z.string(),
});
export type PlagiarismSummary = z.output<typeof plagiarismSummary>;

const keptDocument = plagiarismPair.shape.origin.extend({
  documentSha256: z.string(),
  /** Null if there are no pages to show. */
  pdfSha256: z.string().nullable(),
});
export type KeptDocument = z.output<typeof keptDocument>;

/** The inputs of a run and where its parts are stored. */
export const plagiarismRecord = z.object({
  documents: z.array(keptDocument),
  /** Documents whose words were subtracted. */
  templates: z.array(z.string()),
  library: z.array(z.string()),
  statutes: z.array(z.string()),
  /** The metadata of the files. */
  metadataSha256: z.string(),
  /** Each document as presented, by its id. */
  texts: z.record(z.string(), z.string()),
  /** For a one-to-many check: the document against one source, by the source's id. */
  pairs: z.record(z.string(), z.string()),
  sourcesSha256: z.string().nullable(),
  /**
   * How common words are among the sources of a one-to-many check; null if the text base is used, or there is
   * no measure.
   */
  frequenciesSha256: z.string().nullable(),
  /** Documents that were checked for misspellings. */
  spelled: z.array(z.string()),
  /** The coverage of the steps before the comparison. */
  examined: plagiarismPair.shape.coverage.shape.examined,
  /** What was skipped before the comparison; `docId` null: for the whole check. */
  notExamined: z.array(
    plagiarismPair.shape.coverage.shape.notExamined.element.extend({ docId: z.string().nullable() }),
  ),
  coverage: plagiarismPair.shape.coverage,
  settings: plagiarismPair.shape.settings,
});
export type PlagiarismRecord = z.output<typeof plagiarismRecord>;
