/** In: a comparison. Out: both texts in one, what was deleted and inserted marked, rendered from the edit script. */
import type { ComparisonExport, ExportChange } from './comparison-export.ts';
import { escapeHtml } from './escape-html.ts';

export function renderMerged({ comparison, oldDocument }: ComparisonExport): string {
  const marks = new ChangeMarks(comparison.changes);
  const pieces: string[] = [];
  let oldOffset = 0;
  let newOffset = 0;
  for (const operation of comparison.script) {
    if (operation.kind === 'keep') {
      pieces.push(escapeHtml(oldDocument.text.slice(oldOffset, oldOffset + operation.length)));
      oldOffset += operation.length;
      newOffset += operation.length;
      continue;
    }
    const { deleted, inserted } = operation;
    const mark = marks.at(oldOffset, oldOffset + deleted.length, newOffset, newOffset + inserted.length);
    const attributes = mark === null ? '' : ` class="${mark.change.significance}"`;
    if (mark !== null)
      pieces.push(`<a id="c${mark.index}" class="mark" href="#r${mark.index}">${mark.index}</a>`);
    if (deleted !== '') pieces.push(`<del${attributes}>${escapeHtml(deleted)}</del>`);
    if (inserted !== '') pieces.push(`<ins${attributes}>${escapeHtml(inserted)}</ins>`);
    oldOffset += deleted.length;
    newOffset += inserted.length;
  }
  return pieces.join('');
}

/** Finds the change that an operation of the script belongs to; each is shown once. */
class ChangeMarks {
  readonly #waiting: Map<number, ExportChange>;

  constructor(changes: readonly ExportChange[]) {
    this.#waiting = new Map(changes.map((change, index) => [index + 1, change]));
  }

  at(
    oldStart: number,
    oldEnd: number,
    newStart: number,
    newEnd: number,
  ): { index: number; change: ExportChange } | null {
    for (const [index, change] of this.#waiting) {
      const isOld =
        change.old !== null &&
        change.old.start >= oldStart &&
        change.old.start < Math.max(oldEnd, oldStart + 1);
      const isNew =
        change.new !== null &&
        change.new.start >= newStart &&
        change.new.start < Math.max(newEnd, newStart + 1);
      if (change.old === null ? !isNew : change.new === null ? !isOld : !(isOld || isNew)) continue;
      this.#waiting.delete(index);
      return { index, change };
    }
    return null;
  }
}
