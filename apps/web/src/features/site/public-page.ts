/**
 * What a page of the public or the mobile site is. Every such page leaves the build as HTML with its content and its
 * head; in the browser the same component takes the HTML over. `app/site/public-pages.ts` lists them all; where a path
 * belongs (layout, role) stays in the route list.
 */
import type { ComponentType } from 'react';

export interface PublicPage {
  /** A path of the route list with layout `public` or `mobile`. */
  readonly path: string;
  /** For pages of many items (`/information-center/detail?id=…`): which one. Each item is a page of its own. */
  readonly id?: string;
  /** What the browser's tab and a search result show; unique. The product's name is added to it. */
  readonly title: string;
  /** One or two sentences for search results and link previews; unique. */
  readonly description: string;
  /**
   * The component, without properties. It is rendered at build time, so its first rendering must not look at
   * `window`, `localStorage` or the clock; `useSite()` says what is only known in a browser.
   */
  readonly load: () => Promise<LoadedPage>;
  /** Objects of schema.org; `@context` is added. Addresses of this site begin with `ORIGIN`. */
  readonly structuredData?: readonly StructuredData[];
  /** Day of the last change of its content, for the sitemap: 2026-11-16. */
  readonly lastChanged?: string;
  /** The page of the desktop site that says the same: search engines list that one. */
  readonly canonicalPath?: string;
  /** Not for search engines: neither in the sitemap nor to be indexed (sign-in, self-check). */
  readonly isUnlisted?: boolean;
}

export interface LoadedPage {
  readonly Page: ComponentType;
}

export interface StructuredData {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Stands for the address the product is reached at; the server puts it in, because only it knows. */
export const ORIGIN = 'https://origin.invalid';

/** The address of a page, as links and the canonical link write it. */
export function addressOf({ path, id }: Pick<PublicPage, 'path' | 'id'>): string {
  return id === undefined ? path : `${path}?${new URLSearchParams({ id })}`;
}
