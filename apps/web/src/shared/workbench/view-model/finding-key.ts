/** Keyboard of the result page; `?` belongs to the layout's help. Pure. */
export type KeyAction = 'next' | 'previous' | 'search' | 'accept' | 'ignore' | 'edit';

export interface KeyPress {
  readonly key: string;
  readonly hasModifier: boolean;
  /** The user is typing: letters belong to the text. */
  readonly isInField: boolean;
  /** In tabs, switches and menus the arrows have their own meaning. */
  readonly isInWidget: boolean;
}

export function keyAction({ key, hasModifier, isInField, isInWidget }: KeyPress): KeyAction | null {
  if (hasModifier || isInField || (isInWidget && key.startsWith('Arrow'))) return null;
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
  a: 'accept',
  x: 'ignore',
  i: 'ignore',
  e: 'edit',
};
