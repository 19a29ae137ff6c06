/** The size of shown pages. Zoom runs from 0.1 to 1 in steps of 0.1 (docs/spec.md#constants); 1 is the page's natural size. */
import { PIXELS_PER_POINT } from './page-geometry.ts';

const ZOOM_MIN = 0.1;
const ZOOM_MAX = 1;
const ZOOM_STEP = 0.1;

/** The page ratio of docs/spec.md#constants: the limit of device pixels per CSS pixel. */
export const PAGE_RATIO = 2;

/**
 * `auto`: natural size, or the pane's width where that is narrower, but never so small that a contract's text
 * cannot be read. `fitWidth`: the pane's width. Neither is larger than natural size, the end of the spec's range.
 */
export type Zoom =
  | { readonly kind: 'auto' }
  | { readonly kind: 'fitWidth' }
  | { readonly kind: 'step'; readonly zoom: number };

/**
 * Contracts are set in 五号, 10.5 points: 14 pixels in natural size. From here on it is at least 12 pixels high;
 * what is cut off at the sides of an A4 page is then mostly its margins.
 */
const READABLE_FACTOR = 0.86;
/** In a narrower pane the lines of such a page would be cut in half: there the whole page is shown. */
const READABLE_FROM_PX = 240;
/** Below this window there is one document at a time, and two fingers zoom. */
const PHONE_BELOW_PX = 768;

/** Shown size ÷ natural size. */
export function zoomFactor(
  zoom: Zoom,
  availableWidthPx: number,
  pageWidthPt: number,
  windowWidthPx: number,
): number {
  if (zoom.kind === 'step') return zoom.zoom;
  const fitted = Math.max(ZOOM_MIN, availableWidthPx / (pageWidthPt * PIXELS_PER_POINT));
  if (zoom.kind === 'fitWidth') return Math.min(ZOOM_MAX, fitted);
  const isRoomy = windowWidthPx >= PHONE_BELOW_PX && availableWidthPx >= READABLE_FROM_PX;
  return Math.min(ZOOM_MAX, isRoomy ? Math.max(READABLE_FACTOR, fitted) : fitted);
}

/** The step above a factor that may be between two steps; null at the end. */
export function zoomIn(factor: number): Zoom | null {
  const step = Math.floor(factor / ZOOM_STEP + ROUNDING) + 1;
  return step > stepOf(ZOOM_MAX) ? null : { kind: 'step', zoom: step / stepOf(1) };
}

export function zoomOut(factor: number): Zoom | null {
  const step = Math.min(stepOf(ZOOM_MAX), Math.ceil(factor / ZOOM_STEP - ROUNDING) - 1);
  return step < stepOf(ZOOM_MIN) ? null : { kind: 'step', zoom: step / stepOf(1) };
}

export function zoomPercent(factor: number): string {
  return `${Math.round(factor * 100)}%`;
}

/**
 * Device pixels per CSS pixel of a page's canvas. Above the largest area every browser can allocate the page is drawn
 * coarser: a blurred plan is better than an empty one.
 */
export function canvasRatio(widthPx: number, heightPx: number, devicePixelRatio: number): number {
  const wanted = Math.min(PAGE_RATIO, Math.max(1, devicePixelRatio));
  return Math.min(wanted, Math.sqrt(CANVAS_MAX_PIXELS / (widthPx * heightPx)));
}

/** The limit of Safari on iOS, the lowest of the supported browsers. */
const CANVAS_MAX_PIXELS = 16_777_216;

/** 0.3 / 0.1 is not 3. */
const ROUNDING = 1e-6;

function stepOf(factor: number): number {
  return Math.round(factor / ZOOM_STEP);
}
