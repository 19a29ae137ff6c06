/** The allowed targets of an answer's links: a page of the product, or the web. Everything else stays text. */
export function safeHref(href: string): string | null {
  const trimmed = href.trim();
  if (isOwnPath(trimmed)) return trimmed;
  try {
    const { protocol } = new URL(trimmed);
    return protocol === 'https:' || protocol === 'http:' ? trimmed : null;
  } catch {
    return null;
  }
}

/** `//host` and `/\host` are other sites. */
export function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])/.test(href);
}
