const HIDDEN = '[hidden], [style*="display: none"], [style*="display:none"]';

/** The dialogs that are shown, drawers among them: closed ones stay in the page, hidden. */
export function openDialogs(): readonly Element[] {
  return [...document.querySelectorAll('[role="dialog"]')].filter(
    (dialog) => dialog.closest(HIDDEN) === null,
  );
}
