/** An article as a quotation, with the words that matter marked. A long one is shortened to the paragraphs that have them. */
import { termsOf } from '../retrieval/terms.ts';

const LONGEST_QUOTE = 400;
const LEFT_OUT = '……';

/** Lines of Markdown. */
export function markQuotes(text: string, marked: readonly string[]): string {
  const lines = text.split('\n').map((line) => line.trim());
  const isLong = text.length > LONGEST_QUOTE;
  const shown = lines.map((line) => ({
    line: mark(line, marked),
    isMarked: marked.some((words) => line.includes(words)),
  }));
  const kept =
    isLong && shown.some(({ isMarked }) => isMarked) ? shortened(shown) : shown.map(({ line }) => line);
  return kept.map((line) => `> ${line}`).join('\n');
}

function shortened(
  lines: readonly { readonly line: string; readonly isMarked: boolean }[],
): readonly string[] {
  return lines.flatMap(({ line, isMarked }, at) => {
    if (isMarked) return [line];
    const isFirstLeftOut = at === 0 || lines[at - 1]?.isMarked === true;
    return isFirstLeftOut ? [LEFT_OUT] : [];
  });
}

/** Those inside of others are marked with them. */
function mark(line: string, marked: readonly string[]): string {
  const outer = [...new Set(marked)].filter(
    (words) => !marked.some((other) => other !== words && other.includes(words)),
  );
  return outer.reduce((said, words) => said.replace(words, `**${words}**`), line);
}

/** The sentence of an article that says most about a question, word for word. */
export function closestSentence(text: string, question: string): string {
  const asked = new Set(termsOf(question));
  const sentences = text.match(/[^。；\n]+[。；]?/g)?.map((sentence) => sentence.trim()) ?? [text];
  const scored = sentences
    .filter((sentence) => sentence.length > 1)
    .map((sentence) => ({ sentence, score: termsOf(sentence).filter((term) => asked.has(term)).length }));
  const [first = { sentence: text, score: 0 }, ...others] = scored;
  return others.reduce((one, other) => (other.score > one.score ? other : one), first).sentence;
}
