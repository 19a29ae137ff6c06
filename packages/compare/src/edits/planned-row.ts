/** The result of planning a comparison: which blocks correspond and which characters differ between them. */
import type { RowRelation } from '../comparison.ts';
import type { BlockBox } from './cut-edits.ts';
import type { TextEdit } from './write-edits.ts';

/** Corresponding blocks, one or several on each side, and the differences between them. */
export interface PlannedBox extends BlockBox {
  readonly edits: readonly TextEdit[];
}

/**
 * Neighbours that are in another place on the other side; the boxes are in order, but blocks may have been
 * inserted or deleted between them.
 */
export interface PlannedMove {
  readonly boxes: readonly PlannedBox[];
}

/** Block indices; empty when one side has none. Only rows with both sides have edits. */
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
  /** Number of places where whole blocks or passages were compared instead of characters. */
  readonly coarseCount: number;
}

export interface BoxPlan {
  readonly boxes: readonly PlannedBox[];
  readonly moves: readonly PlannedMove[];
  readonly coarseCount: number;
}
