/** What a page of the site may know of its visitor and ask of its shell. */
import { createContext, useContext } from 'react';

export type InquiryKind = 'requirement' | 'cooperation';

export interface Site {
  /** Path of the page, without query. */
  readonly path: string;
  /** With its question mark; empty at build time and for the first rendering. */
  readonly search: string;
  /** `unknown` at build time, for the first rendering and while a token is being verified; `unreachable`: nobody could tell. */
  readonly session: 'unknown' | 'none' | 'valid' | 'unreachable';
  /** Opens the sign-in dialog. `wanted` is where it leads; without it the query's `redirect` or the workbench. */
  readonly signIn: (wanted?: string) => void;
  /** Opens the requirement or the cooperation dialog. */
  readonly inquire: (kind: InquiryKind) => void;
}

export const SiteContext = createContext<Site>({
  path: '/',
  search: '',
  session: 'unknown',
  signIn: () => {},
  inquire: () => {},
});

export function useSite(): Site {
  return useContext(SiteContext);
}
