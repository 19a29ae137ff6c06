import { palettes } from '../../theme/tokens.ts';

const paper = palettes.light;

/** Marks lie on white paper in both themes, so they always take the light palette. */
export const highlightColours: Readonly<Record<`--mark-${string}`, string>> = {
  '--mark-insert': paper.insertion,
  '--mark-delete': paper.deletion,
  '--mark-replace': paper.replacement,
  '--mark-move': paper.move,
  '--mark-format': paper.format,
  '--mark-image': paper.format,
  '--mark-noise': paper.slate,
  '--mark-verbatim': paper.deletion,
  '--mark-edited': paper.replacement,
  '--mark-paraphrase': paper.move,
  '--mark-high': paper.deletion,
  '--mark-medium': paper.replacement,
  '--mark-low': paper.slate,
  '--mark-field': paper.accent,
  /** The yellow of a text marker: it is not used for findings. */
  '--mark-found': '#FFE066',
  '--mark-found-current': '#FF9F1C',
};
