/** The fragments of a result as marks on one document: in its text and on its pages. Pure. */
import { paintedPlaces } from '@wenjian/api';
import type { Highlight } from '../../../shared/pdf/view-model/highlight.ts';
import { type DocumentPlace, SPOTLIGHT_ID } from '../../../shared/workbench/view-model/document-place.ts';
import type { MarkLook } from '../../../shared/workbench/view-model/marked-text.ts';
import type { Tone } from '../../../shared/workbench/view-model/tone.ts';
import type { NumberedFragment } from './fragment-filter.ts';
import type { FragmentKind, TextBlock } from './plagiarism-shapes.ts';

export const KIND_LOOKS: Readonly<Record<FragmentKind, MarkLook>> = {
  verbatim: { tone: 'deletion', line: 'solid' },
  edited: { tone: 'replacement', line: 'dashed' },
  paraphrase: { tone: 'move', line: 'dotted' },
};

export interface FragmentMark {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly kind: FragmentKind;
  /** Chooses the colour: by kind between two documents, by source among many. */
  readonly tone: Tone;
  /** Shown before the marked words, the same in every pane and list. */
  readonly label: string;
  readonly isSubtracted: boolean;
  /** The first of the fragment's marks; only it has a label. */
  readonly isFirst: boolean;
}

export const SUBTRACTED_TONE: Tone = 'slate';

/** The look of a fragment, or of the part of it that is attributed to one source. */
export type Look = (
  fragment: NumberedFragment,
  source?: string | null,
) => { readonly tone: Tone; readonly label: string };

export const lookByKind: Look = ({ kind, number, isSubtracted }) => ({
  tone: isSubtracted ? SUBTRACTED_TONE : KIND_LOOKS[kind].tone,
  label: String(number),
});

export function fragmentMarks(
  fragments: readonly NumberedFragment[],
  docId: string,
  look: Look,
): readonly FragmentMark[] {
  return fragments.flatMap((fragment) => {
    const { id, kind, isSubtracted } = fragment;
    // Only the equal words are painted; the label is before the first of them.
    return paintedPlaces(fragment, docId).map(({ start, end, source }, index) => {
      const shown = look(fragment, source);
      return { id, kind, isSubtracted, start, end, ...shown, isFirst: index === 0 };
    });
  });
}

/** A place that is pointed at. */
export interface Spotlight extends DocumentPlace {
  readonly docId: string;
}

export function spotMark({ start, end }: Spotlight): FragmentMark {
  return {
    id: SPOTLIGHT_ID,
    start,
    end,
    kind: 'verbatim',
    tone: 'accent',
    label: '',
    isSubtracted: false,
    isFirst: false,
  };
}

/** A picture has a page but no words: in the text the first block of its page is marked. */
export function spotInWords(spotlight: Spotlight, blocks: readonly TextBlock[]): Spotlight {
  if (spotlight.end > spotlight.start || spotlight.page === null) return spotlight;
  const block = blocks.find(({ page }) => page === spotlight.page);
  return block ? { ...spotlight, start: block.start, end: block.end } : spotlight;
}

export function pageHighlights(
  fragments: readonly NumberedFragment[],
  docId: string,
  spotlight: Spotlight | null,
): readonly Highlight[] {
  const marked = fragments.flatMap((fragment): Highlight[] => {
    const { id, kind, isSubtracted } = fragment;
    const boxes = paintedPlaces(fragment, docId).flatMap((place) => place.boxes);
    return boxes.length === 0 ? [] : [{ id, kind: isSubtracted ? 'noise' : kind, boxes }];
  });
  if (spotlight?.docId !== docId || spotlight.boxes.length === 0) return marked;
  return [...marked, { id: SPOTLIGHT_ID, kind: 'found', boxes: spotlight.boxes }];
}
