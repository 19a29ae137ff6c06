/** A list of words as lines of a field. Pure. */

const WORD_MAX_CHARACTERS = 40;

/** Lines, or words separated by commas; without duplicates, in their order. */
export function wordsOfLines(lines: string): readonly string[] {
  const words = lines.split(/[\n,，、;；]/).map((word) => word.trim());
  return [...new Set(words.filter((word) => word !== ''))];
}

export function tooLongWords(words: readonly string[]): readonly string[] {
  return words.filter(({ length }) => length > WORD_MAX_CHARACTERS);
}
