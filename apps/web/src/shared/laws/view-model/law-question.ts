/** A question to the law search out of a text of any length, and what of a found article is shown. Pure. */
import { LAW_QUESTION_MAX_CHARACTERS } from '@wenjian/api';

export interface LawQuestion {
  readonly question: string;
  /** Only the beginning of the text is asked. */
  readonly isCut: boolean;
}

/** Cut at the end of a sentence where there is one in the second half. The lines of a page are no sentences. */
export function lawQuestion(text: string): LawQuestion {
  const words = text.replaceAll(/\s+/g, ' ').trim();
  if (words.length <= LAW_QUESTION_MAX_CHARACTERS) return { question: words, isCut: false };
  const beginning = words.slice(0, LAW_QUESTION_MAX_CHARACTERS);
  const end = Math.max(...['。', '；', '！', '？'].map((sign) => beginning.lastIndexOf(sign))) + 1; // few: the signs
  const isSentence = end > LAW_QUESTION_MAX_CHARACTERS / 2;
  return { question: (isSentence ? beginning.slice(0, end) : beginning).trim(), isCut: true };
}

export interface MatteringParts {
  readonly before: string;
  readonly matters: string;
  readonly after: string;
}

const LEFT_OUT = '……';
const MOST_BEFORE = 40;
const MOST_AFTER = 80;

/** The sentence that matters with its surroundings: a long article is not shown from its beginning. */
export function matteringParts(text: string, matters: string): MatteringParts {
  const start = matters === '' ? -1 : text.indexOf(matters);
  if (start < 0) return { before: text, matters: '', after: '' };
  const [before, after] = [text.slice(0, start), text.slice(start + matters.length)];
  return {
    before: before.length > MOST_BEFORE ? `${LEFT_OUT}${before.slice(-MOST_BEFORE)}` : before,
    matters,
    after: after.length > MOST_AFTER ? `${after.slice(0, MOST_AFTER)}${LEFT_OUT}` : after,
  };
}

const LEAST_CHARACTERS = 4;

/** Null: too short to be asked about. */
export function selectedQuestion(selection: string): string | null {
  const words = selection.replaceAll(/\s+/g, ' ').trim();
  return words.length < LEAST_CHARACTERS ? null : words;
}
