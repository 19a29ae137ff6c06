import type { InputRef } from 'antd';
import { type RefObject, useEffect } from 'react';
import { keyAction } from '../view-model/change-key.ts';

/** `n`/`j`/`→` next, `p`/`k`/`←` previous, `/` search, anywhere on the page. */
export function useChangeKeys(
  step: (direction: 'next' | 'previous') => void,
  search: RefObject<InputRef | null>,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = keyAction({
        key: event.key,
        hasModifier: event.ctrlKey || event.metaKey || event.altKey,
        isInField: isField(event.target),
      });
      if (!action || event.defaultPrevented) return;
      event.preventDefault();
      if (action === 'search') search.current?.focus();
      else step(action);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [step, search]);
}

/** Fields, and widgets in which arrow keys and letters have a meaning of their own. */
const FIELDS =
  'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="radiogroup"], [role="menu"]';

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}
