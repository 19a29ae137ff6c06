import { Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { ZoomControl } from '../../../../shared/pdf/toolbar/zoom-control.tsx';
import { type PageZoom, usePageZoom } from '../../../../shared/workbench/use-page-zoom.ts';
import { resultText as text } from '../../result.text.ts';
import type { PlagiarismTask } from '../../view-model/plagiarism-shapes.ts';

type Layout = PlagiarismTask['layout'];

/** How the documents of a page are shown: the same for all. */
export interface PaneView {
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
  readonly zoom: PageZoom;
}

export function usePaneView(first: Layout): PaneView {
  const [layout, onLayout] = useState<Layout>(first);
  const zoom = usePageZoom();
  return useMemo(() => ({ layout, onLayout, zoom }), [layout, zoom]);
}

const LAYOUTS: readonly Layout[] = ['text', 'pdf'];

export function LayoutTools({ view }: { readonly view: PaneView }) {
  return (
    <>
      {view.layout === 'pdf' && <ZoomControl {...view.zoom} />}
      <Segmented<Layout>
        size="small"
        aria-label={text.layout}
        value={view.layout}
        options={LAYOUTS.map((value) => ({ value, label: text.layouts[value] }))}
        onChange={view.onLayout}
      />
    </>
  );
}
