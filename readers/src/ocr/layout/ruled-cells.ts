/**
 * Ruled tables: the cell of each text line. A box that the detector drew over several cells is cut at the
 * borders between them before it is read.
 */
import { findGrids, type Grid, type GridCell } from '../../pdf/tables/ruled-grid.ts';
import { cropLine } from '../image/crop-line.ts';
import { type Box, type GreyImage, type Point, pointInBox, type TurnedBox, turnBox } from '../image/image.ts';
import type { OcrCell, OcrRule } from '../ocr-page.ts';
import { findRules } from './find-rules.ts';

const POINTS_PER_INCH = 72;
/** In points. Smaller ones are frames in a drawing or large characters. */
const LEAST_WIDTH = 60;
const LEAST_HEIGHT = 20;
/** In line heights: a narrower piece counts only if it contains ink. */
const NARROW_PIECE = 0.6;
/** Grey levels between ink and paper. */
const INK_CONTRAST = 60;
/** Share of the line's height; rules may be above and below. */
const INK_BAND = 0.6;
/** In points: the area on each side of a border that belongs to its rule, not to the text. */
const RULE_MARGIN = 1.2;

/** The deskewed page: the picture rotated around its middle until its lines are level. */
export interface LevelFrame {
  readonly width: number;
  readonly height: number;
  readonly skew: number;
}

function toLevel(box: TurnedBox, { width, height, skew }: LevelFrame): TurnedBox {
  const centred = { x: box.centre.x - width / 2, y: box.centre.y - height / 2 };
  const turned = turnBox({ ...box, centre: centred }, -skew);
  return { ...turned, centre: { x: turned.centre.x + width / 2, y: turned.centre.y + height / 2 } };
}

export function levelBounds(box: TurnedBox, frame: LevelFrame): Box {
  const level = toLevel(box, frame);
  return {
    x: level.centre.x - level.width / 2,
    y: level.centre.y - level.height / 2,
    width: level.width,
    height: level.height,
  };
}

/** The point of the picture at a point of the deskewed page. */
function fromLevel({ x, y }: Point, { width, height, skew }: LevelFrame): Point {
  const whole = { centre: { x: width / 2, y: height / 2 }, width, height, angle: skew };
  return pointInBox(whole, x - width / 2, y - height / 2);
}

export interface TableMap {
  /** Those that may be above footnotes, from the top. */
  readonly shortRules: readonly OcrRule[];
  /** The box, or its pieces if it crosses several cells. */
  cut(box: TurnedBox): TurnedBox[];
  cellOf(box: TurnedBox): PlacedCell | null;
}

export interface PlacedCell {
  readonly address: OcrCell;
  /** The whole table, in pixels of the deskewed page. */
  readonly table: Box;
}

export function findTables(page: GreyImage, frame: LevelFrame, dpi: number, isPhoto = false): TableMap {
  const scale = dpi / POINTS_PER_INCH;
  const rules = findRules(page, frame.skew, dpi, isPhoto);
  const grids = findGrids(rules.ofTables).filter(
    ({ left, right, top, bottom }) => right - left >= LEAST_WIDTH && bottom - top >= LEAST_HEIGHT,
  );
  return {
    shortRules: rules.short
      .map(({ x0, x1, y0 }) => placedRule({ x0: x0 * scale, x1: x1 * scale, y: y0 * scale }, frame))
      .sort((one, other) => one.y - other.y),
    cut: (box) => cutBox(page, box, grids, frame, scale),
    cellOf: (box) => placedCell(box, grids, frame, scale),
  };
}

/** At the height of its middle, like a slanted line. */
function placedRule({ x0, x1, y }: OcrRule, frame: LevelFrame): OcrRule {
  const middle = fromLevel({ x: (x0 + x1) / 2, y }, frame);
  return { x0: middle.x - (x1 - x0) / 2, x1: middle.x + (x1 - x0) / 2, y: middle.y };
}

function gridAt(grids: readonly Grid[], x: number, y: number): number {
  return grids.findIndex((grid) => x > grid.left && x < grid.right && y > grid.top && y < grid.bottom);
}

function cellAt(grid: Grid, x: number, y: number): GridCell | undefined {
  return grid.cells.find((cell) => x >= cell.left && x < cell.right && y >= cell.top && y < cell.bottom);
}

function placedCell(
  box: TurnedBox,
  grids: readonly Grid[],
  frame: LevelFrame,
  scale: number,
): PlacedCell | null {
  const { centre } = toLevel(box, frame);
  const table = gridAt(grids, centre.x / scale, centre.y / scale);
  const grid = grids[table];
  const cell = grid === undefined ? undefined : cellAt(grid, centre.x / scale, centre.y / scale);
  if (grid === undefined || cell === undefined) return null;
  const spans =
    cell.rowSpan > 1 || cell.columnSpan > 1 ? { rowSpan: cell.rowSpan, columnSpan: cell.columnSpan } : {};
  return {
    address: { table, row: cell.row, column: cell.column, ...spans },
    table: {
      x: grid.left * scale,
      y: grid.top * scale,
      width: (grid.right - grid.left) * scale,
      height: (grid.bottom - grid.top) * scale,
    },
  };
}

function cutBox(
  page: GreyImage,
  box: TurnedBox,
  grids: readonly Grid[],
  frame: LevelFrame,
  scale: number,
): TurnedBox[] {
  const level = levelBounds(box, frame);
  const y = (level.y + level.height / 2) / scale;
  const grid = grids.find(({ top, bottom, left, right }) => {
    const middle = (level.x + level.width / 2) / scale;
    return y > top && y < bottom && middle > left && middle < right;
  });
  const borders = (grid?.cells ?? [])
    .filter((cell) => y >= cell.top && y < cell.bottom)
    .flatMap((cell) => [cell.left * scale - level.x, cell.right * scale - level.x])
    .filter((border) => border > 0 && border < level.width);
  const cuts = [0, ...new Set(borders.map(Math.round).sort((a, b) => a - b)), level.width];
  const pieces: Piece[] = [];
  for (let index = 1; index < cuts.length; index++) {
    const from = (cuts[index - 1] ?? 0) + (index === 1 ? 0 : RULE_MARGIN * scale);
    const to = (cuts[index] ?? 0) - (index === cuts.length - 1 ? 0 : RULE_MARGIN * scale);
    if (to > from) pieces.push({ from, to });
  }
  return pieces
    .map(({ from, to }) => ({
      ...box,
      width: to - from,
      centre: pointInBox(box, (from + to) / 2 - box.width / 2, 0),
    }))
    .filter((piece) => piece.width >= NARROW_PIECE * piece.height || hasInk(page, piece));
}

/** A single 1 in a narrow cell is narrower than many borders, so width alone is not enough. */
function hasInk(page: GreyImage, box: TurnedBox): boolean {
  const band = { ...box, height: box.height * INK_BAND };
  const { data } = cropLine(
    page,
    band,
    Math.max(1, Math.round(band.width)),
    Math.max(1, Math.round(band.height)),
  );
  let [least, most] = [255, 0];
  for (let at = 0; at < data.length; at++) {
    const value = data[at] ?? 0;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return most - least > INK_CONTRAST;
}

/** Pixels from the left end of the box. */
interface Piece {
  readonly from: number;
  readonly to: number;
}
