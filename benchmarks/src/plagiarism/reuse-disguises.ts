/** How planted passages are disguised: a function for each class, from the sentences of a passage to a paragraph. */
import type { BlockDraft } from '@wenjian/document';
import type { Random } from '../contract-text.ts';
import { plainText, type Sentence } from './reuse-sentence.ts';
import { fillers, scriptPairs, words } from './reuse-words.ts';

export type Disguise = (passage: readonly Sentence[], random: Random) => BlockDraft;

const inText =
  (change: (text: string, random: Random) => string): Disguise =>
  (passage, random) => ({ type: 'paragraph', text: change(plainText(passage), random) });

export const disguises = {
  verbatim: inText((text) => text),
  'edits 5 %': inText((text, random) => editCharacters(text, 5, random)),
  'edits 10 %': inText((text, random) => editCharacters(text, 10, random)),
  'edits 20 %': inText((text, random) => editCharacters(text, 20, random)),
  'edits 40 %': inText((text, random) => editCharacters(text, 40, random)),
  'sentences shuffled': (passage, random) => ({
    type: 'paragraph',
    text: plainText(shuffled(passage, random)),
  }),
  'sentences inserted': (passage, random) => ({
    type: 'paragraph',
    text: passage
      .map(
        (sentence) =>
          plainText([sentence]) + (random(2) === 0 ? (fillers[random(fillers.length)] ?? '') : ''),
      )
      .join(''),
  }),
  'synonyms 30 %': (passage, random) => ({
    type: 'paragraph',
    text: plainText(passage.map((s) => synonyms(s, 30, random))),
  }),
  'synonyms 60 %': (passage, random) => ({
    type: 'paragraph',
    text: plainText(passage.map((s) => synonyms(s, 60, random))),
  }),
  'synonyms 60 %, shuffled': (passage, random) => ({
    type: 'paragraph',
    text: plainText(shuffled(passage, random).map((sentence) => synonyms(sentence, 60, random))),
  }),
  'zero-width': inText((text, random) =>
    text.replace(/[^，。]/gu, (c) => c + (random(3) === 0 ? '\u200b' : random(3) === 0 ? '\u2060' : '')),
  ),
  'look-alike letters': inText((text) => text.replace(/[A-Z]/g, (letter) => foreign[letter] ?? letter)),
  'full width and radicals': inText((text) =>
    text
      .replace(/[A-Z0-9]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0))
      .replace(/[人工水用高]/g, (c) => kangxi[c] ?? c),
  ),
  'spaces between characters': inText((text) => text.split('').join(' ')),
  'marks between characters': inText((text, random) =>
    text.replace(/[^，。]/g, (c) => c + '·*_ˑ'[random(4)]),
  ),
  'traditional characters': inText((text) => text.replace(/./gu, (c) => traditional.get(c) ?? c)),
  'white text between words': whiteFiller,
} as const satisfies Readonly<Record<string, Disguise>>;

export type ReuseClass = keyof typeof disguises;

const foreign: Readonly<Record<string, string>> = {
  B: 'В',
  C: 'С',
  I: 'Ι',
  L: 'L',
  M: 'М',
  O: 'О',
  P: 'Р',
  S: 'Ѕ',
};
const kangxi: Readonly<Record<string, string>> = { 人: '⼈', 工: '⼯', 水: '⽔', 用: '⽤', 高: '⾼' };
const traditional = new Map(scriptPairs.map((pair): [string, string] => [pair.slice(0, 1), pair.slice(1)]));

const replacements = Object.values(words).flat(2).join('');

/** Each character with the given probability: replaced, deleted, or another one inserted after it. */
function editCharacters(text: string, percent: number, random: Random): string {
  return text.replace(/[^，。]/g, (character) => {
    if (random(100) >= percent) return character;
    const other = replacements[random(replacements.length)] ?? '';
    return [other, '', character + other][random(3)] ?? '';
  });
}

/** Until the order differs. */
function shuffled(passage: readonly Sentence[], random: Random): readonly Sentence[] {
  const order = [...passage];
  for (let last = order.length - 1; last > 0; last--) {
    const other = random(last);
    const [one, two] = [order[last], order[other]];
    if (one === undefined || two === undefined) continue;
    order[last] = two;
    order[other] = one;
  }
  return order;
}

/** Each word with a synonym, with the given probability. */
function synonyms(sentence: Sentence, percent: number, random: Random): Sentence {
  return sentence.map((piece) => {
    const other = piece.others[random(Math.max(1, piece.others.length))];
    return other === undefined || random(100) >= percent ? piece : { text: other, others: piece.others };
  });
}

/** White words between the visible ones. */
function whiteFiller(passage: readonly Sentence[], random: Random): BlockDraft {
  let text = '';
  const runs: { start: number; end: number; style: { color: string } }[] = [];
  for (const { text: word } of passage.flat()) {
    text += word;
    const hidden = replacements.slice(random(400), random(400) + 3).slice(0, 3);
    if (random(2) === 0 || hidden === '') continue;
    runs.push({ start: text.length, end: text.length + hidden.length, style: { color: '#ffffff' } });
    text += hidden;
  }
  return { type: 'paragraph', text, runs };
}
