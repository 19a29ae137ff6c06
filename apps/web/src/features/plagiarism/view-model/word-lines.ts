/** A list of words as lines of a field. Pure. */

const WORD_MAX_CHARACTERS = 40;

/** Lines, or words between commas; each once, in the order in which they were written. */
export function wordsOfLines(lines: string): readonly string[] {
  const words = lines.split(/[\n,，、;；]/).map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ''))];
}

export function tooLongWords(words: readonly string[]): readonly string[] {
  return words.filter(({ length }) => length > WORD_MAX_CHARACTERS);
}
