import { Segmented } from 'antd';
import { useMemo, useState } from 'react';
import type { Zoom } from '../../../shared/pdf/view-model/zoom.ts';
import { ZoomControl } from '../../../shared/pdf/zoom-control.tsx';
import { resultText as text } from '../result.text.ts';
import type { PlagiarismTask } from '../view-model/plagiarism-shapes.ts';
import type { PaneView } from './pane-view.ts';

type Layout = PlagiarismTask['layout'];

interface LayoutView extends PaneView {
  readonly factor: number;
  readonly onLayout: (layout: Layout) => void;
}

/** The view of the page's documents: the same for all. */
export function usePaneView(first: Layout): LayoutView {
  const [layout, onLayout] = useState<Layout>(first);
  const [zoom, onZoom] = useState<Zoom>({ kind: 'auto' });
  const [factor, onFactor] = useState(1);
  return useMemo(() => ({ layout, onLayout, zoom, onZoom, factor, onFactor }), [layout, zoom, factor]);
}

const LAYOUTS: readonly Layout[] = ['text', 'pdf'];

export function LayoutTools({ view }: { readonly view: LayoutView }) {
  return (
    <>
      {view.layout === 'pdf' && <ZoomControl factor={view.factor} zoom={view.zoom} onZoom={view.onZoom} />}
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
