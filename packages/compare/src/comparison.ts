/** What a comparison answers. Plain JSON; the same shape the API and the command line carry. */
import type { DocumentOffset } from '@wenjian/document';
import type { EditScript } from './edit-script.ts';

export type ChangeType = 'insert' | 'delete' | 'replace' | 'move' | 'format' | 'image';

export type Significance = 'major' | 'minor' | 'noise';

export type SideName = 'old' | 'new';

/** Which part of the document a change is in. */
export type ChangePlace =
  | 'body'
  | 'table'
  | 'header'
  | 'footer'
  | 'note'
  | 'comment'
  | 'textBox'
  | 'picture'
  | 'seal'
  | 'watermark';

/** Where a change stands on one side. It may reach over several blocks when it moved, was cut in parts, or is a table row. */
export interface ChangeSide {
  /** As it stands in the text; of a table row or column the cells, with a tab between them. */
  readonly text: string;
  /** Counted from 1. */
  readonly page: number | null;
  /** The first block it stands in. */
  readonly block: string;
  /** In a table column: of its first cell. */
  readonly start: DocumentOffset;
  readonly end: DocumentOffset;
  /** The clause it stands in, as a reader would name it (第五条 5.2); null before the first. */
  readonly clause: string | null;
}

export interface Change {
  readonly id: string;
  readonly type: ChangeType;
  readonly significance: Significance;
  readonly place: ChangePlace;
  /** Null for an insertion. */
  readonly old: ChangeSide | null;
  /** Null for a deletion. */
  readonly new: ChangeSide | null;
  readonly reason: string;
  /** What made it major or noise: amount, date, percentage, party, numbering, … */
  readonly signals: readonly string[];
  /** The only evidence is a character that recognition may have misread. */
  readonly isSuspect: boolean;
  /** The move it is, or lies in. */
  readonly moveId: string | null;
}

export type RowRelation = 'same' | 'changed' | 'inserted' | 'deleted' | 'moved' | 'split' | 'merged';

/** Blocks that stand beside each other, by id. A moved block has a row on each side, tied by `moveId`. */
export interface Row {
  readonly old: readonly string[];
  readonly new: readonly string[];
  readonly relation: RowRelation;
  readonly moveId: string | null;
}

export interface ComparisonStatistics {
  readonly insert: number;
  readonly delete: number;
  readonly replace: number;
  readonly move: number;
  readonly format: number;
  readonly image: number;
  readonly major: number;
  readonly minor: number;
  readonly noise: number;
  readonly suspect: number;
  readonly oldCharacters: number;
  readonly newCharacters: number;
}

export interface ComparisonCoverage {
  readonly examined: readonly { readonly side: SideName; readonly what: string; readonly count: number }[];
  readonly notExamined: readonly {
    readonly side: SideName;
    readonly what: string;
    readonly count: number;
    readonly reason: string;
  }[];
}

export interface Comparison {
  readonly script: EditScript;
  readonly rows: readonly Row[];
  readonly changes: readonly Change[];
  readonly statistics: ComparisonStatistics;
  readonly coverage: ComparisonCoverage;
}
