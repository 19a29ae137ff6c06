/**
 * Finds many patterns in short texts. A regular expression with a hundred alternatives tries all of them at every
 * character; here each character names the few that can begin with it, and words are compared as words. Promise: the
 * same matches as those of one expression for each group, its forms joined by `|`.
 */
import { alternativesOf, firstCharacters, leadingWord, neededWord } from './pattern-source.ts';

export interface FormGroup {
  /** Without capturing groups. Where several match in one place, the first of them is taken. */
  readonly forms: readonly string[];
  /** A text without any of these characters has no match. */
  readonly needs?: string | undefined;
  /** Nor has one without this. */
  readonly trigger?: RegExp | undefined;
}

/** Called for group after group, and within each from left to right. */
export type FoundForm = (group: number, form: number, start: number, end: number) => void;

/** One alternative of a form. */
interface Way {
  readonly form: number;
  /** Every match begins with it. */
  readonly word: string;
  /** Null where the word is all of it. */
  readonly pattern: RegExp | null;
  readonly first: ReadonlySet<number> | null;
  /** Every match has it somewhere. */
  readonly needed: string;
}

interface Group {
  readonly index: number;
  readonly bit: number;
  readonly needs: string;
  readonly trigger: RegExp | undefined;
  /** By the character in whose place a match would begin. */
  readonly byStart: ReadonlyMap<number, readonly Way[]>;
  /** Those that can begin with any character, and the same map with them: they are slow, and seldom possible. */
  readonly anywhere: readonly Way[];
  readonly byAnyStart: ReadonlyMap<number, readonly Way[]>;
}

/** Bits of a number. */
const MOST_GROUPS = 32;

export function createFormFinder(groups: readonly FormGroup[]): (text: string, onFound: FoundForm) => void {
  if (groups.length > MOST_GROUPS) throw new RangeError(`${groups.length} groups of forms`);
  const known = groups.map(prepare);
  const { kinds, starts, needed } = tabulate(known);
  let marks = new Uint8Array(256);
  return (text, onFound) => {
    if (text.length > marks.length) marks = new Uint8Array(text.length * 2);
    let begun = 0;
    let satisfied = 0;
    for (let at = 0; at < text.length; at++) {
      const kind = kinds[text.charCodeAt(at)] ?? 0;
      marks[at] = kind;
      begun |= starts[kind] ?? 0;
      satisfied |= needed[kind] ?? 0;
    }
    for (const group of known) {
      if ((satisfied & group.bit) === 0) continue;
      const isOpen = group.anywhere.some(({ needed: word }) => text.includes(word));
      if ((!isOpen && (begun & group.bit) === 0) || group.trigger?.test(text) === false) continue;
      find(group, isOpen, text, marks, starts, onFound);
    }
  };
}

function prepare({ forms, needs = '', trigger }: FormGroup, index: number): Group {
  const ways = forms.flatMap((form, at) => alternativesOf(form).map((source) => readWay(source, at)));
  const codes = [...new Set(ways.flatMap(({ first }) => [...(first ?? [])]))];
  const waysAt = (code: number, isAny: boolean): readonly Way[] =>
    ways.filter(({ first }) => (first === null ? isAny : first.has(code)));
  return {
    index,
    bit: 1 << index,
    needs,
    trigger,
    byStart: new Map(codes.map((code) => [code, waysAt(code, false)])),
    byAnyStart: new Map(codes.map((code) => [code, waysAt(code, true)])),
    anywhere: ways.filter(({ first }) => first === null),
  };
}

function readWay(source: string, form: number): Way {
  const word = leadingWord(source);
  const pattern = word === source ? null : new RegExp(source, 'y');
  return { form, word, pattern, first: firstCharacters(source), needed: neededWord(source) };
}

interface Tables {
  /** Of each character: characters of one kind begin, and are needed by, the same groups. */
  readonly kinds: Uint8Array;
  /** By kind: the groups a match of which can begin there. */
  readonly starts: Int32Array;
  /** By kind: the groups that need it, and those that need nothing. */
  readonly needed: Int32Array;
}

function tabulate(groups: readonly Group[]): Tables {
  const kinds = new Uint8Array(0x10000);
  const [starts, needed] = [new Int32Array(256), new Int32Array(256)];
  const bitsOf = (isMeant: (group: Group) => boolean): number =>
    groups.reduce((bits, group) => (isMeant(group) ? bits | group.bit : bits), 0);
  const known = new Map<string, number>();
  const kindOf = (code: number): number => {
    const start = bitsOf(({ byStart }) => byStart.has(code));
    const need = bitsOf(({ needs }) => needs === '' || needs.includes(String.fromCharCode(code)));
    const kind = known.get(`${start} ${need}`) ?? known.size;
    if (kind >= starts.length) throw new RangeError('too many kinds of characters');
    known.set(`${start} ${need}`, kind);
    starts[kind] = start;
    needed[kind] = need;
    return kind;
  };
  // The first kind is that of all characters that no form names.
  kindOf(0);
  for (const { byStart, needs } of groups) {
    for (const code of byStart.keys()) kinds[code] = kindOf(code);
    for (const sign of needs) kinds[sign.charCodeAt(0)] = kindOf(sign.charCodeAt(0));
  }
  return { kinds, starts, needed };
}

function find(
  { index, bit, byStart, byAnyStart, anywhere }: Group,
  isOpen: boolean,
  text: string,
  marks: Uint8Array,
  starts: Int32Array,
  onFound: FoundForm,
): void {
  for (let at = 0; at < text.length; ) {
    if (!isOpen && ((starts[marks[at] ?? 0] ?? 0) & bit) === 0) {
      at++;
      continue;
    }
    const ways = (isOpen ? byAnyStart : byStart).get(text.charCodeAt(at)) ?? anywhere;
    let end = at;
    for (const { word, pattern, form } of ways) {
      if (word !== '' && !text.startsWith(word, at)) continue;
      end = at + word.length;
      if (pattern !== null) {
        pattern.lastIndex = at;
        if (!pattern.test(text)) {
          end = at;
          continue;
        }
        end = pattern.lastIndex;
      }
      onFound(index, form, at, end);
      break;
    }
    at = Math.max(end, at + 1);
  }
}
