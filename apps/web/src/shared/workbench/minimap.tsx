import { type MouseEvent, memo } from 'react';
import styles from './minimap.module.css';
import type { MapMark } from './view-model/map-mark.ts';

interface MinimapProps {
  readonly title: string;
  readonly marks: readonly MapMark[];
  readonly selectedId: string | null;
  /** A share of the whole height was clicked. */
  readonly onGo: (share: number) => void;
}

/** The positions of the findings along the scroll bar. Keyboards and screen readers use the list instead. */
export const Minimap = memo(function Minimap({ title, marks, selectedId, onGo }: MinimapProps) {
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    onGo((event.clientY - top) / Math.max(1, height));
  };
  return (
    <div className={styles.map} aria-hidden="true" title={title} onClick={onClick}>
      {marks.map(({ id, tone, weight, top, height }) => (
        <span
          key={id}
          className={styles.mark}
          data-tone={tone}
          data-weight={weight}
          data-selected={id === selectedId || undefined}
          style={{ top: `${top * 100}%`, height: `${height * 100}%` }}
        />
      ))}
    </div>
  );
});
