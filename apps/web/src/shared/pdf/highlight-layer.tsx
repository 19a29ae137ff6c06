import { pdfText } from './pdf.text.ts';
import styles from './pdf-page.module.css';
import { MARK_SIZE_PX, marginMarks, type PlacedBox } from './view-model/highlight.ts';
import { type PageBox, toPixels } from './view-model/page-geometry.ts';

interface HighlightLayerProps {
  readonly placed: readonly PlacedBox[];
  readonly selectedId: string | null;
  readonly scale: number;
  readonly onSelect: ((id: string) => void) | undefined;
}

/**
 * Under the text layer, so that marked text can be selected; the pointer is answered by the page itself. The
 * keyboard reaches each finding through its first box.
 */
export function HighlightLayer({ placed, selectedId, scale, onSelect }: HighlightLayerProps) {
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
      {marginMarks(placed, scale).map((mark) => (
        <span
          key={mark.id}
          className={styles.mark}
          data-kind={mark.kind}
          data-selected={mark.id === selectedId || undefined}
          style={{ top: mark.topPx, left: MARK_MARGIN_PX + mark.column * (MARK_SIZE_PX + 2) }}
          aria-hidden="true"
        >
          {pdfText.highlightSigns[mark.kind]}
        </span>
      ))}
    </div>
  );
}

const MARK_MARGIN_PX = 3;

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
