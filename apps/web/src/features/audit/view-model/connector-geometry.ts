/**
 * The lines from highlights on the page to their entries in the list (docs/spec.md#risk-view). In: rectangles in client
 * coordinates. Out: lines in the same coordinates, only for pairs of which both ends can be seen. Pure.
 */
import type { PixelRect } from '../../../shared/pdf/view-model/page-geometry.ts';
import { isInSight, type VisibleHighlight } from '../../../shared/pdf/view-model/visible-highlights.ts';

/** Style, radius and padding of docs/spec.md#constants */
export const CONNECTOR_STYLE = { stroke: 'red', strokeDasharray: '3 3', strokeWidth: 0.5 } as const;
export const CIRCLE_RADIUS_PX = 5;
const CIRCLE_PADDING_PX = 10;

/** The dot is beside an entry's first line. */
const ENTRY_LINE_PX = 20;

export interface ConnectorScene {
  /** The scrolled pages, without scroll bars. */
  readonly pane: PixelRect;
  readonly windowHeight: number;
  readonly highlights: readonly VisibleHighlight[];
  /** The list's scroller. */
  readonly list: PixelRect;
  readonly entries: readonly ListEntry[];
}

export interface ListEntry {
  readonly id: string;
  readonly rect: PixelRect;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Connector {
  readonly id: string;
  /** From the highlight's underline to the edge of the pages and on to the dot's rim. */
  readonly points: readonly Point[];
  readonly dot: Point;
}

export function drawConnectors(scene: ConnectorScene): readonly Connector[] {
  const starts = new Map<string, Point>();
  for (const highlight of scene.highlights) {
    const start = startOf(highlight, scene);
    if (start) starts.set(highlight.id, start);
  }
  return scene.entries.flatMap((entry) => {
    const start = starts.get(entry.id);
    const dot = dotOf(entry, scene.list);
    return start && dot ? [connect(entry.id, start, dot, scene)] : [];
  });
}

/** The end of the first visible line. */
function startOf({ boxes }: VisibleHighlight, { pane, windowHeight }: ConnectorScene): Point | null {
  const box = boxes.find((one) => isInSight(one, { pane, windowHeight }));
  if (!box) return null;
  return { x: Math.min(box.left + box.width, pane.left + pane.width), y: box.top + box.height };
}

/** Null while the entry's first line is scrolled out of the list. */
function dotOf({ rect }: ListEntry, list: PixelRect): Point | null {
  const y = rect.top + Math.min(ENTRY_LINE_PX, rect.height / 2);
  const isIn = y - CIRCLE_RADIUS_PX >= list.top && y + CIRCLE_RADIUS_PX <= list.top + list.height;
  return isIn ? { x: rect.left - CIRCLE_PADDING_PX, y } : null;
}

function connect(id: string, start: Point, dot: Point, { pane }: ConnectorScene): Connector {
  const edge = { x: Math.max(start.x, pane.left + pane.width), y: start.y };
  return { id, points: [start, edge, { x: dot.x - CIRCLE_RADIUS_PX, y: dot.y }], dot };
}
