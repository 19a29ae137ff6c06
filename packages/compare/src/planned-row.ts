/** What the planning of a comparison hands on: which blocks stand against each other and which characters differ between them. */
import type { RowRelation } from './comparison.ts';
import type { BlockBox } from './cut-edits.ts';
import type { TextEdit } from './write-edits.ts';

/** Blocks that stand against each other, one or several on each side, and what differs between them. */
export interface PlannedBox extends BlockBox {
  readonly edits: readonly TextEdit[];
}

/** Neighbours that stand in another place on the other side; the boxes are in order, but blocks may have come or gone between them. */
export interface PlannedMove {
  readonly boxes: readonly PlannedBox[];
}

/** Block indices; empty where one side has nothing. Edits only in rows that have both. */
export interface PlannedRow {
  readonly old: readonly number[];
  readonly new: readonly number[];
  readonly relation: RowRelation;
  /** Index into the moves. */
  readonly move: number | null;
  readonly edits: readonly TextEdit[];
}

export interface RowPlan {
  readonly rows: readonly PlannedRow[];
  readonly moves: readonly PlannedMove[];
  /** Places where the comparison settled for whole blocks or passages instead of characters. */
  readonly coarseCount: number;
}

export interface BoxPlan {
  readonly boxes: readonly PlannedBox[];
  readonly moves: readonly PlannedMove[];
  readonly coarseCount: number;
}
