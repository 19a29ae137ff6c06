/** The words of a selection, cleaned up. A page's text layer breaks lines wherever the paper does. */
const QUOTE_MIN_CHARACTERS = 2;

export function selectedWords(selection: string, maxCharacters: number): string | null {
  const words = selection
    .replaceAll(/[\t\u00a0 ]+/g, ' ')
    .replaceAll(/ ?\r?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
  if (words.length < QUOTE_MIN_CHARACTERS) return null;
  return words.length > maxCharacters ? `${words.slice(0, maxCharacters - 1)}…` : words;
}
