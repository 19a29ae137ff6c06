/**
 * Character error rate: the edits needed to turn the recognised text into the text of the page, per character
 * of the page.
 */

export interface CharacterErrors {
  readonly characters: number;
  /** Without white space on both sides: line ends are a matter of layout. */
  readonly errors: number;
  /** The same with full and half width treated as equal: ： and : often look the same. */
  readonly foldedErrors: number;
}

export function characterErrors(expected: string, recognised: string): CharacterErrors {
  const reference = withoutSpace(expected);
  const text = withoutSpace(recognised);
  return {
    characters: reference.length,
    errors: editDistance(reference, text),
    foldedErrors: editDistance(reference.normalize('NFKC'), text.normalize('NFKC')),
  };
}

function withoutSpace(text: string): string {
  return text.replaceAll(/\s/gu, '');
}

/** Levenshtein with two rows. */
export function editDistance(a: string, b: string): number {
  let above = Uint32Array.from({ length: b.length + 1 }, (_, index) => index);
  let row = new Uint32Array(b.length + 1);
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    const code = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j++) {
      const replace = (above[j - 1] ?? 0) + (code === b.charCodeAt(j - 1) ? 0 : 1);
      row[j] = Math.min(replace, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
    }
    [above, row] = [row, above];
  }
  return above[b.length] ?? 0;
}
