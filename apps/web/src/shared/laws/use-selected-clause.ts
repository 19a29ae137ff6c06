import { type RefObject, useEffect, useState } from 'react';
import { selectedQuestion } from './view-model/law-question.ts';

export interface SelectedClause {
  readonly words: string;
  /** Where the selection ends in the window, in pixels; null once it is gone: its words are kept. */
  readonly end: { readonly x: number; readonly y: number } | null;
}

/** The words last selected inside an element. A click on a button may clear the selection before it is heard. */
export function useSelectedClause(within: RefObject<HTMLElement | null>): SelectedClause | null {
  const [clause, setClause] = useState<SelectedClause | null>(null);
  useEffect(() => {
    const look = () => {
      const next = readSelection(within.current);
      setClause((old) => next ?? (old && { ...old, end: null }));
    };
    document.addEventListener('selectionchange', look);
    // The place in the window is another one.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('selectionchange', look);
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [within]);
  return clause;
}

function readSelection(element: HTMLElement | null): SelectedClause | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || !element?.contains(selection.anchorNode)) return null;
  const words = selectedQuestion(selection.toString());
  if (words === null) return null;
  const boxes = [...(selection.getRangeAt(0).getClientRects?.() ?? [])];
  const last = boxes.at(-1);
  return { words, end: last === undefined ? null : { x: last.right, y: last.bottom } };
}
