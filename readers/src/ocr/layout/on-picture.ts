/** In: what was recognised on a straightened page. Out: the same with its places in the picture, turned upright like it. */
import { type Box, boundsOf, type Point } from '../image/image.ts';
import type { OcrLine, OcrPage, Rotation } from '../ocr-page.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** `toPicture`: from the straightened page to the picture, both before they were turned upright. */
export function onPicture(
  page: OcrPage,
  straight: Size,
  picture: Size,
  toPicture: (point: Point) => Point,
): OcrPage {
  const { rotation } = page;
  const place = (point: Point): Point =>
    turned(toPicture(unturned(point, rotation, straight)), rotation, picture);
  const placeBox = ({ x, y, width, height }: Box): Box =>
    boundsOf(
      [
        { x, y },
        { x: x + width, y },
        { x: x + width, y: y + height },
        { x, y: y + height },
      ].map(place),
    );
  const isSideways = rotation === 90 || rotation === 270;
  return {
    ...page,
    width: isSideways ? picture.height : picture.width,
    height: isSideways ? picture.width : picture.height,
    lines: page.lines.map((line) => placeLine(line, place)),
    seals: page.seals.map((seal) => ({ ...seal, box: placeBox(seal.box) })),
    shortRules: (page.shortRules ?? []).map(({ x0, x1, y }) => {
      const [left, right] = [place({ x: x0, y }), place({ x: x1, y })];
      return { x0: left.x, x1: right.x, y: (left.y + right.y) / 2 };
    }),
    ...(page.handwriting && { handwriting: page.handwriting.map(placeBox) }),
    unread: page.unread.map(placeBox),
  };
}

function placeLine(line: OcrLine, place: (point: Point) => Point): OcrLine {
  const [a, b, c, d] = line.corners;
  const corners = [place(a), place(b), place(c), place(d)] as const;
  const isVertical = line.isVertical === true;
  const [from, to] = [
    { x: (a.x + d.x) / 2, y: (a.y + d.y) / 2 },
    { x: (b.x + c.x) / 2, y: (b.y + c.y) / 2 },
  ];
  const slope = (to.y - from.y) / Math.max(1, to.x - from.x);
  const middle = (a.x + b.x) / 2;
  let last = Number.NEGATIVE_INFINITY;
  const edges = line.edges.map((edge) => {
    const at = isVertical
      ? place({ x: middle, y: edge }).y
      : place({ x: edge, y: from.y + slope * (edge - from.x) }).x;
    last = Math.max(last, at);
    return last;
  });
  return { ...line, corners, box: boundsOf(corners), edges };
}

/** A point of the page before it was turned clockwise by `rotation`; `size` of the page then. */
function unturned({ x, y }: Point, rotation: Rotation, { width, height }: Size): Point {
  switch (rotation) {
    case 0:
      return { x, y };
    case 90:
      return { x: y, y: height - x };
    case 180:
      return { x: width - x, y: height - y };
    case 270:
      return { x: width - y, y: x };
  }
}

function turned({ x, y }: Point, rotation: Rotation, { width, height }: Size): Point {
  switch (rotation) {
    case 0:
      return { x, y };
    case 90:
      return { x: height - y, y: x };
    case 180:
      return { x: width - x, y: height - y };
    case 270:
      return { x: y, y: width - x };
  }
}
