/** The parts to split into; what cannot be understood is refused with a sentence. */
import {
  type PageParts,
  type PageRange,
  partsOfEvery,
  partsOfRanges,
  type RangeRefusal,
} from '@wenjian/document/page-ranges';
import { ConversionRefused } from '../conversion.ts';
import { refusals } from '../convert.text.ts';

export function parseRanges(text: string, pageCount: number): readonly PageRange[] {
  return rangesOrRefused(partsOfRanges(text, pageCount), pageCount);
}

export function rangesOfEvery(every: number, pageCount: number): readonly PageRange[] {
  return rangesOrRefused(partsOfEvery(every, pageCount), pageCount);
}

function rangesOrRefused(parts: PageParts, pageCount: number): readonly PageRange[] {
  if ('ranges' in parts) return parts.ranges;
  throw new ConversionRefused('unsupported', sentenceOf(parts.refusal, pageCount));
}

function sentenceOf(refusal: RangeRefusal, pageCount: number): string {
  switch (refusal.kind) {
    case 'none':
      return refusals.noRanges;
    case 'notWhole':
      return refusals.everyNotWhole;
    case 'tooMany':
      return refusals.tooManyParts(refusal.most);
    case 'unclear':
      return refusals.badRange(refusal.part);
    case 'backward':
      return refusals.backwardRange(refusal.part);
    case 'outside':
      return refusals.rangeOutside(refusal.part, pageCount);
  }
}
