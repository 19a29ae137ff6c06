/**
 * Characters of symbol fonts with a meaning: the boxes and tick marks of forms. Codes are without the
 * private-use offset F000.
 */

const wingdings: Readonly<Record<number, string>> = {
  111: '□',
  168: '□',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
};
const wingdings2: Readonly<Record<number, string>> = {
  79: '✗',
  80: '✓',
  81: '☒',
  82: '☑',
  83: '☒',
  163: '□',
};

const PRIVATE_USE = 0xf000;

/** Null when the shape of the code in this font is unknown. */
export function symbolText(font: string, hexCode: string): string | null {
  const code = Number.parseInt(hexCode, 16);
  if (Number.isNaN(code) || code > 0xffff) return null;
  const isPrivate = code >= PRIVATE_USE && code <= PRIVATE_USE + 0xff;
  const index = isPrivate ? code - PRIVATE_USE : code;
  if (font === 'Wingdings') return wingdings[index] ?? null;
  if (font === 'Wingdings 2') return wingdings2[index] ?? null;
  const isSymbolFont = /^(?:Symbol|Webdings|Wingdings)/.test(font);
  return isPrivate || isSymbolFont || code === 0 ? null : String.fromCharCode(code);
}
