/** Sizes of paper, in points. */

/** Also used for a page of unknown size. */
export const A4 = { widthPt: 595.28, heightPt: 841.89 } as const;

/** The longest side that the PDF format allows. */
export const MAX_SIDE_PT = 14_400;
