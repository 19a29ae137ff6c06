/**
 * What a model says, in pieces that can be stored: endpoints cut a character outside of the basic plane (emoji, rare names) in two, and a half of
 * one, or a NUL, is refused by the database, with everything that is stored beside it.
 */
export class WholeCharacters {
  #half = '';

  /** As much as is whole; the first half of a character waits for the other one. */
  feed(text: string): string {
    const all = this.#half + text.replaceAll('\0', '');
    const isCut = /[\uD800-\uDBFF]$/.test(all);
    this.#half = isCut ? all.slice(-1) : '';
    return (isCut ? all.slice(0, -1) : all).toWellFormed();
  }
}
