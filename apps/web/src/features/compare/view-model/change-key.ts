/** Keyboard of the result page. Pure. */
export type KeyAction = 'next' | 'previous' | 'search';

export interface KeyPress {
  readonly key: string;
  readonly hasModifier: boolean;
  /** Somebody is typing: letters belong to the text. */
  readonly isInField: boolean;
}

export function keyAction({ key, hasModifier, isInField }: KeyPress): KeyAction | null {
  if (hasModifier || isInField) return null;
  return KEYS[key.toLowerCase()] ?? null;
}

const KEYS: Readonly<Record<string, KeyAction>> = {
  n: 'next',
  j: 'next',
  arrowright: 'next',
  p: 'previous',
  k: 'previous',
  arrowleft: 'previous',
  '/': 'search',
};
