import { pdfText } from '../pdf.text.ts';
import type { PlacedBox } from '../view-model/highlight.ts';
import type { MarginMark } from '../view-model/margin-marks.ts';
import { type PageBox, toPixels } from '../view-model/page-geometry.ts';
import styles from './pdf-page.module.css';

interface HighlightLayerProps {
  readonly placed: readonly PlacedBox[];
  readonly marks: readonly MarginMark[];
  readonly selectedId: string | null;
  readonly scale: number;
  readonly onSelect: ((id: string) => void) | undefined;
}

/**
 * Below the text layer, so that marked text can be selected; the page itself handles the pointer. The
 * keyboard reaches each finding through its first box.
 */
export function HighlightLayer({ placed, marks, selectedId, scale, onSelect }: HighlightLayerProps) {
  return (
    <div className={styles.highlights}>
      {placed.map(({ id, kind, box, isFirst }, at) => {
        const shape = {
          className: styles.highlight,
          style: toPixels(box, scale),
          'data-kind': kind,
          'data-selected': id === selectedId || undefined,
        };
        const key = `${id} ${at}`;
        if (!isFirst || !onSelect) return <span key={key} {...shape} />;
        const label = `${pdfText.highlightKinds[kind]}，${pdfText.page(String(box.page + 1))}`;
        return <button key={key} type="button" {...shape} aria-label={label} onClick={() => onSelect(id)} />;
      })}
      {marks.map(({ ids, kind, topPx, leftPx }) => (
        <span
          key={ids[0]}
          className={styles.mark}
          data-kind={kind}
          data-selected={(selectedId !== null && ids.includes(selectedId)) || undefined}
          style={{ top: topPx, left: leftPx }}
          aria-hidden="true"
        >
          {ids.length > 1 ? ids.length : pdfText.highlightSigns[kind]}
        </span>
      ))}
    </div>
  );
}

export interface FoundBox {
  readonly box: PageBox;
  readonly isCurrent: boolean;
}

export function FoundLayer({
  found,
  scale,
}: {
  readonly found: readonly FoundBox[];
  readonly scale: number;
}) {
  return (
    <div className={styles.highlights} aria-hidden="true">
      {found.map(({ box, isCurrent }) => (
        <span
          key={`${box.x} ${box.y}`}
          className={styles.highlight}
          style={toPixels(box, scale)}
          data-kind="found"
          data-selected={isCurrent || undefined}
        />
      ))}
    </div>
  );
}
