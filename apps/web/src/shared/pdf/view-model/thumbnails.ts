/** Sizes of the small pages in the side panel. Pure. */
import type { PageSize } from './page-geometry.ts';
import type { Spacing } from './page-layout.ts';

export const THUMBNAIL_WIDTH_PX = 116;
/** A receipt or a folded plan must not push its neighbours out of the panel. */
const THUMBNAIL_MAX_HEIGHT_PX = 200;

/** Room for the number below each thumbnail. */
export const THUMBNAIL_SPACING: Spacing = { padding: 12, gap: 34 };

/** A layout of scale 1: the "points" of the result are pixels. */
export function thumbnailSizes(sizes: readonly PageSize[]): readonly PageSize[] {
  return sizes.map(({ widthPt, heightPt }) => {
    const scale = Math.min(THUMBNAIL_WIDTH_PX / widthPt, THUMBNAIL_MAX_HEIGHT_PX / heightPt);
    return { widthPt: widthPt * scale, heightPt: heightPt * scale };
  });
}
