/** The words around a place, within its line. Pure. */
import type { TextSpan } from '../../../shared/workbench/view-model/marked-text.ts';

export interface Context {
  readonly before: string;
  readonly after: string;
}

export function wordsAround(text: string, { start, end }: TextSpan, characters: number): Context {
  const before = text.slice(Math.max(0, start - characters), start);
  const after = text.slice(end, end + characters);
  return { before: before.slice(before.lastIndexOf('\n') + 1), after: after.split('\n', 1)[0] ?? '' };
}
