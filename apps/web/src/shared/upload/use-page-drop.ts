import { useEffect, useRef, useState } from 'react';

/** Files dropped or pasted anywhere on the page, unless a file area has taken them. */
export function usePageDrop(isActive: boolean, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    if (!isActive) return;
    const take = (list: FileList | undefined) => {
      if (list && list.length > 0) latest.current([...list]);
    };
    const onDragOver = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // Moving to another element of the page is not leaving it.
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      take(event.dataTransfer?.files);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!event.defaultPrevented) take(event.clipboardData?.files);
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('dragleave', onDragLeave);
    window.addEventListener('drop', onDrop);
    document.addEventListener('paste', onPaste);
    return () => {
      setOver(false);
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('dragleave', onDragLeave);
      window.removeEventListener('drop', onDrop);
      document.removeEventListener('paste', onPaste);
    };
  }, [isActive]);
  return isOver;
}

/** Text and rows are dragged for other reasons; a file area may have handled the event already. */
function holdsFiles(event: DragEvent): boolean {
  return !event.defaultPrevented && (event.dataTransfer?.types.includes('Files') ?? false);
}
