/** Whether an article says these words. Line breaks, spaces and the width of signs and digits do not count: laws are printed with both. */
export function holdsQuote(article: string, quote: string): boolean {
  return bare(article).includes(bare(quote));
}

function bare(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '');
}
