import type { ReactNode } from 'react';

interface StaticPartProps {
  readonly render: () => ReactNode;
}

/**
 * A part of a page that never changes: it is in the built HTML, and the browser neither loads its code nor
 * hydrates it. The content must need no handlers; links work, and clicks bubble to the surrounding element.
 */
export function StaticPart({ render }: StaticPartProps) {
  if (import.meta.env.SSR || import.meta.env.DEV) return <div>{render()}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React leaves alone what the HTML has here
  return <div dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
