import { CHAT_QUOTE_MAX_CHARACTERS } from '@wenjian/api';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { offerSelection } from '../api/panel.store.ts';
import { selectedWords } from '../view-model/selected-words.ts';

/** Offers to quote words selected in the page beside the chat; the offer ends with the page. */
export function useSelectionOffer(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const look = () => {
      const words = wordsSelectedInPage();
      // A click that clears the selection, such as one into the box, keeps the offer.
      if (words !== null) offerSelection(words);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, other words
  useEffect(() => () => offerSelection(null), [pathname]);
}

export function wordsSelectedInPage(): string | null {
  const selection = document.getSelection();
  const content = document.getElementById('content');
  if (!selection || selection.isCollapsed || !content?.contains(selection.anchorNode)) return null;
  const start = selection.anchorNode?.parentElement;
  if (start?.closest('input, textarea, [data-chat]')) return null;
  return selectedWords(selection.toString(), CHAT_QUOTE_MAX_CHARACTERS);
}
