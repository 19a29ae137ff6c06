import { describe, expect, it } from 'vitest';
import { type KeyPress, viewerAction } from './viewer-key.ts';

function action(key: string, press: Partial<KeyPress> = {}) {
  const plain = {
    hasControl: false,
    hasAlt: false,
    hasShift: false,
    isInField: false,
    isInPane: false,
    isInTool: false,
  };
  return viewerAction({ key, ...plain, ...press });
}

describe('the viewer’s keys', () => {
  it('open the search with Ctrl+F and with a slash', () => {
    expect(action('f', { hasControl: true })).toBe('find');
    expect(action('F', { hasControl: true })).toBe('find');
    expect(action('/')).toBe('find');
  });

  it('leave search and page number to a tool that shows two documents', () => {
    expect(action('/', { isInTool: true })).toBeNull();
    expect(action('g', { isInTool: true })).toBeNull();
    expect(action('+', { isInTool: true })).toBe('zoomIn');
    expect(action('f', { isInTool: true, hasControl: true })).toBe('find');
  });

  it('leave a slash to a user who is typing', () => {
    expect(action('/', { isInField: true })).toBeNull();
    expect(action('g', { isInField: true })).toBeNull();
    expect(action('f', { isInField: true, hasControl: true })).toBe('find');
  });

  it('move between matches and close the search', () => {
    expect(action('F3')).toBe('findNext');
    expect(action('F3', { hasShift: true })).toBe('findPrevious');
    expect(action('g', { hasControl: true })).toBe('findNext');
    expect(action('Escape', { isInField: true })).toBe('close');
  });

  it('zoom and jump', () => {
    expect(['+', '=', '-', '0', 'g'].map((key) => action(key))).toEqual([
      'zoomIn',
      'zoomIn',
      'zoomOut',
      'fitWidth',
      'goToPage',
    ]);
  });

  it('turn pages with the arrows only in the pane itself', () => {
    expect(action('ArrowRight', { isInPane: true })).toBe('nextPage');
    expect(action('ArrowRight')).toBeNull();
  });

  it('leave the letters of the tools and the browser’s own zoom alone', () => {
    expect(['j', 'k', 'n', 'p', 'a', 'x', '?'].map((key) => action(key))).toEqual(Array(7).fill(null));
    expect(action('+', { hasControl: true })).toBeNull();
    expect(action('f', { hasAlt: true })).toBeNull();
  });
});
