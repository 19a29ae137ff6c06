import { useEffect, useRef, useState } from 'react';

/** The upload areas of the page, in dialogs too. */
const areas = new Set<symbol>();

/**
 * While a page has upload areas, a file dropped beside them does not replace the page: the only one takes it, and of several none, because nobody
 * can know which was meant. `take` is null while the area takes nothing. Returns whether files that would be taken are over the page.
 */
export function useStrayFiles(take: ((files: FileList) => void) | null): boolean {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const own = Symbol();
    areas.add(own);
    const isTaker = () => areas.size === 1 && latest.current !== null;
    const onDragOver = (event: DragEvent) => {
      if (!isStray(event)) return;
      event.preventDefault();
      if (isTaker()) setIsOver(true);
      else if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    const onDragLeave = (event: DragEvent) => {
      // Moving to another element of the page is not leaving it.
      if (event.relatedTarget === null) setIsOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setIsOver(false);
      if (!isStray(event)) return;
      event.preventDefault();
      if (isTaker() && event.dataTransfer) latest.current?.(event.dataTransfer.files);
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('dragleave', onDragLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      areas.delete(own);
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('dragleave', onDragLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, []);
  return isOver;
}

/** Text and list rows are dragged for other reasons; an upload area may have handled the event already. */
function isStray(event: DragEvent): boolean {
  return !event.defaultPrevented && (event.dataTransfer?.types.includes('Files') ?? false);
}
