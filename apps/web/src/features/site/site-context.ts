/** What a site page knows about its visitor and can request from its shell. */
import { createContext, useContext } from 'react';

export type InquiryKind = 'requirement' | 'cooperation';

export interface Site {
  /** Path of the page, without query. */
  readonly path: string;
  /** Includes the question mark; empty at build time and in the first render. */
  readonly search: string;
  /**
   * `unknown` at build time, in the first render and while a token is being verified; `unreachable`: the
   * check failed.
   */
  readonly session: 'unknown' | 'none' | 'valid' | 'unreachable';
  /**
   * Opens the sign-in dialog. `wanted` is the page after it; without it the query's `redirect` or the
   * workbench.
   */
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
