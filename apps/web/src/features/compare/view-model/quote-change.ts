/** What a card quotes of a change. Pure. */
import { compareText } from '../text.ts';

/** Enough to recognise the place; the panes show the whole. */
export const QUOTE_CHARACTERS = 160;

export function quoteOf(text: string): string {
  const shown = text.replaceAll(/\s+/g, ' ').trim();
  if (shown === '') return text === '' ? compareText.result.missing : compareText.result.lineBreak;
  const characters = [...shown];
  return characters.length <= QUOTE_CHARACTERS ? shown : `${characters.slice(0, QUOTE_CHARACTERS).join('')}…`;
}
