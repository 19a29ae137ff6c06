/**
 * The team's lexicon as a text file: a line with one word is always right; `right TAB word` means the same;
 * `wrong TAB word TAB replacement` is always wrong. Empty lines and lines that start with # are ignored. Out:
 * the lexicon, and a sentence for every unusable line.
 */
import type { TeamLexicon } from '../correction.ts';
import { lexiconText } from '../references/references.text.ts';

export interface ParsedLexicon {
  readonly lexicon: TeamLexicon;
  /** In line order. */
  readonly faults: readonly string[];
}

/** The same limit as for a word added by hand. */
const LONGEST_WORD = 40;

export function parseLexicon(text: string): ParsedLexicon {
  const alwaysRight: string[] = [];
  const alwaysWrong: { wrong: string; right: string }[] = [];
  const faults: string[] = [];
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  lines.forEach((line, index) => {
    if (line.trim() === '' || line.startsWith('#')) return;
    const read = readLine(line.split('\t').map((cell) => cell.trim()));
    if (read.kind === 'right') alwaysRight.push(read.word);
    else if (read.kind === 'wrong') alwaysWrong.push({ wrong: read.word, right: read.replacement });
    else faults.push(lexiconText.badLine(index + 1, read.reason));
  });
  return { lexicon: { alwaysRight, alwaysWrong }, faults };
}

type LexiconLine =
  | { readonly kind: 'right'; readonly word: string }
  | { readonly kind: 'wrong'; readonly word: string; readonly replacement: string }
  | { readonly kind: 'bad'; readonly reason: string };

function readLine(cells: readonly string[]): LexiconLine {
  const [first = '', word = '', replacement = '', ...more] = cells;
  if (cells.length === 1) return checked({ kind: 'right', word: first });
  if (first !== 'right' && first !== 'wrong') return bad(lexiconText.unknownMark(first));
  if (word === '') return bad(lexiconText.noWord);
  if (first === 'right')
    return cells.length > 2 ? bad(lexiconText.tooMany) : checked({ kind: 'right', word });
  if (more.length > 0) return bad(lexiconText.tooMany);
  if (replacement === '') return bad(lexiconText.noReplacement(word));
  if (replacement === word) return bad(lexiconText.sameWord(word));
  return checked({ kind: 'wrong', word, replacement });
}

function checked(line: Exclude<LexiconLine, { kind: 'bad' }>): LexiconLine {
  if (line.word.length > LONGEST_WORD) return bad(lexiconText.tooLong(LONGEST_WORD));
  const isLongInstead = line.kind === 'wrong' && line.replacement.length > LONGEST_WORD;
  return isLongInstead ? bad(lexiconText.replacementTooLong(LONGEST_WORD)) : line;
}

function bad(reason: string): LexiconLine {
  return { kind: 'bad', reason };
}
