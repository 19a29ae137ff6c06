import { useMemo } from 'react';
import { type ChangeGroups, groupsOf } from '../../view-model/change-groups.ts';
import type { Change, ComparisonResult } from '../../view-model/comparison-shapes.ts';
import {
  buildRows,
  type ChangePlace,
  inReadingOrder,
  locateChanges,
  type ResultRow,
} from '../../view-model/result-rows.ts';
import { createScrollMap, type ScrollMap } from '../../view-model/scroll-map.ts';
import { buildTablePairs, type TablePair } from '../../view-model/table-pairs.ts';
import { joinTableRows } from '../../view-model/table-rows.ts';

export interface ResultModel {
  readonly rows: readonly ResultRow[];
  readonly tablePairs: readonly TablePair[];
  readonly places: ReadonlyMap<string, ChangePlace>;
  /** In reading order. */
  readonly changes: readonly Change[];
  readonly byId: ReadonlyMap<string, Change>;
  readonly groups: ChangeGroups;
  /** Null when a side has no pages. */
  readonly scrollMap: ScrollMap | null;
}

/** The data of all views of a result, computed once. */
export function useResultModel(result: ComparisonResult): ResultModel {
  return useMemo(() => {
    const tablePairs = buildTablePairs(result);
    const rows = joinTableRows(buildRows(result), tablePairs);
    const places = locateChanges(rows);
    const changes = inReadingOrder(result.changes, places);
    const byId = new Map(changes.map((change) => [change.id, change]));
    const scrollMap = createScrollMap(result);
    return { rows, tablePairs, places, changes, byId, groups: groupsOf(changes), scrollMap };
  }, [result]);
}
