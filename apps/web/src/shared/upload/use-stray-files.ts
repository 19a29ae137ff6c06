import { type RefObject, useEffect, useRef, useState } from 'react';
import { isStrayDrag, isUncovered, pastedFiles } from './stray-files.ts';

type Take = (files: FileList) => void;
type Place = RefObject<Element | null>;

/** The upload areas of the page, in dialogs too, and what they do with files. */
const areas = new Map<Place, RefObject<Take | null>>();

/**
 * Files dropped beside the upload areas, or pasted anywhere, are for one of them; areas under an open dialog take nothing. A dropped file never
 * replaces the page: the only area takes it, and of several none, because nobody can know which was meant. What is pasted has no place: the first
 * free area takes it. `take` is null while the area takes nothing. Returns whether files that would be taken are over the page.
 */
export function useStrayFiles(place: Place, take: Take | null): boolean {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    areas.set(place, latest);
    return () => void areas.delete(place);
  }, [place]);
  usePasted(place, latest);
  return useDropped(place, latest);
}

function usePasted(place: Place, latest: RefObject<Take | null>): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = pastedFiles(event);
      if (files === null || !isFirst(place)) return;
      event.preventDefault();
      latest.current?.(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [place, latest]);
}

function useDropped(place: Place, latest: RefObject<Take | null>): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      const taker = dropTaker();
      if (!isStrayDrag(event) || isOthers(taker, place)) return;
      event.preventDefault();
      if (taker) setIsOver(true);
      else if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    const onDragLeave = (event: DragEvent) => {
      // Moving to another element of the page is not leaving it.
      if (event.relatedTarget === null) setIsOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setIsOver(false);
      const taker = dropTaker();
      if (!isStrayDrag(event) || isOthers(taker, place)) return;
      event.preventDefault();
      if (taker && event.dataTransfer) latest.current?.(event.dataTransfer.files);
    };
    window.addEventListener('dragover', onDragOver);
    window.addEventListener('dragleave', onDragLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onDragOver);
      window.removeEventListener('dragleave', onDragLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, [place, latest]);
  return isOver;
}

function reachable(): readonly Place[] {
  return [...areas.keys()].filter(({ current }) => isUncovered(current));
}

/** The only area, if it takes files. */
function dropTaker(): Place | null {
  const [only, ...others] = reachable();
  return only && others.length === 0 && areas.get(only)?.current ? only : null;
}

/** What is another's is left to it; what is nobody's must not replace the page. */
function isOthers(taker: Place | null, place: Place): boolean {
  return taker !== null && taker !== place;
}

/** Of those that take files, in the order of the page. */
function isFirst(place: Place): boolean {
  const there = reachable().filter((one) => areas.get(one)?.current);
  return there.includes(place) && there.every((other) => other === place || isBefore(place, other));
}

function isBefore({ current: one }: Place, { current: other }: Place): boolean {
  if (one === null || other === null) return false;
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
