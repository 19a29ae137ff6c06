import { type RefObject, useEffect } from 'react';
import { useLatest } from './use-latest.ts';
import { type ViewerAction, viewerAction } from './view-model/viewer-key.ts';

interface ViewerKeys {
  readonly root: RefObject<HTMLElement | null>;
  readonly pane: RefObject<HTMLElement | null>;
  /** The only viewer of a page handles keys wherever the focus is; one of two only when focused. */
  readonly isOnlyOne: boolean;
  /** False when there was nothing to do: then the key keeps its usual meaning. */
  readonly onAction: (action: ViewerAction) => boolean;
}

export function useViewerKeys(keys: ViewerKeys): void {
  const latest = useLatest(keys);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { root, pane, isOnlyOne, onAction } = latest.current;
      const target = event.target instanceof Element ? event.target : null;
      const isInside = target !== null && root.current?.contains(target) === true;
      if (event.defaultPrevented || event.isComposing || (!isInside && !isOnlyOne)) return;
      // An open dialog or drawer has the keyboard to itself.
      if (!isInside && target?.closest('[role="dialog"], [role="menu"]')) return;
      const action = viewerAction({
        key: event.key,
        hasControl: event.ctrlKey || event.metaKey,
        hasAlt: event.altKey,
        hasShift: event.shiftKey,
        isInField: target?.closest(FIELDS) !== null && target !== null,
        // With two viewers, arrows and search belong to the surrounding tool.
        isInPane: isOnlyOne && target !== null && target === pane.current,
        isInTool: !isOnlyOne,
      });
      if (action && onAction(action)) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [latest]);
}

const FIELDS = 'input, textarea, select, [contenteditable="true"]';
