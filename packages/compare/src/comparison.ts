/** The result of a comparison. Plain JSON; the API and the command line use the same shape. */
import type { DocumentOffset } from '@wenjian/document';
import type { EditScript } from './edits/edit-script.ts';

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

/** The position of a change on one side. It may span several blocks when it moved, was split, or is a table row. */
export interface ChangeSide {
  /** The text itself; for a table row or column the cells, separated by tabs. */
  readonly text: string;
  /** Counted from 1. */
  readonly page: number | null;
  /** The first block it is in. */
  readonly block: string;
  /** For a table column: of its first cell. */
  readonly start: DocumentOffset;
  readonly end: DocumentOffset;
  /** The clause it is in, as a reader would name it (第五条 5.2); null before the first clause. */
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
  /** Why it is major or noise: amount, date, percentage, party, numbering, … */
  readonly signals: readonly string[];
  /** The party that gains by it, as the sentence names it; null where that cannot be known. */
  readonly gainer: string | null;
  /** The only difference is a character that recognition may have misread. */
  readonly isSuspect: boolean;
  /** The id of the move it is or is part of. */
  readonly moveId: string | null;
  /** Changes of one group are one matter, decided together: a renamed party, a row, a deleted passage. */
  readonly groupId: string | null;
}

export type RowRelation = 'same' | 'changed' | 'inserted' | 'deleted' | 'moved' | 'split' | 'merged';

/** Ids of blocks shown side by side. A moved block has a row on each side, linked by `moveId`. */
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
