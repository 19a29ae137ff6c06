import { CHAT_QUOTE_MAX_CHARACTERS } from '@wenjian/api';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { offerSelection } from '../api/panel.store.ts';
import { selectedWords } from '../view-model/selected-words.ts';

/** Words selected in the page beside the chat are offered to be quoted; they go with the page. */
export function useSelectionOffer(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const look = () => {
      const words = wordsSelectedInPage();
      // A click that takes the selection away, into the box for instance, does not take the offer away.
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
