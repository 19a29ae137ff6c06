/** Words for the team's lexicon, one a line. Pure. */
import { LEXICON_WORD_MAX_CHARACTERS } from '@wenjian/api';
import type { LexiconEntry, LexiconKind, NewLexiconEntry } from './proofread-shapes.ts';

export interface LexiconLines {
  readonly entries: readonly NewLexiconEntry[];
  /** Lines without a valid word or pair. */
  readonly refused: readonly string[];
}

/** 帐户 → 账户, 帐户=账户, or with a tab, a comma or a space between. */
const BETWEEN = /\s*(?:→|->|=>|=|\t|,|，|、|；|;|\s)\s*/;

export function readLexiconLines(text: string, kind: LexiconKind): LexiconLines {
  const entries = new Map<string, NewLexiconEntry>();
  const refused: string[] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    if (line === '') continue;
    const entry = kind === 'right' ? rightWord(line) : wrongLine(line);
    if (entry) entries.set(entry.word, entry);
    else refused.push(line);
  }
  return { entries: [...entries.values()], refused };
}

/** As one would write it. */
export function lexiconLine({ word, replacement }: Pick<LexiconEntry, 'word' | 'replacement'>): string {
  return replacement === null ? word : `${word} → ${replacement}`;
}

export function rightWord(word: string): NewLexiconEntry | null {
  return isWord(word) ? { kind: 'right', word } : null;
}

function wrongLine(line: string): NewLexiconEntry | null {
  const [word, replacement, ...rest] = line.split(BETWEEN);
  return rest.length > 0 ? null : wrongPair(word, replacement);
}

export function wrongPair(word: string | undefined, replacement: string | undefined): NewLexiconEntry | null {
  if (!isWord(word) || !isWord(replacement) || word === replacement) return null;
  return { kind: 'wrong', word, replacement };
}

function isWord(word: string | undefined): word is string {
  return word !== undefined && word !== '' && word.length <= LEXICON_WORD_MAX_CHARACTERS;
}
