/** What the source of a pattern tells about its matches. No more of the language of patterns is read than our forms use. */

/** The parts between the `|` outside of brackets. */
export function alternativesOf(source: string): readonly string[] {
  const cursor: Cursor = { source, at: 0 };
  const parts: string[] = [];
  for (;;) {
    const start = cursor.at;
    readSequence(cursor);
    parts.push(source.slice(start, cursor.at));
    if (cursor.at >= source.length) return parts;
    cursor.at++;
  }
}

/** Plain characters with which every match of one alternative begins; empty where none are known. */
export function leadingWord(source: string): string {
  const plain = /^[^\\()[\]{}?*+|.^$]*/.exec(source)?.[0] ?? '';
  // What may be left out or repeated is not sure to be there once.
  return /[?*+{]/.test(source.charAt(plain.length)) ? plain.slice(0, -1) : plain;
}

/** Plain characters that every match of one alternative has in it; empty where none are known. */
export function neededWord(source: string): string {
  const cursor: Cursor = { source, at: 0 };
  let longest = '';
  let word = '';
  while (cursor.at < source.length) {
    const start = cursor.at;
    const { isSkippable } = readRepeated(cursor);
    const part = source.slice(start, cursor.at);
    word = !isSkippable && leadingWord(part) === part ? word + part : '';
    if (word.length > longest.length) longest = word;
  }
  return longest;
}

/**
 * The characters that a match can begin with; null when that may be any character, or none. Promise: no match begins with
 * another one. What must stand before a match or behind it is not asked.
 */
export function firstCharacters(source: string): ReadonlySet<number> | null {
  const { first, isSkippable } = readAlternatives({ source, at: 0 });
  return isSkippable ? null : first;
}

interface Cursor {
  readonly source: string;
  at: number;
}

interface Part {
  /** Null for any character. */
  readonly first: ReadonlySet<number> | null;
  /** Whether it can match nothing, so that a match can begin with what follows it. */
  readonly isSkippable: boolean;
}

const nothing: Part = { first: new Set(), isSkippable: true };
const anything: Part = { first: null, isSkippable: false };

function readAlternatives(cursor: Cursor): Part {
  let all = readSequence(cursor);
  while (cursor.source[cursor.at] === '|') {
    cursor.at++;
    const next = readSequence(cursor);
    all = { first: union(all.first, next.first), isSkippable: all.isSkippable || next.isSkippable };
  }
  return all;
}

function readSequence(cursor: Cursor): Part {
  let all: Part = nothing;
  while (cursor.at < cursor.source.length && !'|)'.includes(cursor.source[cursor.at] ?? '')) {
    const next = readRepeated(cursor);
    if (all.isSkippable) all = { first: union(all.first, next.first), isSkippable: next.isSkippable };
  }
  return all;
}

function union(one: Part['first'], other: Part['first']): Part['first'] {
  return one === null || other === null ? null : new Set([...one, ...other]);
}

const repeated = /(?:[?*]|\{0,[0-9]*\})\??/y;
const repeatedOnce = /(?:\+|\{[0-9]+(?:,[0-9]*)?\})\??/y;

function readRepeated(cursor: Cursor): Part {
  const part = readPart(cursor);
  if (skip(cursor, repeated)) return { ...part, isSkippable: true };
  skip(cursor, repeatedOnce);
  return part;
}

function skip(cursor: Cursor, form: RegExp): boolean {
  form.lastIndex = cursor.at;
  if (!form.test(cursor.source)) return false;
  cursor.at = form.lastIndex;
  return true;
}

const lookAround = /\(\?<?[=!]/y;
const group = /\((?:\?:|\?<[A-Za-z]+>)?/y;

function readPart(cursor: Cursor): Part {
  if (skip(cursor, lookAround)) {
    readAlternatives(cursor);
    cursor.at++;
    return nothing;
  }
  if (skip(cursor, group)) {
    const inside = readAlternatives(cursor);
    cursor.at++;
    return inside;
  }
  const sign = cursor.source[cursor.at] ?? '';
  if (sign === '[') return readClass(cursor);
  if (sign === '\\') return partOf(readEscape(cursor));
  cursor.at++;
  if (sign === '^' || sign === '$') return nothing;
  return sign === '.' ? anything : partOf([sign.charCodeAt(0)]);
}

function partOf(codes: readonly number[] | null): Part {
  return codes === null ? anything : { first: new Set(codes), isSkippable: false };
}

/** All ideographs are as good as any character. */
const WIDEST_RANGE = 1000;

function readClass(cursor: Cursor): Part {
  cursor.at++;
  let isAny = cursor.source[cursor.at] === '^';
  const codes: number[] = [];
  while (cursor.at < cursor.source.length && cursor.source[cursor.at] !== ']') {
    const low = readSign(cursor);
    const isRange = cursor.source[cursor.at] === '-' && cursor.source[cursor.at + 1] !== ']';
    if (isRange) cursor.at++;
    const high = isRange ? readSign(cursor) : low;
    const [from, to] = [low?.[0] ?? 0, high?.at(-1) ?? 0];
    if (low === null || high === null || to - from > WIDEST_RANGE) isAny = true;
    else if (!isRange) for (const code of low) codes.push(code);
    else for (let code = from; code <= to; code++) codes.push(code);
  }
  cursor.at++;
  return partOf(isAny ? null : codes);
}

function readSign(cursor: Cursor): readonly number[] | null {
  if (cursor.source[cursor.at] === '\\') return readEscape(cursor);
  return [cursor.source.charCodeAt(cursor.at++)];
}

const spaces: readonly number[] = Array.from(
  '\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
  (sign) => sign.charCodeAt(0),
);

/** Null for what stands for many characters, or for something read before. */
function readEscape(cursor: Cursor): readonly number[] | null {
  const sign = cursor.source[cursor.at + 1] ?? '';
  cursor.at += 2;
  if (sign === 's') return spaces;
  if (sign === 't') return [0x09];
  if (sign === 'n') return [0x0a];
  if (sign === 'u') {
    cursor.at += 4;
    return [Number.parseInt(cursor.source.slice(cursor.at - 4, cursor.at), 16)];
  }
  return /[0-9A-Za-z]/.test(sign) ? null : [sign.charCodeAt(0)];
}
