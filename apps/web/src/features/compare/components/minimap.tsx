import { type MouseEvent, memo } from 'react';
import { resultText as text } from '../result.text.ts';
import { type MapMark, nearestMark } from '../view-model/minimap.ts';
import colours from './change-colours.module.css';
import styles from './minimap.module.css';

interface MinimapProps {
  readonly marks: readonly MapMark[];
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

/** The positions of the changes along the scroll bar. Keyboards and screen readers use the list instead. */
export const Minimap = memo(function Minimap({ marks, selectedId, onSelect }: MinimapProps) {
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const mark = nearestMark(marks, (event.clientY - top) / Math.max(1, height));
    if (mark) onSelect(mark.id);
  };
  return (
    <div className={styles.map} aria-hidden="true" title={text.minimap} onClick={onClick}>
      {marks.map((mark) => (
        <span
          key={mark.id}
          className={`${styles.mark} ${colours.colours}`}
          data-type={mark.type}
          data-significance={mark.significance}
          data-selected={mark.id === selectedId || undefined}
          style={{ top: `${mark.top * 100}%` }}
        />
      ))}
    </div>
  );
});
