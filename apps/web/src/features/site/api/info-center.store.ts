/**
 * The article read last (`infoCenterTitle` of docs/spec.md#global-state). Every site page is a separate
 * document, so the title is kept in the session and the list can mark it.
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
    // Storage can be forbidden; the page itself still has the value.
  }
}

/** The value of the session; read by the list after its first render. */
export function recallArticle(): void {
  try {
    useInfoCenter.setState({ infoCenterTitle: sessionStorage.getItem(KEY) ?? '' });
  } catch {
    // Nothing is remembered where storage is forbidden.
  }
}
