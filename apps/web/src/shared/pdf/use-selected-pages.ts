import { type RefObject, useEffect, useState } from 'react';
import type { PageRange } from './view-model/page-layout.ts';

/** The pages of a text selection: they stay mounted, otherwise the browser would lose it. */
export function useSelectedPages(scroller: RefObject<HTMLElement | null>): PageRange | null {
  const [pages, setPages] = useState<PageRange | null>(null);
  useEffect(() => {
    const onChange = () => {
      const next = readSelectedPages(scroller.current);
      setPages((old) => (old?.first === next?.first && old?.last === next?.last ? old : next));
    };
    document.addEventListener('selectionchange', onChange);
    return () => document.removeEventListener('selectionchange', onChange);
  }, [scroller]);
  return pages;
}

function readSelectedPages(scroller: HTMLElement | null): PageRange | null {
  const selection = window.getSelection();
  if (!selection || selection.isCollapsed || !scroller) return null;
  const anchor = pageOf(selection.anchorNode, scroller);
  const focus = pageOf(selection.focusNode, scroller);
  if (anchor === null && focus === null) return null;
  const ends = [anchor ?? focus ?? 0, focus ?? anchor ?? 0];
  return { first: Math.min(...ends), last: Math.max(...ends) };
}

function pageOf(node: Node | null, scroller: HTMLElement): number | null {
  const element = node instanceof Element ? node : node?.parentElement;
  const page = element?.closest<HTMLElement>('[data-page]');
  return page && scroller.contains(page) ? Number(page.dataset.page) : null;
}
