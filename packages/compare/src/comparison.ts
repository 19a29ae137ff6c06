/** What a comparison answers. Plain JSON; the same shape the API and the command line carry. */
import type { DocumentOffset } from '@wenjian/document';
import type { EditScript } from './edit-script.ts';

export type ChangeType = 'insert' | 'delete' | 'replace' | 'move' | 'format' | 'image';

export type Significance = 'major' | 'minor' | 'noise';

export type SideName = 'old' | 'new';

/** Where a change stands on one side. */
export interface ChangeSide {
  readonly text: string;
  readonly page: number | null;
  readonly block: string;
  readonly start: DocumentOffset;
  readonly end: DocumentOffset;
}

export interface Change {
  readonly id: string;
  readonly type: ChangeType;
  readonly significance: Significance;
  /** Null for an insertion. */
  readonly old: ChangeSide | null;
  /** Null for a deletion. */
  readonly new: ChangeSide | null;
  readonly reason: string;
}

/** Blocks that stand beside each other, by id; null where one side has nothing. */
export interface Row {
  readonly old: string | null;
  readonly new: string | null;
}

export interface ComparisonStatistics {
  readonly insert: number;
  readonly delete: number;
  readonly replace: number;
  readonly move: number;
  readonly major: number;
  readonly minor: number;
  readonly noise: number;
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
