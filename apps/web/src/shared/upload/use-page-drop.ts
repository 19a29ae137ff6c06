import { useEffect, useRef, useState } from 'react';
import { isStrayDrag, isUncovered, pastedFiles } from './stray-files.ts';

/** For a page without an upload area of its own: files dropped or pasted anywhere on it. */
export function usePageDrop(isActive: boolean, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    if (!isActive) return;
    const take = (list: FileList | null | undefined) => {
      if (list && list.length > 0) latest.current([...list]);
    };
    const onDragOver = (event: DragEvent) => {
      if (!isStrayDrag(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = (event: DragEvent) => {
      // Moving to another element of the page is not leaving it.
      if (event.relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!isStrayDrag(event)) return;
      event.preventDefault();
      take(event.dataTransfer?.files);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (isUncovered(null)) take(pastedFiles(event));
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
