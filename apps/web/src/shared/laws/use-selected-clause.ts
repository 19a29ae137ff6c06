import { type RefObject, useEffect, useState } from 'react';
import { selectedQuestion } from './view-model/law-question.ts';

export interface SelectedClause {
  readonly words: string;
  /** Where the selection ends in the window, in pixels; null once it is gone or scrolled out of sight: its words are kept. */
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
  const range = selection.getRangeAt(0);
  const last = [...(range.getClientRects?.() ?? [])].at(-1);
  const isSeen = last !== undefined && isInSight(range.endContainer, last.bottom);
  return { words, end: isSeen ? { x: last.right, y: last.bottom } : null };
}

/** Kinds of overflow that hide what is outside. */
const CLIPPING: ReadonlySet<string> = new Set(['auto', 'scroll', 'hidden', 'clip']);

/** Whether no element around it that scrolls has scrolled this height away. */
function isInSight(node: Node, y: number): boolean {
  for (let around = node.parentElement; around !== null; around = around.parentElement) {
    if (!CLIPPING.has(getComputedStyle(around).overflowY)) continue;
    const { top, bottom } = around.getBoundingClientRect();
    if (y < top || y > bottom) return false;
  }
  return true;
}
