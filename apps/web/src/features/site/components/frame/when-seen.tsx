import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenSeenProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** How far below the window loading may start. */
const MARGIN = '400px';

/** Shows its content once it is nearly visible; it is not loaded for visitors who never scroll there. */
export function WhenSeen({ fallback, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setSeen((before) => before || entries.some((entry) => entry.isIntersecting)),
      { rootMargin: MARGIN },
    );
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={place}>{isSeen ? children : fallback}</div>;
}
