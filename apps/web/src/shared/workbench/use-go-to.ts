import { type RefObject, useEffect } from 'react';
import type { DocumentHandle, DocumentPlace } from './view-model/document-place.ts';

/** Choosing a finding elsewhere, or a place of it, scrolls the document there. */
export function useGoTo(
  pane: RefObject<DocumentHandle | null>,
  chosen: { readonly request: unknown; readonly place: DocumentPlace | null },
  spotlight: DocumentPlace | null,
): void {
  const { request, place } = chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request made again is one to return to its place; another list is none
  useEffect(() => {
    if (place) pane.current?.goTo(place);
  }, [request, pane]);
  useEffect(() => {
    if (spotlight) pane.current?.goTo(spotlight);
  }, [spotlight, pane]);
}
