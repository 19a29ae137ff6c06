/** The preview of a document, opened at a page with words marked. Pure. */
export function documentPath(documentId: string, page: number | null, words: string): string {
  const query = new URLSearchParams({ ...(page === null ? {} : { page: String(page) }), q: words });
  return `/document-manage/${documentId}?${query}`;
}

const OPENING_CHARACTERS = 30;

/** Enough of a clause to find it on its page: of its first line, because a page breaks lines where the paper does. */
export function openingWords(clause: string): string {
  const [line = ''] = clause.split('\n');
  return line.slice(0, OPENING_CHARACTERS);
}
