/**
 * Finds words in a page's text. Equal are: width (Ａ = A), case, compatibility forms (⼀ = 一), curly and
 * straight quotes; white space and line breaks are ignored, because a PDF breaks lines inside sentences.
 * Every match is a range of the original text.
 */

export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Normalised text; unit i of it stands for `starts[i]` to `ends[i]` of the original. */
export interface FindableText {
  readonly text: string;
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
}

export function makeFindable(original: string): FindableText {
  const parts: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of original) {
    const end = at + character.length;
    const folded = foldCharacter(character);
    if (folded !== '') {
      parts.push(folded);
      for (let unit = 0; unit < folded.length; unit++) {
        starts.push(at);
        ends.push(end);
      }
    }
    at = end;
  }
  return { text: parts.join(''), starts: Uint32Array.from(starts), ends: Uint32Array.from(ends) };
}

export function normaliseQuery(query: string): string {
  return makeFindable(query).text;
}

/** Matches in order, without overlaps. */
export function findInText(
  { text, starts, ends }: FindableText,
  normalisedQuery: string,
): readonly TextRange[] {
  if (normalisedQuery === '') return [];
  const matches: TextRange[] = [];
  const { length } = normalisedQuery;
  for (let at = text.indexOf(normalisedQuery); at >= 0; at = text.indexOf(normalisedQuery, at + length)) {
    matches.push({ start: starts[at] ?? 0, end: ends[at + length - 1] ?? 0 });
  }
  return matches;
}

const LAST_ASCII = 0x7f;
const FIRST_HAN = 0x4e00;
const LAST_HAN = 0x9fff;

function foldCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  // Nearly every character of a Chinese contract ends here; the general way is twenty times slower.
  if (code >= FIRST_HAN && code <= LAST_HAN) return character;
  if (IGNORED.test(character)) return '';
  if (code <= LAST_ASCII) return character.toLowerCase();
  return [...character.normalize('NFKC').toLowerCase()]
    .map((part) => QUOTES.get(part) ?? (IGNORED.test(part) ? '' : part))
    .join('');
}

/** White space, control characters, soft hyphen, zero-width characters. */
const IGNORED = /^[\s\p{Cc}\u00ad\u200b-\u200f\u2060\ufeff]$/u;

const QUOTES: ReadonlyMap<string, string> = new Map([
  ['“', '"'],
  ['”', '"'],
  ['‘', "'"],
  ['’', "'"],
]);
