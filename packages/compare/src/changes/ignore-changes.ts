/** In: all changes and the options. Out: the changes to list, and the number that each option left out. */
import {
  boxesOfRange,
  collapseWhitespace,
  documentSpan,
  foldScript,
  foldWidth,
  normalisedText,
  type PageBox,
  removeInvisible,
} from '@wenjian/document';
import { type OptionName, optionNames } from '../compare.text.ts';
import type { CompareOptions, IgnoredRegion } from '../compare-options.ts';
import type { SideName } from '../comparison.ts';
import { TURNED } from '../judge/judge-turned.ts';
import { type ChangeDraft, isFurniturePlace } from './change-draft.ts';
import { type PlacedSide, textOf } from './placed-side.ts';

export interface KeptChanges {
  readonly drafts: readonly ChangeDraft[];
  /** One entry for each enabled option, even if it left out nothing. */
  readonly ignored: readonly { readonly option: OptionName; readonly count: number }[];
}

export function ignoreChanges(drafts: readonly ChangeDraft[], options: CompareOptions): KeptChanges {
  const active = activeOptions(options);
  if (active.length === 0) return { drafts, ignored: [] };
  const counts = new Map<OptionName, number>();
  const kept = drafts.filter((draft) => {
    const option = optionLeavingOut(draft, active, options);
    if (option !== null) counts.set(option, (counts.get(option) ?? 0) + 1);
    return option === null;
  });
  return { drafts: kept, ignored: active.map((option) => ({ option, count: counts.get(option) ?? 0 })) };
}

export function isLeavingOut(options: CompareOptions): boolean {
  return activeOptions(options).length > 0;
}

function activeOptions(options: CompareOptions): readonly OptionName[] {
  const names = Object.keys(optionNames) as OptionName[];
  return names.filter((name) =>
    name === 'ignoredRegions' ? (options.ignoredRegions ?? []).length > 0 : options[name] === true,
  );
}

function optionLeavingOut(
  draft: ChangeDraft,
  active: readonly OptionName[],
  options: CompareOptions,
): OptionName | null {
  const whole = active.find((name) => !isTextOption(name) && leavesOut(name, draft, options));
  if (whole !== undefined) return whole;
  if (draft.type === 'move' || draft.type === 'format' || draft.type === 'image') return null;
  if (draft.signals.includes(TURNED)) return null;
  const texts = active.filter(isTextOption);
  const oldText = draft.oldText ?? textOf(draft.old);
  const newText = draft.newText ?? textOf(draft.new);
  const isSame = (names: readonly TextOption[]): boolean => fold(oldText, names) === fold(newText, names);
  return texts.find((name) => isSame([name])) ?? (isSame(texts) ? (texts[0] ?? null) : null);
}

function leavesOut(name: OptionName, draft: ChangeDraft, options: CompareOptions): boolean {
  switch (name) {
    case 'ignoreHeadersFooters':
      return isFurniturePlace(draft.place);
    case 'ignoreTables':
      return draft.place === 'table';
    case 'ignoreNumbering':
      return draft.signals.includes('numbering');
    case 'ignoreFormatting':
      return draft.type === 'format';
    case 'ignoredRegions':
      return isInRegions(draft, options.ignoredRegions ?? []);
    default:
      return false;
  }
}

type TextOption = 'ignoreCase' | 'ignorePunctuation' | 'ignoreSpaces' | 'ignoreWidth' | 'ignoreScript';

function isTextOption(name: OptionName): name is TextOption {
  return name in folds;
}

/** A mark between two digits is part of a figure: 1.5 is not 15. */
const looseMarks = /(?<![0-9０-９])[\p{P}\p{S}]|[\p{P}\p{S}](?![0-9０-９])/gu;
/** Signs that belong to a figure, wherever they are. */
const figureSigns = /[%％‰¥￥$＄€£+±<>＜＞=\-－−~～/／]/;

const folds: Readonly<Record<TextOption, (text: string) => string>> = {
  ignoreCase: (text) => text.toLowerCase(),
  ignorePunctuation: (text) => text.replace(looseMarks, (marks) => (figureSigns.test(marks) ? marks : '')),
  ignoreSpaces: (text) => normalisedText(text, [removeInvisible, collapseWhitespace]).replaceAll(' ', ''),
  ignoreWidth: (text) => normalisedText(text, [foldWidth]),
  ignoreScript: foldScript,
};

function fold(text: string, names: readonly TextOption[]): string {
  return names.reduce((folded, name) => folds[name](folded), text);
}

/**
 * A region drawn on one side also covers the paired text of the other side; a move only when both of its
 * places are covered.
 */
function isInRegions(draft: ChangeDraft, regions: readonly IgnoredRegion[]): boolean {
  const covered = (['old', 'new'] as const).flatMap((name) => {
    const side = draft[name];
    return side === null ? [] : [isCovered(side, regions, name)];
  });
  return draft.type === 'move' ? covered.every(Boolean) : covered.some(Boolean);
}

function isCovered(side: PlacedSide, regions: readonly IgnoredRegion[], name: SideName): boolean {
  const own = regions.filter((region) => region.side === name);
  if (own.length === 0) return false;
  const boxes =
    side.block.box !== undefined && side.start === side.end
      ? [side.block.box]
      : boxesOfRange(side.document, documentSpan(side.start, side.end));
  return boxes.length > 0 && boxes.every((box) => own.some((region) => holds(region, box)));
}

/** Hand-drawn regions are inexact: small differences are tolerated. */
const DRAWING_TOLERANCE_PT = 2;

function holds(region: PageBox, box: PageBox): boolean {
  return (
    region.page === box.page &&
    box.x >= region.x - DRAWING_TOLERANCE_PT &&
    box.y >= region.y - DRAWING_TOLERANCE_PT &&
    box.x + box.width <= region.x + region.width + DRAWING_TOLERANCE_PT &&
    box.y + box.height <= region.y + region.height + DRAWING_TOLERANCE_PT
  );
}
