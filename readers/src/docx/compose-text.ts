/**
 * In: the parts of a paragraph in file order. Out: its text, the formatting of its ranges, and its tracked
 * changes.
 */
import type { Draft, Revision } from '@wenjian/document';
import type { CharacterLook, LookStretch } from '../plain-style.ts';
import { addRevision, type TrackedChange } from './tracked-changes.ts';

export interface TextPart {
  readonly text: string;
  readonly look: CharacterLook | null;
  /** The tracked changes it is part of, the outermost first. */
  readonly changes: readonly TrackedChange[];
  /** False for text that the view leaves out: it is only in its revision. */
  readonly isShown: boolean;
}

export interface ComposedText {
  readonly text: string;
  readonly looks: readonly LookStretch[];
  readonly revisions: readonly Draft<Revision>[];
}

export function composeText(parts: readonly TextPart[]): ComposedText {
  const looks: (LookStretch & { end: number })[] = [];
  const revisions: Draft<Revision>[] = [];
  let length = 0;
  for (const { text, look, changes, isShown } of parts) {
    const start = length;
    if (isShown) length += text.length;
    for (const change of changes) addRevision(revisions, { ...change, start, end: length, text });
    if (look === null || !isShown) continue;
    const last = looks.at(-1);
    if (last?.look === look && last.end === start) last.end = length;
    else looks.push({ start, end: length, look });
  }
  const text = parts.map((part) => (part.isShown ? part.text : '')).join('');
  return { text, looks, revisions };
}

/** Shifts the annotations when the first `cut` characters are removed and `before` characters are added in front. */
export function shifted(
  { looks, revisions }: ComposedText,
  cut: number,
  before: number,
): Omit<ComposedText, 'text'> {
  const moved = <Stretch extends { readonly start: number; readonly end: number }>(
    one: Stretch,
  ): Stretch => ({
    ...one,
    start: before + Math.max(0, one.start - cut),
    end: before + Math.max(0, one.end - cut),
  });
  const isAtHome = cut === 0 && before === 0;
  return isAtHome ? { looks, revisions } : { looks: looks.map(moved), revisions: revisions.map(moved) };
}
