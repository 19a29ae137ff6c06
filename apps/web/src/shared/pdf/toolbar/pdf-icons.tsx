import type { ReactNode } from 'react';

/** Drawn here so that public pages can show a document without the component library. */
const shapes = {
  panel: <path d="M2.5 3.5h11v9h-11zM6 3.5v9M3.6 6h1M3.6 8h1M3.6 10h1" />,
  previous: <path d="M3.5 10 8 5.5 12.5 10" />,
  next: <path d="M3.5 6 8 10.5 12.5 6" />,
  minus: <path d="M3.5 8h9" />,
  plus: <path d="M3.5 8h9M8 3.5v9" />,
  fitWidth: <path d="M2.5 3v10M13.5 3v10M4.5 8h7M6.5 6l-2 2 2 2M9.5 6l2 2-2 2" />,
  find: <path d="M7 11.5a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9M10.3 10.3l3.2 3.2" />,
  close: <path d="m4 4 8 8M12 4l-8 8" />,
  fold: <path d="m6 4 4 4-4 4" />,
} satisfies Record<string, ReactNode>;

export type PdfIconName = keyof typeof shapes;

export function PdfIcon({ name }: { readonly name: PdfIconName }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shapes[name]}
    </svg>
  );
}
