/**
 * From the coordinates of the file (origin bottom left, page not rotated) to those of the displayed page
 * (origin top left, rotated).
 */

export interface PageFrame {
  readonly widthPt: number;
  readonly heightPt: number;
  /** Quarter turns clockwise. */
  readonly rotation: number;
  x(fileX: number, fileY: number): number;
  y(fileX: number, fileY: number): number;
}

export interface FileBox {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

export function pageFrame(box: FileBox, rotation: number): PageFrame {
  const { left, bottom, right, top } = box;
  const width = right - left;
  const height = top - bottom;
  const isTurned = rotation % 2 === 1;
  const [toX, toY] = axes(box, rotation);
  return {
    widthPt: isTurned ? height : width,
    heightPt: isTurned ? width : height,
    rotation,
    x: toX,
    y: toY,
  };
}

type Axis = (fileX: number, fileY: number) => number;

function axes({ left, bottom, right, top }: FileBox, rotation: number): readonly [Axis, Axis] {
  switch (rotation) {
    case 1:
      return [(_, y) => y - bottom, (x) => x - left];
    case 2:
      return [(x) => right - x, (_, y) => y - bottom];
    case 3:
      return [(_, y) => top - y, (x) => right - x];
    default:
      return [(x) => x - left, (_, y) => top - y];
  }
}
