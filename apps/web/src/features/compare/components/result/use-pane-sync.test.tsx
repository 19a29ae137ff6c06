// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { PdfViewerHandle } from '../../../../shared/pdf/pdf-viewer.props.ts';
import type { PlaceOffsets } from '../../../../shared/pdf/use-page-pane.ts';
import type { Selection } from '../../../../shared/workbench/use-selection.ts';
import { changeFixture, SIDE } from '../../view-model/result.testing.ts';
import { usePaneSync } from './use-pane-sync.ts';

afterEach(cleanup);

const boxAt = (page: number, y: number) => ({ ...SIDE, boxes: [{ page, x: 90, y, width: 40, height: 14 }] });
const CHANGE = changeFixture({ id: 'price', type: 'replace', old: boxAt(0, 100), new: boxAt(2, 30) });

it('brings both places of a chosen change to the same height', () => {
  const [old, fresh] = [paneAt(133), paneAt(2200)];
  choose({ old, fresh }, { id: 'price', from: 'list', pane: null });
  expect(heightsOf(old, fresh)).toEqual([133, 133]);
});

it('brings the other place beside the mark that was clicked, which stays under the pointer', () => {
  const [old, fresh] = [paneAt(5000, 4580), paneAt(2200)];
  choose({ old, fresh }, { id: 'price', from: 'page', pane: 'old' });
  expect(heightsOf(old, fresh)).toEqual([420, 420]);
});

it('moves the clicked pane too where the other one cannot reach its height', () => {
  const [old, fresh] = [paneAt(5000, 4580), paneAt(60)];
  choose({ old, fresh }, { id: 'price', from: 'page', pane: 'old' });
  expect(heightsOf(old, fresh)).toEqual([60, 60]);
});

/** A pane of 800 pixels in a column of 9,000 whose place is this far below its top. */
function paneAt(top: number, scrollTop = 0) {
  const offsets: PlaceOffsets = { now: top - scrollTop, least: top - 8200, most: top, upperThird: 190 };
  const handle: PdfViewerHandle = {
    scrollTo: vi.fn(),
    offsetsOf: () => offsets,
    openFind: () => undefined,
    crop: async () => null,
    viewport: () => null,
  };
  return { handle, scrollTo: vi.mocked(handle.scrollTo) };
}

type Pane = ReturnType<typeof paneAt>;

function choose({ old, fresh }: { readonly old: Pane; readonly fresh: Pane }, selection: Selection): void {
  const model = { byId: new Map([[CHANGE.id, CHANGE]]), scrollMap: null };
  const handles = { old: { current: old.handle }, new: { current: fresh.handle } };
  renderHook(() => usePaneSync({ selection, model }, handles));
}

/** Where the place ends up in each pane. */
function heightsOf(...panes: readonly Pane[]) {
  return panes.map(({ scrollTo }) => scrollTo.mock.lastCall?.[2]?.align);
}
