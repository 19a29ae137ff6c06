/** Finds help texts for a question. In: a question. Out: texts with a score, best first; empty when nothing fits. */
import { termsOf } from '../retrieval/terms.ts';
import { type HelpText, helpTexts } from './help.text.ts';

export interface FoundHelp {
  readonly help: HelpText;
  readonly score: number;
}

/** A match with a text's name counts more than words inside the text, and a longer name more than a short one. */
const WORD_WEIGHT = 2;
const TITLE_WEIGHT = 1;
const TEXT_WEIGHT = 0.25;
/** The minimum score: one matching name, or as much of its title and text. */
const LEAST_SCORE = 3;

export function findHelp(question: string, top: number): readonly FoundHelp[] {
  const asked = question.toLowerCase();
  const terms = [...new Set(termsOf(question))];
  return helpTexts
    .map((help) => {
      const named = help.words.filter((word) => asked.includes(word));
      const title = new Set(termsOf(help.title));
      const text = new Set(termsOf(help.text));
      const score =
        named.reduce((sum, word) => sum + WORD_WEIGHT * Math.max(2, word.length) * 0.75, 0) +
        terms.reduce(
          (sum, term) => sum + (title.has(term) ? TITLE_WEIGHT : 0) + (text.has(term) ? TEXT_WEIGHT : 0),
          0,
        );
      return { help, score: Number(score.toFixed(2)) };
    })
    .filter(({ score }) => score >= LEAST_SCORE)
    .sort((one, other) => other.score - one.score)
    .slice(0, top);
}
