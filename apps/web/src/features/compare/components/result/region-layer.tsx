import { CloseOutlined } from '@ant-design/icons';
import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { type PageSize, toPixels, toPoint } from '../../../../shared/pdf/view-model/page-geometry.ts';
import { resultText as text } from '../../result.text.ts';
import type { IgnoredRegion, Side } from '../../view-model/comparison-shapes.ts';
import { drawnRegion } from '../../view-model/region-draw.ts';
import styles from './region-layer.module.css';

interface RegionLayerProps {
  readonly side: Side;
  readonly page: number;
  readonly size: PageSize;
  readonly scale: number;
  readonly regions: readonly IgnoredRegion[];
  /** Null while not drawing: then the rectangles are only shown. */
  readonly onDraw: ((region: IgnoredRegion) => void) | null;
  readonly onRemove: (region: IgnoredRegion) => void;
}

/** The ignored rectangles of one page, and the layer they are drawn on. */
export function RegionLayer(props: RegionLayerProps) {
  const { side, page, scale, regions, onDraw, onRemove } = props;
  const { draft, pointer } = useDrawing(props);
  const own = regions.filter((region) => region.side === side && region.page === page);
  return (
    <>
      {onDraw && <div className={styles.sheet} data-testid={`region-sheet-${side}-${page}`} {...pointer} />}
      {own.map((region) => (
        <div
          key={`${region.x} ${region.y} ${region.width} ${region.height}`}
          className={styles.region}
          style={toPixels(region, scale)}
        >
          {onDraw && (
            <button
              type="button"
              className={styles.remove}
              aria-label={text.regionRemove}
              title={text.regionRemove}
              onClick={() => onRemove(region)}
            >
              <CloseOutlined />
            </button>
          )}
        </div>
      ))}
      {draft && <div className={styles.region} data-draft style={toPixels(draft, scale)} />}
    </>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function useDrawing({ side, page, size, scale, onDraw }: RegionLayerProps) {
  const start = useRef<Point | null>(null);
  const [draft, setDraft] = useState<IgnoredRegion | null>(null);
  const pointOf = (event: PointerEvent<HTMLElement>): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    return toPoint({ left: event.clientX - left, top: event.clientY - top }, scale);
  };
  const pointer = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = pointOf(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current) setDraft(drawnRegion(side, page, size, start.current, pointOf(event)));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const region = start.current && drawnRegion(side, page, size, start.current, pointOf(event));
      start.current = null;
      setDraft(null);
      if (region) onDraw?.(region);
    },
    // Otherwise the page below would treat the end of the drawing as a click on a highlight.
    onClick: (event: MouseEvent<HTMLElement>) => event.stopPropagation(),
    onPointerCancel: () => {
      start.current = null;
      setDraft(null);
    },
  };
  return { draft, pointer };
}
