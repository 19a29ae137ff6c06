/** A change before it has an id, and the fields that all kinds of changes share. */
import type { BlockType } from '@wenjian/document';
import type { ChangePlace, ChangeType, Significance } from '../comparison.ts';
import type { PlacedSide } from './placed-side.ts';

export interface Verdict {
  readonly significance: Significance;
  readonly reason: string;
  readonly signals: readonly string[];
  /** The party that gains by it, where that can be known. */
  readonly gainer?: string | null;
}

export interface ChangeDraft extends Verdict {
  readonly type: ChangeType;
  readonly place: ChangePlace;
  readonly old: PlacedSide | null;
  readonly new: PlacedSide | null;
  readonly isSuspect: boolean;
  /** Index into the moves of the plan. */
  readonly move: number | null;
  /** Equal for the edits that put one list in another order. */
  readonly list?: string;
  /** The quotation when it is not the text between `start` and `end`: the cells of a row or column. */
  readonly oldText?: string;
  readonly newText?: string;
}

/** The most specific first: when two blocks of different types are paired, the first of their places is named. */
const placeOrder: readonly ChangePlace[] = [
  'seal',
  'picture',
  'watermark',
  'header',
  'footer',
  'note',
  'comment',
  'textBox',
  'table',
];

export function placeOf(old: PlacedSide | null, target: PlacedSide | null): ChangePlace {
  const one = old === null ? 'body' : placeOfType(old.block.type);
  const other = target === null ? one : placeOfType(target.block.type);
  if (one === other || other === 'body') return one;
  return placeOrder.find((place) => place === one || place === other) ?? 'body';
}

function placeOfType(type: BlockType): ChangePlace {
  switch (type) {
    case 'tableCell':
      return 'table';
    case 'footnote':
    case 'endnote':
      return 'note';
    case 'image':
      return 'picture';
    case 'header':
    case 'footer':
    case 'comment':
    case 'textBox':
    case 'seal':
    case 'watermark':
      return type;
    case 'heading':
    case 'paragraph':
    case 'listItem':
      return 'body';
  }
}

/** True for content that repeats on every page. */
export function isFurniturePlace(place: ChangePlace): boolean {
  return place === 'header' || place === 'footer' || place === 'watermark';
}

/** By which sides exist; an empty paragraph can be inserted or deleted too. */
export function typeOf(old: PlacedSide | null, target: PlacedSide | null): ChangeType {
  const hasOld = old !== null && old.start < old.end;
  const hasNew = target !== null && target.start < target.end;
  if (hasOld && hasNew) return 'replace';
  if (hasOld) return 'delete';
  return hasNew || old === null ? 'insert' : 'delete';
}
