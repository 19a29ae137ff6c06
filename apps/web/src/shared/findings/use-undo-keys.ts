import { useEffect } from 'react';
import { useLatest } from '../pdf/use-latest.ts';
import { isTyping } from '../ui/is-typing.ts';
import type { Deciding } from './use-deciding.ts';

/** Ctrl+Z and Ctrl+Shift+Z (⌘ on a Mac), except while typing: there they edit the text. */
export function useUndoKeys({ undo, redo }: Pick<Deciding, 'undo' | 'redo'>): void {
  const latest = useLatest({ undo, redo });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isWanted = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
      if (!isWanted || isTyping(event.target)) return;
      const step = event.shiftKey ? latest.current.redo : latest.current.undo;
      if (!step) return;
      event.preventDefault();
      step();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [latest]);
}
