import type { InputRef } from 'antd';
import { type RefObject, useEffect } from 'react';
import { keyAction } from '../view-model/change-key.ts';
import type { ResultDesk } from './use-result-desk.ts';

type KeyDesk = Pick<ResultDesk, 'step' | 'decideSelected'>;

/** `n`/`j`/`→` next, `p`/`k`/`←` previous, `a` confirm, `x` ignore, `/` search, anywhere on the page. */
export function useChangeKeys({ step, decideSelected }: KeyDesk, search: RefObject<InputRef | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action = keyAction({
        key: event.key,
        hasModifier: event.ctrlKey || event.metaKey || event.altKey,
        isInField: isInside(event.target, FIELDS),
        isInWidget: isInside(event.target, WIDGETS),
      });
      if (!action || event.defaultPrevented) return;
      event.preventDefault();
      switch (action) {
        case 'next':
        case 'previous':
          return step(action);
        case 'search':
          return search.current?.focus();
        case 'confirm':
          return decideSelected('confirmed');
        case 'ignore':
          return decideSelected('ignored');
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [step, decideSelected, search]);
}

const FIELDS =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"]';
const WIDGETS = '[role="radiogroup"], [role="menu"], [role="tablist"], [role="listbox"]';

function isInside(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
