/** What the words around a place say of a change of one character. In: a line, the change and the language model. */
import type { LanguageModel } from '../language/language-model.ts';
import { latticeOf } from '../language/word-lattice.ts';
import type { Run } from './signs.ts';

/** Whether no word of several characters around it holds the character. */
export function standsAlone(text: string, at: number, language: LanguageModel): boolean {
  const { lattice, border } = latticeAround(text, at, language);
  for (let start = Math.max(0, border - 3); start <= border; start++)
    for (let end = border + 1; end <= Math.min(lattice.codes.length, start + 4); end++)
      if (end - start > 1 && lattice.wordAt(start, end) !== 0) return false;
  return true;
}

/** 考评评分: one word ends and the next begins with the character. */
export function isBetweenWords(text: string, { kind, at, length }: Run, language: LanguageModel): boolean {
  if (kind !== 'delete' || length > 1) return false;
  const second = text.charAt(at) === text.charAt(at - 1) ? at : at + 1;
  if (text.charAt(second) !== text.charAt(second - 1) || text.charAt(second + 1) === '的') return false;
  const { lattice, border } = latticeAround(text, second, language);
  // 在在 behind a mark: before the border stands the character alone.
  return border > 1 && lattice.endsWord(border) && lattice.beginsWord(border);
}

/** 工资报。 for 工资报酬。: a character that ends no word stands before the place. */
export function isCutShort(text: string, { kind, at }: Run, language: LanguageModel): boolean {
  if (kind !== 'insert' || at === 0) return false;
  const { lattice, border } = latticeAround(text, at, language);
  return border >= 2 && !lattice.endsWord(border);
}

/** How often contracts use the word of two characters: log10 of its count; 0 for no word. */
export function useOf(pair: string, language: LanguageModel): number {
  const first = language.characterNode(pair.charCodeAt(0));
  const word = first === 0 ? 0 : language.child(first, pair.charCodeAt(1));
  return word !== 0 && language.isWord(word) ? language.contractUse(word) : 0;
}

const AROUND = 8;

/** 保费: the character is half of a word that stands there. */
export function isInWord(text: string, at: number, language: LanguageModel): boolean {
  const { lattice, border } = latticeAround(text, at, language);
  return lattice.wordAt(border - 1, border + 1) !== 0 || lattice.wordAt(border, border + 2) !== 0;
}

/** The words around a place, and where it is among them. */
export function latticeAround(text: string, at: number, language: LanguageModel) {
  const before =
    /(?<![\u4e00-\u9fff])[\u4e00-\u9fff]*$/.exec(text.slice(Math.max(0, at - AROUND), at))?.[0] ?? '';
  const after = /^[\u4e00-\u9fff]*/.exec(text.slice(at, at + AROUND))?.[0] ?? '';
  return { lattice: latticeOf(before + after, language), border: before.length };
}
