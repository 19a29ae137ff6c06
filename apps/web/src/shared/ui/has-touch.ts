/** Worked with a finger: there dropping, pasting and keys are no ways. */
export function hasTouch(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}
