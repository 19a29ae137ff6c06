import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from '../templates.module.css';

interface NearViewProps {
  /** Names the place while it is still empty: it is found and scrolled to like the others. */
  readonly id: string;
  readonly label: string;
  /** Short lists are drawn at once. */
  readonly isWaiting: boolean;
  readonly children: ReactNode;
}

const MARGIN = '800px';

/** From this many on, a list is drawn as it comes into view: hundreds of inputs take a browser seconds. */
export const MANY_FIELDS = 60;

/** Draws its content when it is about to come into view; until then there is its name. */
export function NearView({ id, label, isWaiting, children }: NearViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const [hasCome, setHasCome] = useState(!('IntersectionObserver' in window));
  const isNear = hasCome || !isWaiting;
  useEffect(() => {
    if (isNear || place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setHasCome(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  if (isNear) return children;
  return (
    <div ref={place} className={styles.later} data-row={id} data-field={id}>
      {label}
    </div>
  );
}
