/** Compares pictures and seals by their content: the same, changed, inserted or deleted. */
import type { Block } from '@wenjian/document';
import { differentBits } from '../align/picture-print.ts';
import { type ChangeDraft, placeOf, type Verdict } from '../changes/change-draft.ts';
import type { PlacedSide } from '../changes/placed-side.ts';
import { reasons } from '../compare.text.ts';

/** Null when neither side is a picture, or both are the same one. Text in pictures is compared as text. */
export function judgePicture(old: PlacedSide | null, target: PlacedSide | null): ChangeDraft | null {
  const blocks = [old?.block, target?.block].filter((block) => block !== undefined);
  const isSeal = blocks.some((block) => block.type === 'seal');
  if (!isSeal && !blocks.some((block) => block.type === 'image')) return null;
  const verdict = isSeal ? judgeSeal(old?.block, target?.block) : judgeImage(old?.block, target?.block);
  if (verdict === null) return null;
  return {
    type: 'image',
    place: placeOf(old, target),
    ...verdict,
    old,
    new: target,
    isSuspect: false,
    move: null,
  };
}

function judgeImage(old: Block | undefined, target: Block | undefined): Verdict | null {
  const minor = (reason: string): Verdict => ({ significance: 'minor', reason, signals: ['picture'] });
  if (old === undefined) return minor(reasons.imageInserted);
  if (target === undefined) return minor(reasons.imageDeleted);
  if (old.picture === undefined || target.picture === undefined) return null;
  if (old.picture.hash === target.picture.hash) return null;
  const isOfPixels = old.picture.isOfPixels === true || target.picture.isOfPixels === true;
  return !isOfPixels && differentBits(old.picture, target.picture) === 0
    ? { significance: 'noise', reason: reasons.imageEncoded, signals: ['picture'] }
    : minor(reasons.imageChanged);
}

function judgeSeal(old: Block | undefined, target: Block | undefined): Verdict | null {
  const major = (reason: string): Verdict => ({ significance: 'major', reason, signals: ['seal'] });
  if (old === undefined) return major(reasons.sealInserted);
  if (target === undefined) return major(reasons.sealDeleted);
  if (old.picture === undefined || target.picture === undefined) return null;
  if (old.picture.hash === target.picture.hash) return null;
  // Two scans of one seal never have the same bytes, so the appearance decides.
  const bits = differentBits(old.picture, target.picture);
  return bits !== null && bits <= SAME_SEAL_BITS ? null : major(reasons.sealChanged);
}

/** Two impressions of one stamp differ by ink and angle; different stamps differ in about half of the 64 bits. */
const SAME_SEAL_BITS = 10;
