/**
 * Joins the lines of a paragraph into one text: Chinese without a space, Latin words with one, hyphenated
 * words without the hyphen.
 */
import type { Draft, LineDraft, TextMark } from '@wenjian/document';
import type { LookStretch } from '../../plain-style.ts';
import type { PageSize } from '../page/marks.ts';
import { addMark, addStretch } from './stretches.ts';
import { type TextLine, toLineDraft } from './text-line.ts';

export interface JoinedText {
  readonly text: string;
  readonly lines: readonly LineDraft[];
  readonly looks: readonly LookStretch[];
  readonly marks: readonly Draft<TextMark>[];
}

export function joinText(
  lines: readonly TextLine[],
  pages: readonly PageSize[],
  compounds: ReadonlySet<string>,
): JoinedText {
  let text = '';
  const drafts: LineDraft[] = [];
  const looks: LookStretch[] = [];
  const marks: Draft<TextMark>[] = [];
  let gap = 0;
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    const seam = next === undefined ? KEEP : seamOf(line.text, next.text, compounds);
    const length = line.text.length - seam.dropped;
    const page = pages[line.pageIndex];
    if (page !== undefined && length > 0) drafts.push(toLineDraft(line, page, text.length, length));
    const [start, most] = [text.length, text.length + length];
    for (const one of line.looks)
      addStretch(
        looks,
        start + one.start,
        Math.min(most, start + one.end),
        one.look,
        one.start === 0 ? gap : 0,
      );
    for (const one of line.doubts)
      addMark(marks, { ...one, start: start + one.start, end: Math.min(most, start + one.end) });
    text += line.text.slice(0, length) + seam.added;
    gap = seam.added.length;
  });
  return { text, lines: drafts, looks, marks };
}

/** Words with a hyphen inside a line, in lower case: at the end of a line they keep it. */
export function compoundsOf(texts: Iterable<string>): ReadonlySet<string> {
  const compounds = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/(?<!\p{Script=Latin})\p{Script=Latin}+(?:[-‐]\p{Script=Latin}+)+/gu))
      compounds.add(plain(word));
  }
  return compounds;
}

interface Seam {
  /** Code units removed from the end of the line above. */
  readonly dropped: number;
  readonly added: string;
}

const KEEP: Seam = { dropped: 0, added: '' };
const SPACE: Seam = { dropped: 0, added: ' ' };
const DROP_HYPHEN: Seam = { dropped: 1, added: '' };

function seamOf(above: string, below: string, compounds: ReadonlySet<string>): Seam {
  if (above.endsWith('\u00ad')) return DROP_HYPHEN;
  const head = /(?<!\p{Script=Latin})\p{Script=Latin}+[-‐]$/u.exec(above)?.[0];
  const tail = /^\p{Script=Latin}+/u.exec(below)?.[0];
  if (head !== undefined && tail !== undefined) {
    const isWordBreak = /^\p{Ll}/u.test(tail) && !compounds.has(plain(head + tail));
    return isWordBreak ? DROP_HYPHEN : KEEP;
  }
  if (isBrokenFigure(above, below)) return KEEP;
  // A number, a path or an address broken in the middle.
  if (/[/\\@_]$|\d,$/u.test(above) && /^[\p{L}\d]/u.test(below)) return KEEP;
  return needsSpace(above, below) ? SPACE : KEEP;
}

/** 1,206,868.3 above 2: a cell too narrow for its figure. Alone on its line, and complete with the line below it. */
function isBrokenFigure(above: string, below: string): boolean {
  const [rest = ''] = /^[\d,.]+/u.exec(below) ?? [];
  const isInFigure = /^[¥￥$-]?\d[\d,]*(?:\.\d*)?$/u.test(above) && /[.,]/u.test(above);
  return isInFigure && rest !== '' && /^[¥￥$-]?\d{1,3}(?:,\d{3})+(?:\.\d{1,4})?$/u.test(above + rest);
}

function needsSpace(above: string, below: string): boolean {
  return (
    /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d][.,;:!?%)\]}'"’”]*$/u.test(above) &&
    /^[([{'"&$€£]*[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d]/u.test(below)
  );
}

function plain(word: string): string {
  return word.replaceAll('‐', '-').toLowerCase();
}
