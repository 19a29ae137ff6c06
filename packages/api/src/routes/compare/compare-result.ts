/**
 * The schemas of a comparison's result, used by both views (v2 text, v3 structure), the exports and the
 * command line.
 */
import { z } from 'zod';

/** A rectangle on a page: points, origin at the top left of the page as shown; `page` counted from 0. */
export const pageBox = z.object({
  page: z.number().int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/** `type` and `significance` are the values of the command line's JSON (decisions.md). */
const side = z.object({
  text: z.string(),
  /** Counted from 1. */
  page: z.number().int().nullable(),
  block: z.string(),
  /** Character offsets in that side's text stream. */
  start: z.number().int(),
  end: z.number().int(),
  boxes: z.array(pageBox),
  /** The clause it is in, as a reader would name it (第五条 5.2); null before the first clause. */
  clause: z.string().nullable(),
});

export const changeTypes = ['insert', 'delete', 'replace', 'move', 'format', 'image'] as const;
export const significances = ['major', 'minor', 'noise'] as const;
/** Which part of the document a change is in. */
export const changePlaces = [
  'body',
  'table',
  'header',
  'footer',
  'note',
  'comment',
  'textBox',
  'picture',
  'seal',
  'watermark',
] as const;

export const comparisonChange = z.object({
  id: z.string(),
  type: z.enum(changeTypes),
  significance: z.enum(significances),
  place: z.enum(changePlaces),
  old: side.nullable(),
  new: side.nullable(),
  reason: z.string(),
  /** Why it is major or noise: amount, date, percentage, period, party, negation, obligation, account, … */
  signals: z.array(z.string()),
  /** The party that gains by it, as the sentence names it; null where that cannot be known. */
  gainer: z.string().nullable().default(null),
  /** The only difference is a character that recognition may have misread. */
  isSuspect: z.boolean(),
  /** For an edit inside a moved clause: the id of the move. */
  moveId: z.string().nullable(),
  /** Changes of one group are one matter, decided together; null: it stands alone. */
  groupId: z.string().nullable().default(null),
});

export const comparisonStatistics = z.object({
  insert: z.number().int(),
  delete: z.number().int(),
  replace: z.number().int(),
  move: z.number().int(),
  format: z.number().int(),
  image: z.number().int(),
  major: z.number().int(),
  minor: z.number().int(),
  noise: z.number().int(),
  suspect: z.number().int(),
  oldCharacters: z.number().int(),
  newCharacters: z.number().int(),
});

const sideName = z.enum(['old', 'new']);

export const coverage = z.object({
  examined: z.array(z.object({ side: sideName, what: z.string(), count: z.number().int() })),
  notExamined: z.array(
    z.object({ side: sideName, what: z.string(), count: z.number().int(), reason: z.string() }),
  ),
});

const block = z.object({
  id: z.string(),
  type: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  /** Counted from 1. */
  page: z.number().int().nullable(),
  level: z.number().int().nullable(),
  number: z.string().nullable(),
  cell: z
    .object({
      table: z.number().int(),
      row: z.number().int(),
      column: z.number().int(),
      rowSpan: z.number().int(),
      columnSpan: z.number().int(),
    })
    .nullable(),
  boxes: z.array(pageBox),
});

const resultSide = z.object({
  name: z.string(),
  kind: z.string(),
  sha256: z.string(),
  /** Null when the file has no page view; then only the text view is available. */
  pages: z.array(z.object({ widthPt: z.number(), heightPt: z.number() })).nullable(),
  text: z.string(),
  blocks: z.array(block),
});

export const rowRelations = ['same', 'changed', 'inserted', 'deleted', 'moved', 'split', 'merged'] as const;

/** Ids of blocks shown side by side. A moved block has a row on each side, linked by `moveId`. */
const row = z.object({
  old: z.array(z.string()),
  new: z.array(z.string()),
  relation: z.enum(rowRelations),
  moveId: z.string().nullable(),
});

export const revisionViews = ['accepted', 'rejected', 'shown'] as const;

/** Larger than the largest possible PDF page (14,400 pt). */
const REGION_MAX_PT = 15_000;
const REGION_MAX_PAGE = 10_000;
const IGNORED_REGIONS_MAX = 50;
const regionPlace = z.number('区域的位置有误').min(0, '区域超出了页面').max(REGION_MAX_PT, '区域超出了页面');
const regionSize = z.number('区域的大小有误').positive('区域的大小有误').max(REGION_MAX_PT, '区域超出了页面');

const ignoredRegion = z.object({
  side: sideName,
  page: z
    .number('区域的页码有误')
    .int('区域的页码有误')
    .min(0, '区域的页码有误')
    .max(REGION_MAX_PAGE, '区域的页码有误'),
  x: regionPlace,
  y: regionPlace,
  width: regionSize,
  height: regionSize,
});

/** What the comparison ignores. Ignored differences are still counted in the coverage. */
export const compareOptions = z.object({
  ignoreCase: z.boolean().default(false),
  ignorePunctuation: z.boolean().default(false),
  ignoreSpaces: z.boolean().default(false),
  ignoreWidth: z.boolean().default(false),
  ignoreScript: z.boolean().default(false),
  ignoreHeadersFooters: z.boolean().default(false),
  ignoreNumbering: z.boolean().default(false),
  ignoreFormatting: z.boolean().default(false),
  ignoreTables: z.boolean().default(false),
  /** Regions drawn by the user on the pages. */
  ignoredRegions: z
    .array(ignoredRegion)
    .max(IGNORED_REGIONS_MAX, `最多可以框选 ${IGNORED_REGIONS_MAX} 个忽略区域`)
    .default([]),
  revisions: z.enum(revisionViews).default('accepted'),
});
export type CompareOptionsInput = z.input<typeof compareOptions>;

export const comparisonResult = z.object({
  old: resultSide,
  new: resultSide,
  rows: z.array(row),
  changes: z.array(comparisonChange),
  statistics: comparisonStatistics,
  coverage,
  options: compareOptions,
  /** Whether the edit script was applied to OLD and gave NEW, and its inverse gave OLD. */
  isReplayVerified: z.boolean(),
});
