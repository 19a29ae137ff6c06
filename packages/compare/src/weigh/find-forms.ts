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
  readonly ways: readonly Way[];
  /** Those that can begin with any character: they are slow, and seldom possible. */
  readonly anywhere: readonly Way[];
}

/** Bits of a number. */
const MOST_GROUPS = 32;

export function createFormFinder(groups: readonly FormGroup[]): (text: string, onFound: FoundForm) => void {
  if (groups.length > MOST_GROUPS) throw new RangeError(`${groups.length} groups of forms`);
  const known = groups.map(prepare);
  const tables = tabulate(known);
  const { numbers, starts, needed, ways, allWays } = tables;
  let marks = new Uint16Array(256);
  /** By group: where a match of it can begin, and how many such places there are. */
  let places = known.map(() => new Uint32Array(marks.length));
  const counts = new Uint32Array(MOST_GROUPS);
  return (text, onFound) => {
    if (text.length > marks.length) {
      marks = new Uint16Array(text.length * 2);
      places = known.map(() => new Uint32Array(marks.length));
    }
    counts.fill(0);
    let satisfied = 0;
    for (let at = 0; at < text.length; at++) {
      const number = numbers[text.charCodeAt(at)] ?? 0;
      marks[at] = number;
      satisfied |= needed[number] ?? 0;
      for (let bits = starts[number] ?? 0; bits !== 0; bits &= bits - 1) {
        const index = 31 - Math.clz32(bits & -bits);
        const count = counts[index] ?? 0;
        const list = places[index];
        if (list !== undefined) list[count] = at;
        counts[index] = count + 1;
      }
    }
    for (const group of known) {
      if ((satisfied & group.bit) === 0) continue;
      const count = counts[group.index] ?? 0;
      const isOpen =
        group.anywhere.length > 0 && group.anywhere.some(({ needed: word }) => text.includes(word));
      if ((!isOpen && count === 0) || group.trigger?.test(text) === false) continue;
      if (isOpen) findAnywhere(group, text, marks, allWays[group.index] ?? [], onFound);
      else find(group, text, marks, places[group.index], count, ways[group.index] ?? [], onFound);
    }
  };
}

function prepare({ forms, needs = '', trigger }: FormGroup, index: number): Group {
  const ways = forms.flatMap((form, at) => alternativesOf(form).map((source) => readWay(source, at)));
  const anywhere = ways.filter(({ first }) => first === null);
  return { index, bit: 1 << index, needs, trigger, ways, anywhere };
}

function readWay(source: string, form: number): Way {
  const word = leadingWord(source);
  const pattern = word === source ? null : new RegExp(source, 'y');
  return { form, word, pattern, first: firstCharacters(source), needed: neededWord(source) };
}

/** Every character that a form names has a number; the others have none, 0. */
interface Tables {
  readonly numbers: Uint16Array;
  /** By number: the groups a match of which can begin there. */
  readonly starts: Int32Array;
  /** By number: the groups that need it, and those that need nothing. */
  readonly needed: Int32Array;
  /** By group and number: what can begin there, without and with what can begin anywhere. */
  readonly ways: readonly (readonly (readonly Way[])[])[];
  readonly allWays: readonly (readonly (readonly Way[])[])[];
}

function tabulate(groups: readonly Group[]): Tables {
  const named = groups.flatMap(({ ways, needs }) => [
    ...ways.flatMap(({ first }) => [...(first ?? [])]),
    ...Array.from(needs, (sign) => sign.charCodeAt(0)),
  ]);
  // Code 0 stands for all characters that no form names.
  const codes = [0, ...new Set(named)];
  const numbers = new Uint16Array(0x10000);
  for (const [number, code] of codes.entries()) numbers[code] = number;
  const bitsOf = (isMeant: (group: Group, number: number) => boolean): Int32Array =>
    Int32Array.from(codes, (_, number) =>
      groups.reduce((bits, group) => (isMeant(group, number) ? bits | group.bit : bits), 0),
    );
  const waysOf = (isAny: boolean) =>
    groups.map(({ ways }) => {
      const lists = codes.map((): Way[] => []);
      for (const way of ways) {
        if (way.first !== null) for (const code of way.first) lists[numbers[code] ?? 0]?.push(way);
        else if (isAny) for (const list of lists) list.push(way);
      }
      return lists;
    });
  const ways = waysOf(false);
  return {
    numbers,
    starts: bitsOf(({ index }, number) => (ways[index]?.[number]?.length ?? 0) > 0),
    needed: bitsOf(
      ({ needs }, number) => needs === '' || needs.includes(String.fromCharCode(codes[number] ?? 0)),
    ),
    ways,
    allWays: waysOf(true),
  };
}

type WaysByNumber = readonly (readonly Way[])[];

function find(
  { index }: Group,
  text: string,
  marks: Uint16Array,
  places: Uint32Array | undefined,
  count: number,
  ways: WaysByNumber,
  onFound: FoundForm,
): void {
  let next = 0;
  for (let place = 0; place < count; place++) {
    const at = places?.[place] ?? 0;
    if (at < next) continue;
    const way = wayAt(ways[marks[at] ?? 0] ?? [], text, at);
    if (way === null) continue;
    const end = endOf(way, at);
    onFound(index, way.form, at, end);
    next = Math.max(end, at + 1);
  }
}

/** Slow, and seldom needed: some match of the group can begin with any character. */
function findAnywhere(
  { index }: Group,
  text: string,
  marks: Uint16Array,
  ways: WaysByNumber,
  onFound: FoundForm,
): void {
  for (let at = 0; at < text.length; ) {
    const way = wayAt(ways[marks[at] ?? 0] ?? [], text, at);
    const end = way === null ? at : endOf(way, at);
    if (way !== null) onFound(index, way.form, at, end);
    at = Math.max(end, at + 1);
  }
}

function wayAt(ways: readonly Way[], text: string, at: number): Way | null {
  for (const way of ways) if (isAt(way, text, at)) return way;
  return null;
}

function endOf({ pattern, word }: Way, at: number): number {
  return pattern?.lastIndex ?? at + word.length;
}

function isAt({ word, pattern }: Way, text: string, at: number): boolean {
  if (word !== '' && !text.startsWith(word, at)) return false;
  if (pattern === null) return true;
  pattern.lastIndex = at;
  return pattern.test(text);
}
