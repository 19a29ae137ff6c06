import type { MouseEvent } from 'react';
import { resultText as text } from '../result.text.ts';
import type { MapMark } from '../view-model/minimap.ts';
import styles from './minimap.module.css';

interface MinimapProps {
  readonly marks: readonly MapMark[];
  readonly selectedId: string | null;
  /** Scrolls to a share of the document's length. */
  readonly onGo: (share: number) => void;
}

/** The positions of the fragments along the document. Keyboards and screen readers use the list instead. */
export function Minimap({ marks, selectedId, onGo }: MinimapProps) {
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    onGo((event.clientY - top) / Math.max(1, height));
  };
  return (
    <div className={styles.map} aria-hidden="true" title={text.minimap} onClick={onClick}>
      {marks.map(({ id, tone, top, height }) => (
        <span
          key={id}
          className={styles.mark}
          data-tone={tone}
          data-selected={id === selectedId || undefined}
          style={{ top: `${top * 100}%`, height: `${height * 100}%` }}
        />
      ))}
    </div>
  );
}
