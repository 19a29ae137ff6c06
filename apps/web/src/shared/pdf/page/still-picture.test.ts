// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stillPicture } from './still-picture.ts';

const transferFromImageBitmap = vi.fn();

beforeEach(() => {
  transferFromImageBitmap.mockReset();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation((kind: string) =>
    kind === 'bitmaprenderer' ? Object.assign(Object.create(null), { transferFromImageBitmap }) : null,
  );
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function drawnPage(): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 600;
  canvas.height = 800;
  return canvas;
}

it('replaces the drawn page with a finished bitmap and releases the memory of the canvas', async () => {
  const bitmap = {};
  vi.stubGlobal('createImageBitmap', async () => bitmap);
  const drawn = drawnPage();
  const still = await stillPicture(drawn);
  expect(still).not.toBe(drawn);
  expect(transferFromImageBitmap).toHaveBeenCalledWith(bitmap);
  expect([drawn.width, drawn.height]).toEqual([0, 0]);
});

it('keeps the drawn page where there is no memory for a second picture', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('out of memory')));
  const drawn = drawnPage();
  expect(await stillPicture(drawn)).toBe(drawn);
  expect([drawn.width, drawn.height]).toEqual([600, 800]);
});
