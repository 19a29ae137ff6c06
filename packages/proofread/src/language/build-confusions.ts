/**
 * Builds the table of confusable characters: by sound from a pinyin dictionary, by shape from the codes of
 * shape-based input tables, and by the list of look-alikes. In: lines of the tables. Out: for each character
 * of the vocabulary the confusable ones, with flags for the kind.
 */
import { NEAR_IDENTICAL, NEAR_SOUND, SAME_SHAPE, SAME_SOUND } from './language-file.ts';
import { lookAlikes, nearIdentical } from './look-alikes.words.ts';

export interface ConfusionSources {
  /** `字<tab>pinyin<tab>weight`; words are skipped. */
  readonly pinyin: string;
  /** `code 字`, after a line `[数据]`; one string per shape table. */
  readonly shapes: readonly string[];
}

/** Sounds that many speakers confuse. */
const nearInitials: readonly (readonly [string, string])[] = [
  ['zh', 'z'],
  ['ch', 'c'],
  ['sh', 's'],
  ['n', 'l'],
  ['h', 'f'],
];
const nearFinals: readonly (readonly [string, string])[] = [
  ['ang', 'an'],
  ['eng', 'en'],
  ['ing', 'in'],
];
/** Readings rarer than this (natural logarithm of their share) are ignored. */
const RAREST_READING = -3;
/** Shorter codes say too little about the shape. */
const SHORTEST_CODE = 3;
/** A code pattern shared by more characters than this does not mean similarity. */
const MOST_OF_ONE_SHAPE = 12;

export type Confusions = ReadonlyMap<string, ReadonlyMap<string, number>>;

export function buildConfusions(
  characters: ReadonlySet<string>,
  { pinyin, shapes }: ConfusionSources,
): Confusions {
  const confusions = new Map<string, Map<string, number>>();
  const add = (one: string, other: string, kind: number): void => {
    if (one === other || !characters.has(one) || !characters.has(other)) return;
    const known = confusions.get(one) ?? new Map<string, number>();
    known.set(other, (known.get(other) ?? 0) | kind);
    confusions.set(one, known);
  };
  const addGroup = (group: readonly string[], kind: number): void => {
    for (const one of group) for (const other of group) add(one, other, kind);
  };
  const bySound = soundsOf(pinyin, characters);
  for (const [sound, group] of bySound) {
    addGroup(group, SAME_SOUND);
    for (const near of nearSounds(sound)) {
      for (const one of group) for (const other of bySound.get(near) ?? []) add(one, other, NEAR_SOUND);
    }
  }
  for (const table of shapes) for (const group of shapeGroups(table, characters)) addGroup(group, SAME_SHAPE);
  for (const group of lookAlikes) addGroup([...group], SAME_SHAPE);
  for (const group of nearIdentical) addGroup([...group], SAME_SHAPE | NEAR_IDENTICAL);
  return confusions;
}

function soundsOf(pinyin: string, characters: ReadonlySet<string>): Map<string, string[]> {
  const bySound = new Map<string, string[]>();
  for (const line of pinyin.split('\n')) {
    const [character = '', sound = '', weight = '0'] = line.split('\t');
    if (!characters.has(character) || sound === '' || Number(weight) < RAREST_READING) continue;
    const group = bySound.get(sound);
    if (group === undefined) bySound.set(sound, [character]);
    else if (!group.includes(character)) group.push(character);
  }
  return bySound;
}

function nearSounds(sound: string): readonly string[] {
  const found: string[] = [];
  for (const [long, short] of nearInitials) {
    if (sound.startsWith(long)) found.push(short + sound.slice(long.length));
    else if (sound.startsWith(short)) found.push(long + sound.slice(short.length));
  }
  for (const [long, short] of nearFinals) {
    if (sound.endsWith(long)) found.push(sound.slice(0, -long.length) + short);
    else if (sound.endsWith(short)) found.push(sound.slice(0, -short.length) + long);
  }
  return found;
}

/** Characters whose codes differ in one letter. */
function shapeGroups(table: string, characters: ReadonlySet<string>): readonly (readonly string[])[] {
  const codes = new Map<string, string>();
  for (const line of table.slice(table.indexOf('[数据]')).split('\n')) {
    const [code = '', character = ''] = line.trim().split(' ');
    // The full code is the longest; shorter ones are shortcuts.
    if (characters.has(character) && code.length > (codes.get(character)?.length ?? 0))
      codes.set(character, code);
  }
  const groups = new Map<string, string[]>();
  for (const [character, code] of codes) {
    if (code.length < SHORTEST_CODE) continue;
    for (let at = 0; at < code.length; at++) {
      const pattern = `${code.slice(0, at)}*${code.slice(at + 1)}`;
      const group = groups.get(pattern);
      if (group === undefined) groups.set(pattern, [character]);
      else group.push(character);
    }
  }
  return [...groups.values()].filter(({ length }) => length > 1 && length <= MOST_OF_ONE_SHAPE);
}
