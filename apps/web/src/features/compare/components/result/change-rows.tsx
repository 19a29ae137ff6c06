import {
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { Minimap } from '../../../../shared/workbench/minimap.tsx';
import { settleAt } from '../../../../shared/workbench/settle-at.ts';
import { VirtualRows, type VirtualRowsHandle } from '../../../../shared/workbench/virtual-rows.tsx';
import { resultText as text } from '../../result.text.ts';
import { nearestMark, rowMarks } from '../../view-model/minimap.ts';
import type { ResultState } from './use-result-state.ts';

interface ChangeRow {
  readonly key: string;
  readonly changeIds: readonly string[];
  readonly characters: number;
}

interface ChangeRowsProps<Row extends ChangeRow> {
  readonly resultState: ResultState;
  /** As many as the model's rows, in the same order. */
  readonly rows: readonly Row[];
  /** First guesses until a row is measured. */
  readonly line: { readonly characters: number; readonly px: number; readonly paddingPx: number };
  readonly marginPx?: number;
  readonly classes: Parameters<typeof VirtualRows>[0]['classes'];
  readonly ref?: Ref<Pick<VirtualRowsHandle, 'scrollToIndex'>>;
  /** With the selected change if it is in this row: other rows are not rendered again. */
  readonly children: (row: Row, selectedId: string | null) => ReactNode;
}

const OVERSCAN_ROWS = 8;

/** The text of both documents as rows of one scroller, so that they stay aligned, with the map beside them. */
export function ChangeRows<Row extends ChangeRow>(props: ChangeRowsProps<Row>) {
  const { resultState, rows, line, marginPx = 0, classes, ref, children } = props;
  const { model, shown, selection, select } = resultState;
  const list = useRef<VirtualRowsHandle>(null);
  useImperativeHandle(
    ref,
    () => ({ scrollToIndex: (index, options) => list.current?.scrollToIndex(index, options) }),
    [],
  );
  useScrollToChange(list, resultState);
  useChangeClick(list, select);
  const marks = useMemo(() => rowMarks(shown, model.rows, model.places), [shown, model]);
  const onGo = useCallback(
    (share: number) => {
      const mark = nearestMark(marks, share);
      if (mark) select(mark.id, 'map');
    },
    [marks, select],
  );
  return (
    <>
      <VirtualRows
        ref={list}
        items={rows}
        keyOf={({ key }) => key}
        estimatePx={({ characters }) =>
          Math.max(1, Math.ceil(characters / line.characters)) * line.px + line.paddingPx
        }
        overscan={OVERSCAN_ROWS}
        marginPx={marginPx}
        classes={classes}
      >
        {(row) => children(row, selection && row.changeIds.includes(selection.id) ? selection.id : null)}
      </VirtualRows>
      <Minimap title={text.minimap} marks={marks} selectedId={selection?.id ?? null} onGo={onGo} />
    </>
  );
}

/** The pane of all text views, for the selection. */
export const TEXT_PANE = 'text';

/** A change chosen elsewhere is scrolled to the upper third. */
function useScrollToChange(
  list: { readonly current: VirtualRowsHandle | null },
  { selection, model: { places } }: ResultState,
): void {
  useEffect(() => {
    const place = selection && places.get(selection.id);
    if (!place || selection.pane === TEXT_PANE) return;
    list.current?.scrollToIndex(place.rowIndex, { align: 'start' });
    const selectors = [`[data-change="${CSS.escape(selection.id)}"]`];
    return settleAt(() => list.current?.element() ?? null, selectors);
  }, [list, places, selection]);
}

/** One listener for all marks: there may be thousands, and scrolling adds and removes them. */
function useChangeClick(
  list: { readonly current: VirtualRowsHandle | null },
  select: ResultState['select'],
): void {
  useEffect(() => {
    const element = list.current?.element();
    if (!element) return;
    const onClick = (event: MouseEvent) => {
      const mark = event.target instanceof Element ? event.target.closest('[data-change]') : null;
      const id = mark instanceof HTMLElement ? mark.dataset.change : undefined;
      if (id !== undefined) select(id, 'page', TEXT_PANE);
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [list, select]);
}
