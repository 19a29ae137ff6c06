/**
 * A page of the public or the mobile site. Every such page is built as HTML with its content and its head; in
 * the browser the same component hydrates the HTML. `app/site/public-pages.ts` lists them all; a path's
 * layout and role are in the route list.
 */
import type { ComponentType } from 'react';

export interface PublicPage {
  /** A path of the route list with layout `public` or `mobile`. */
  readonly path: string;
  /** For pages of many items (`/information-center/detail?id=…`): which one. Each item is its own page. */
  readonly id?: string;
  /** The title of the browser tab and of a search result; unique. The product's name is appended. */
  readonly title: string;
  /** One or two sentences for search results and link previews; unique. */
  readonly description: string;
  /**
   * The component, without props. It is rendered at build time, so its first render must not use `window`,
   * `localStorage` or the clock; `useSite()` provides what is only known in a browser.
   */
  readonly load: () => Promise<LoadedPage>;
  /** Objects of schema.org; `@context` is added. Addresses of this site start with `ORIGIN`. */
  readonly structuredData?: readonly StructuredData[];
  /** Day of the last change of its content, for the sitemap: 2026-11-16. */
  readonly lastChanged?: string;
  /** The desktop page with the same content: search engines list that one. */
  readonly canonicalPath?: string;
  /** Excluded from the sitemap and from indexing (sign-in, self-check). */
  readonly isUnlisted?: boolean;
}

export interface LoadedPage {
  readonly Page: ComponentType;
}

export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** A placeholder for the product's address; the server replaces it, because only it knows the address. */
export const ORIGIN = 'https://origin.invalid';

/** The address of a page, as links and the canonical link write it. */
export function addressOf({ path, id }: Pick<PublicPage, 'path' | 'id'>): string {
  return id === undefined ? path : `${path}?${new URLSearchParams({ id })}`;
}
