/** Keyboard of the viewer. Letters of the tools around it (j, k, n, p, a, x, ?) are left alone. Pure. */

export type ViewerAction =
  | 'find'
  | 'findNext'
  | 'findPrevious'
  | 'close'
  | 'zoomIn'
  | 'zoomOut'
  | 'fitWidth'
  | 'goToPage'
  | 'previousPage'
  | 'nextPage';

export interface KeyPress {
  readonly key: string;
  /** Control, or Command on a Mac. */
  readonly hasControl: boolean;
  readonly hasAlt: boolean;
  readonly hasShift: boolean;
  /** The user is typing: plain keys belong to the text. */
  readonly isInField: boolean;
  /** Arrow keys turn pages only in the pane itself; elsewhere they belong to lists and tabs. */
  readonly isInPane: boolean;
  /** One of two viewers of a tool that has keys of its own for search and page. */
  readonly isInTool: boolean;
}

export function viewerAction(press: KeyPress): ViewerAction | null {
  const key = press.key.toLowerCase();
  if (press.hasAlt) return null;
  if (press.hasControl) return controlAction(key, press.hasShift);
  if (key === 'f3') return press.hasShift ? 'findPrevious' : 'findNext';
  if (key === 'escape') return 'close';
  if (press.isInField) return null;
  if (press.isInPane && key === 'arrowleft') return 'previousPage';
  if (press.isInPane && key === 'arrowright') return 'nextPage';
  const action = PLAIN_KEYS[key] ?? null;
  return press.isInTool && (action === 'find' || action === 'goToPage') ? null : action;
}

function controlAction(key: string, hasShift: boolean): ViewerAction | null {
  if (key === 'f' && !hasShift) return 'find';
  if (key === 'g') return hasShift ? 'findPrevious' : 'findNext';
  return null;
}

const PLAIN_KEYS: Readonly<Record<string, ViewerAction>> = {
  '/': 'find',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fitWidth',
  g: 'goToPage',
};
