import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import type { VisibleHighlight } from '../pdf/view-model/visible-highlights.ts';
import { TextSheet, type TextSheetHandle } from './text-sheet.tsx';
import type { DocumentHandle, DocumentSight } from './view-model/document-place.ts';
import type { TextSpan } from './view-model/marked-text.ts';

interface DocumentTextProps<Row extends TextSpan & { readonly type: string }> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly renderWords: (row: Row) => ReactNode;
  readonly renderHead?: (row: Row) => ReactNode;
  readonly ref: Ref<DocumentHandle>;
}

/** A document shown as its text: the same to the workbench as its pages. */
export function DocumentText<Row extends TextSpan & { readonly type: string }>(
  props: DocumentTextProps<Row>,
) {
  const { ref, ...text } = props;
  const sheet = useRef<TextSheetHandle>(null);
  useImperativeHandle(
    ref,
    () => ({
      sight: () => readSight(sheet.current?.element() ?? null),
      goTo: ({ start }) => sheet.current?.goTo(start),
    }),
    [],
  );
  return <TextSheet ref={sheet} {...text} />;
}

function readSight(element: HTMLElement | null): DocumentSight | null {
  if (!element) return null;
  const { left, top } = element.getBoundingClientRect();
  const visible = new Map<string, VisibleHighlight['boxes'][number][]>();
  for (const mark of element.querySelectorAll<HTMLElement>('[data-finding]')) {
    const id = mark.dataset.finding ?? '';
    visible.set(id, [...(visible.get(id) ?? []), ...mark.getClientRects()]);
  }
  return {
    pane: { left, top, width: element.clientWidth, height: element.clientHeight },
    visible: [...visible].map(([id, boxes]) => ({ id, boxes })),
  };
}
