/** Ranges of text that grow with the text: equal neighbours are joined. */
import type { Draft, TextMark } from '@wenjian/document';
import type { CharacterLook, LookStretch } from '../../plain-style.ts';

/** `gap`: characters between the two that belong to neither, such as the space that joins two lines. */
export function addStretch(
  looks: LookStretch[],
  start: number,
  end: number,
  look: CharacterLook,
  gap = 0,
): void {
  const last = looks.at(-1);
  if (last?.look === look && last.end + gap === start) looks[looks.length - 1] = { ...last, end };
  else looks.push({ start, end, look });
}

export function addMark(marks: Draft<TextMark>[], added: Draft<TextMark>): void {
  const index = marks.findLastIndex(({ kind }) => kind === added.kind);
  const last = marks[index];
  if (last !== undefined && last.end === added.start) marks[index] = { ...last, end: added.end };
  else marks.push(added);
}
