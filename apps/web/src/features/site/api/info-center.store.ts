/**
 * The article that was read last (`infoCenterTitle` of docs/spec.md#global-state). Every page of the site is a document
 * of its own, so the title is kept for the session and the list can say where the reader was.
 */
import { create } from 'zustand';

interface InfoCenter {
  readonly infoCenterTitle: string;
}

const KEY = 'wenjian.infoCenterTitle';

export const useInfoCenter = create<InfoCenter>(() => ({ infoCenterTitle: '' }));

export function openArticle(title: string): void {
  useInfoCenter.setState({ infoCenterTitle: title });
  try {
    sessionStorage.setItem(KEY, title);
  } catch {
    // Storage can be forbidden; the page itself still knows.
  }
}

/** What the session remembers; for the list, after its first rendering. */
export function recallArticle(): void {
  try {
    useInfoCenter.setState({ infoCenterTitle: sessionStorage.getItem(KEY) ?? '' });
  } catch {
    // Nothing is remembered where storage is forbidden.
  }
}
