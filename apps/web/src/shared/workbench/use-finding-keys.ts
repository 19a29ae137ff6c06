import type { InputRef } from 'antd';
import { type RefObject, useEffect } from 'react';
import { keyAction } from './view-model/finding-key.ts';

interface KeyActions {
  readonly step: (direction: 'next' | 'previous') => void;
  /** Absent where nothing is decided. */
  readonly decideSelected?: (decision: 'accept' | 'ignore') => void;
  /** Whether the finding's text can be edited. */
  readonly editSelected?: () => void;
}

/** `n`/`j`/`→` next, `p`/`k`/`←` previous, `a` accept, `x`/`i` ignore, `e` edit, `/` search, anywhere on the page. */
export function useFindingKeys(
  { step, decideSelected, editSelected }: KeyActions,
  search: RefObject<InputRef | null>,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = keyAction({
        key: event.key,
        hasModifier: event.ctrlKey || event.metaKey || event.altKey,
        isInField: isInside(event.target, FIELDS),
        isInWidget: isInside(event.target, WIDGETS),
      });
      if (!action || event.defaultPrevented || (action === 'edit' && !editSelected)) return;
      event.preventDefault();
      switch (action) {
        case 'next':
        case 'previous':
          return step(action);
        case 'search':
          return search.current?.focus();
        case 'accept':
        case 'ignore':
          return decideSelected?.(action);
        case 'edit':
          return editSelected?.();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [step, decideSelected, editSelected, search]);
}

const FIELDS =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"]';
const WIDGETS = '[role="radiogroup"], [role="menu"], [role="tablist"], [role="listbox"]';

function isInside(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
