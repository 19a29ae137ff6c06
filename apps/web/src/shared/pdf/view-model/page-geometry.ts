/**
 * Places on a page. Points: 1/72 inch, origin top-left, the page's rotation already applied; pixels: CSS pixels.
 * `scale` is always CSS pixels per point.
 */

export interface PageSize {
  readonly widthPt: number;
  readonly heightPt: number;
}

export interface PageBox {
  /** 0-based. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PixelRect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A page at its natural size: CSS defines the inch as 96 pixels. */
export const PIXELS_PER_POINT = 96 / 72;

/** The box in pixels from the page's own top-left corner. */
export function toPixels(box: Omit<PageBox, 'page'>, scale: number): PixelRect {
  return {
    left: box.x * scale,
    top: box.y * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}

/** A pixel of the page, from its own top-left corner, in points. */
export function toPoint(
  pixel: { readonly left: number; readonly top: number },
  scale: number,
): { readonly x: number; readonly y: number } {
  return { x: pixel.left / scale, y: pixel.top / scale };
}
