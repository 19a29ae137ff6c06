/** The text around a phrase on a page. Pure. */
import { findPhrase } from './search-text.ts';

const BEFORE = 30;
const AFTER = 70;

export interface Snippet {
  /** On one line. */
  readonly text: string;
  readonly marks: { readonly start: number; readonly end: number }[];
  /** The first match as it is written there, to be found in the page. */
  readonly words: string;
}

export function snippetOf(page: string, phrase: string): Snippet {
  const [first] = findPhrase(page, phrase);
  if (!first) return { text: flat(page.slice(0, BEFORE + AFTER)), marks: [], words: '' };
  const from = Math.max(0, first.start - BEFORE);
  const to = Math.min(page.length, first.end + AFTER);
  const text = `${from > 0 ? '…' : ''}${flat(page.slice(from, to))}${to < page.length ? '…' : ''}`;
  return {
    text,
    // Searched again in the snippet, because removing line breaks has moved the places.
    marks: findPhrase(text, phrase).map(({ start, end }) => ({ start, end })),
    words: flat(page.slice(first.start, first.end)),
  };
}

function flat(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
