/** What a plagiarism check's task row carries besides the common columns, and what the run leaves in the store. */
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

/** Documents are called by their place: the origin first, then the targets as they were handed in. */
export const ORIGIN_ID = 'd0';
export const targetId = (index: number): string => `d${index + 1}`;

/** Counted up when what a run leaves has another shape: older runs are not read, they are to be made again. */
export const STORED_SHAPE = 2;

export const plagiarismSummary = z.object({
  shape: z.literal(STORED_SHAPE),
  statistics: plagiarismTask.shape.statistics.unwrap(),
  recordSha256: z.string(),
  findingsSha256: z.string(),
});
export type PlagiarismSummary = z.output<typeof plagiarismSummary>;

const keptDocument = plagiarismPair.shape.origin.extend({
  documentSha256: z.string(),
  /** Null where there are no pages to show. */
  pdfSha256: z.string().nullable(),
});
export type KeptDocument = z.output<typeof keptDocument>;

/** What a run was made from and where its parts lie. */
export const plagiarismRecord = z.object({
  documents: z.array(keptDocument),
  /** Documents whose words did not count. */
  templates: z.array(z.string()),
  library: z.array(z.string()),
  statutes: z.array(z.string()),
  /** What the files say about themselves. */
  metadataSha256: z.string(),
  /** Each document as it is shown, by its id. */
  texts: z.record(z.string(), z.string()),
  /** Of a one-to-many check: the document against one source, by the source's id. */
  pairs: z.record(z.string(), z.string()),
  sourcesSha256: z.string().nullable(),
  /** How common words are among the sources of a one-to-many check; null where the text base tells it, or nothing does. */
  frequenciesSha256: z.string().nullable(),
  /** Documents in which misspellings were looked for. */
  spelled: z.array(z.string()),
  /** Of what was done before anything was compared. */
  examined: plagiarismPair.shape.coverage.shape.examined,
  /** What was left out before anything was compared; `docId` null: of the check as a whole. */
  notExamined: z.array(
    plagiarismPair.shape.coverage.shape.notExamined.element.extend({ docId: z.string().nullable() }),
  ),
  coverage: plagiarismPair.shape.coverage,
  settings: plagiarismPair.shape.settings,
});
export type PlagiarismRecord = z.output<typeof plagiarismRecord>;
