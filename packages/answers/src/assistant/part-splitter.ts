/**
 * Cuts a streamed answer into parts at empty lines. In: pieces of Markdown. Out: pieces without the cuts, and
 * where the cuts are. Promise: the parts joined by an empty line are the text, except for surplus empty
 * lines, whatever pieces it came in; text between code fences, and text indented under a list, is never cut.
 */
export type PartPiece = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'break' };

const FENCE = /^ {0,3}(?:`{3}|~{3})/;
/** Enough of a line to know whether it opens or closes a fence. */
const LINE_HEAD = 6;
const INDENT = 2;

export class PartSplitter {
  /** White space whose meaning depends on what follows. */
  #held = '';
  #lineHead = '';
  #isInFence = false;
  #hasText = false;

  feed(piece: string): readonly PartPiece[] {
    const pieces: PartPiece[] = [];
    let text = '';
    for (const sign of piece.replaceAll('\r', '')) {
      if (sign === '\n' || (this.#held.includes('\n') && (sign === ' ' || sign === '\t'))) {
        this.#held += sign;
        continue;
      }
      if (this.#isCut()) {
        if (text !== '') pieces.push({ kind: 'text', text });
        pieces.push({ kind: 'break' });
        text = '';
      } else text += this.#hasText ? this.#held : '';
      if (this.#held !== '') this.#lineHead = this.#indent();
      this.#held = '';
      this.#hasText = true;
      text += sign;
      this.#readHead(sign);
    }
    if (text !== '') pieces.push({ kind: 'text', text });
    return pieces;
  }

  #isCut(): boolean {
    const lines = this.#held.split('\n').length - 1;
    return this.#hasText && lines >= 2 && !this.#isInFence && this.#indent().length < INDENT;
  }

  #indent(): string {
    return this.#held.slice(this.#held.lastIndexOf('\n') + 1);
  }

  #readHead(sign: string): void {
    if (this.#lineHead.length >= LINE_HEAD) return;
    const wasFence = FENCE.test(this.#lineHead);
    this.#lineHead += sign;
    if (!wasFence && FENCE.test(this.#lineHead)) this.#isInFence = !this.#isInFence;
  }
}
