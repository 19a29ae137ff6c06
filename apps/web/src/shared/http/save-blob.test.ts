// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveBlob } from './save-blob.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('files that are ready at the same moment', () => {
  it('start one after another, and none takes the place of another', () => {
    vi.useFakeTimers();
    vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
    const started: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      started.push(this.download);
    });
    for (const name of ['修订.docx', '报告.pdf', '清单.xlsx']) saveBlob(new Blob(['文']), name);
    expect(started).toEqual(['修订.docx']);
    vi.advanceTimersByTime(250);
    expect(started).toEqual(['修订.docx', '报告.pdf']);
    vi.advanceTimersByTime(250);
    expect(started).toEqual(['修订.docx', '报告.pdf', '清单.xlsx']);
    vi.unstubAllGlobals();
  });
});
