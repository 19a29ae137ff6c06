/** Where the lines of a document begin and end on its pages. Pure. */
import type { TextExtent } from '../../../shared/pdf/view-model/page-layout.ts';
import type { ComparisonResult } from './comparison-shapes.ts';

/** Where so many lines begin or end is a margin; a stamp at the edge of a page is not. */
const MARGIN_LINES = 3;
/** Lines of one margin differ by less. */
const STEP_PT = 4;

/** Null where nothing is known of it: a document without pages, or without text. */
export function textExtent({
  blocks,
  pages,
}: Pick<ComparisonResult['old'], 'blocks' | 'pages'>): TextExtent | null {
  const pageWidth = pages?.[0]?.widthPt;
  if (pageWidth === undefined) return null;
  // Pages turned by a quarter have lines of their own length.
  const boxes = blocks.flatMap((block) =>
    block.boxes.filter(({ page }) => pages?.[page]?.widthPt === pageWidth),
  );
  if (boxes.length === 0) return null;
  const left = Math.min(...margins(boxes.map(({ x }) => x)));
  return { left, right: Math.max(...margins(boxes.map(({ x, width }) => x + width))) };
}

function margins(edges: readonly number[]): readonly number[] {
  const groups = [...Map.groupBy(edges, (edge) => Math.round(edge / STEP_PT)).values()];
  const frequent = groups.filter((group) => group.length >= MARGIN_LINES);
  // A page with two lines has no margin to speak of: then every line counts.
  return (frequent.length > 0 ? frequent : groups).flatMap(([first]) => first ?? []);
}
