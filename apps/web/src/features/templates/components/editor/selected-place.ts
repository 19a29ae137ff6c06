/** The selection in the template's text, in its offsets; null when empty or across pieces. */
export function selectedPlace(): {
  readonly start: number;
  readonly end: number;
  readonly text: string;
} | null {
  const selection = document.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null;
  if (!range || range.collapsed || range.startContainer !== range.endContainer) return null;
  const piece = range.startContainer.parentElement?.closest<HTMLElement>('[data-start]');
  const offset = Number(piece?.dataset.start ?? Number.NaN);
  if (Number.isNaN(offset)) return null;
  return { start: offset + range.startOffset, end: offset + range.endOffset, text: range.toString() };
}
