/**
 * Splits model output into storable pieces: endpoints may split a character outside the basic plane (emoji,
 * rare names), and the database refuses a text with half a character or a NUL.
 */
export class WholeCharacters {
  #half = '';

  /** The complete characters; the first half of a character waits for the second. */
  feed(text: string): string {
    const all = this.#half + text.replaceAll('\0', '');
    const isCut = /[\uD800-\uDBFF]$/.test(all);
    this.#half = isCut ? all.slice(-1) : '';
    return (isCut ? all.slice(0, -1) : all).toWellFormed();
  }
}
