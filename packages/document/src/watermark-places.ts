/**
 * In: a page, the width of a text and how it is to lie. Out: the size of the text and the middle of each copy of it. The written file
 * and its preview both ask here, so that one looks like the other. Points from the top left of the page as shown.
 */

export const watermarkLayouts = ['tiled', 'once'] as const;
export const watermarkSizes = ['small', 'medium', 'large'] as const;

export interface WatermarkLook {
  /** Degrees, anticlockwise. */
  readonly angle: number;
  readonly layout: (typeof watermarkLayouts)[number];
  readonly size: (typeof watermarkSizes)[number];
}

export interface WatermarkPlaces {
  /** Of the text, in points. */
  readonly size: number;
  readonly centres: readonly { readonly x: number; readonly y: number }[];
}

interface PageSize {
  readonly widthPt: number;
  readonly heightPt: number;
}

/** Of the page's shorter side: A4 gives 14, 20 and 30 points. */
const TILE_SHARE = { small: 0.0235, medium: 0.0336, large: 0.0504 } as const;
/** How much of the page a single text fills. */
const SINGLE_SHARE = { small: 0.45, medium: 0.65, large: 0.85 } as const;
/** A single character would fill the page. */
const MOST_SINGLE_SHARE = 0.3;
/** Between two copies, in units of the size. */
const GAP = { along: 4, across: 5 } as const;
const MOST_PLACES = 400;

export function watermarkPlaces(
  { widthPt, heightPt }: PageSize,
  /** Of the text, in units of its size. */
  textWidth: number,
  { angle, layout, size }: WatermarkLook,
): WatermarkPlaces {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const shorter = Math.min(widthPt, heightPt);
  const width = Math.max(1, textWidth);
  // The box around the turned text, for a size of one.
  const [wide, high] = [width * Math.abs(cos) + Math.abs(sin), width * Math.abs(sin) + Math.abs(cos)];
  const fitting = Math.min(widthPt / wide, heightPt / high);
  const middle = { x: widthPt / 2, y: heightPt / 2 };
  if (layout === 'once')
    return {
      size: Math.min(fitting * SINGLE_SHARE[size], shorter * MOST_SINGLE_SHARE),
      centres: [middle],
    };
  const points = Math.min(shorter * TILE_SHARE[size], fitting * SINGLE_SHARE.large);
  const steps = { along: (width + GAP.along) * points, across: GAP.across * points };
  const [halfWide, halfHigh] = [(wide * points) / 2, (high * points) / 2];
  // Whole copies alone: half a word at the edge would be text outside the page to whoever reads the file.
  const centres = tiles({ widthPt, heightPt }, [cos, -sin], steps).filter(
    ({ x, y }) => x >= halfWide && y >= halfHigh && x <= widthPt - halfWide && y <= heightPt - halfHigh,
  );
  return { size: points, centres };
}

function tiles(
  { widthPt, heightPt }: PageSize,
  [cos, sin]: readonly [number, number],
  { along, across }: { readonly along: number; readonly across: number },
): WatermarkPlaces['centres'] {
  const most = Math.hypot(widthPt, heightPt) / 2;
  // A page like a ribbon gets fewer, farther apart.
  const stretch = Math.max(1, Math.sqrt((4 * most * most) / (along * across * MOST_PLACES)));
  const [stepX, stepY] = [along * stretch, across * stretch];
  const columns = Math.ceil(most / stepX);
  const rows = Math.ceil(most / stepY);
  const centres: { x: number; y: number }[] = [];
  for (let row = -rows; row <= rows; row++)
    for (let column = -columns; column <= columns; column++) {
      // Every other row begins half a step later.
      const [u, v] = [(column + (row % 2 === 0 ? 0 : 0.5)) * stepX, row * stepY];
      centres.push({ x: widthPt / 2 + u * cos - v * sin, y: heightPt / 2 + u * sin + v * cos });
    }
  return centres;
}
