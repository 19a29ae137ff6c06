/** Where keys and what is pasted are for the text. Choices are inputs too, but nothing is written into them. */
const FIELDS =
  'input:not([type="radio"], [type="checkbox"], [readonly]), textarea, select, [contenteditable]:not([contenteditable="false"])';

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}
