/**
 * In: a comparison. Out: both texts in one, with deletions and insertions marked, rendered from the edit
 * script. Promise: every change has one mark that the list can link to, even when the text itself is the
 * same.
 */
import type { Change } from '@wenjian/compare';
import { append } from '@wenjian/document';
import type { ComparisonExport } from './comparison-export.ts';
import { escapeHtml } from './escape-html.ts';

export function renderMerged({ comparison, oldDocument }: ComparisonExport): string {
  const marks = new ChangeMarks(comparison.changes);
  const pieces: string[] = [];
  let oldOffset = 0;
  let newOffset = 0;
  for (const operation of comparison.script) {
    if (operation.kind === 'keep') {
      const found = marks.before(oldOffset + operation.length, newOffset + operation.length);
      const kept = oldDocument.text.slice(oldOffset, oldOffset + operation.length);
      pieces.push(renderKept(kept, found, oldOffset, newOffset));
      oldOffset += operation.length;
      newOffset += operation.length;
      continue;
    }
    const { deleted, inserted } = operation;
    const found = marks.before(oldOffset + deleted.length, newOffset + inserted.length);
    const significance = significances.find((one) => found.some(({ change }) => change.significance === one));
    const attributes = significance === undefined ? '' : ` class="${significance}"`;
    append(pieces, found.map(renderMark));
    if (deleted !== '') pieces.push(`<del${attributes}>${escapeHtml(deleted)}</del>`);
    if (inserted !== '') pieces.push(`<ins${attributes}>${escapeHtml(inserted)}</ins>`);
    oldOffset += deleted.length;
    newOffset += inserted.length;
  }
  append(pieces, marks.before(Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY).map(renderMark));
  return pieces.join('');
}

/** The most severe first. */
const significances = ['major', 'minor', 'noise'] as const;

function renderMark({ index }: Mark): string {
  return `<a id="c${index}" class="mark" href="#r${index}">${index}</a>`;
}

/** Moves, format changes and paragraph changes start in unchanged text. */
function renderKept(kept: string, marks: readonly Mark[], oldOffset: number, newOffset: number): string {
  const places = marks
    .map((mark) => ({
      mark,
      at: mark.side === 'old' ? mark.start - oldOffset : mark.start - newOffset,
    }))
    .sort((one, other) => one.at - other.at);
  const pieces: string[] = [];
  let from = 0;
  for (const { mark, at } of places) {
    pieces.push(escapeHtml(kept.slice(from, at)), renderMark(mark));
    from = at;
  }
  return pieces.join('') + escapeHtml(kept.slice(from));
}

interface Mark {
  /** Counted from 1, as in the list. */
  readonly index: number;
  readonly change: Change;
  readonly side: 'old' | 'new';
  readonly start: number;
}

/** Returns the changes by their start, on whichever side comes first; each once. */
class ChangeMarks {
  readonly #waiting: Readonly<Record<Mark['side'], Mark[]>>;
  readonly #shown = new Set<number>();

  constructor(changes: readonly Change[]) {
    this.#waiting = { old: lastFirst(changes, 'old'), new: lastFirst(changes, 'new') };
  }

  before(oldEnd: number, newEnd: number): readonly Mark[] {
    return [...this.#take('old', oldEnd), ...this.#take('new', newEnd)].sort(
      (one, other) => one.index - other.index,
    );
  }

  #take(side: Mark['side'], end: number): readonly Mark[] {
    const waiting = this.#waiting[side];
    const taken: Mark[] = [];
    for (let mark = waiting.at(-1); mark !== undefined && mark.start < end; mark = waiting.at(-1)) {
      waiting.pop();
      if (this.#shown.has(mark.index)) continue;
      this.#shown.add(mark.index);
      taken.push(mark);
    }
    return taken;
  }
}

function lastFirst(changes: readonly Change[], side: Mark['side']): Mark[] {
  return changes
    .flatMap((change, index) => {
      const start = change[side]?.start;
      return start === undefined ? [] : [{ index: index + 1, change, side, start }];
    })
    .sort((one, other) => other.start - one.start);
}
