import { useEffect, useEffectEvent } from 'react';

interface ArrowKeys {
  readonly onLeft: () => void;
  readonly onRight: () => void;
}

/** Left and right, unless they move a caret or choose something. */
export function useArrowKeys({ onLeft, onRight }: ArrowKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || isTyping(event.target)) return;
    if (event.key === 'ArrowLeft') onLeft();
    if (event.key === 'ArrowRight') onRight();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

const TAKING_ARROWS =
  'input, textarea, select, [contenteditable], [role=menu], [role=tablist], [role=listbox], [role=dialog]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TAKING_ARROWS) !== null;
}
