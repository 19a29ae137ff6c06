/** A document without pdf.js, for the viewer's tests: pages of one line, drawn at once. */
import type { PageWork, PdfFile } from './pdf-file.ts';

export interface FakePdf extends PdfFile {
  readonly drawn: number[];
  readonly released: number[];
  readonly badPages: Set<number>;
  resumed: number;
  isClosed: boolean;
}

const A4 = { widthPt: 600, heightPt: 800 };
const CHARACTER_PT = 20;

export function createFakePdf(pageCount: number, textOf: (page: number) => string): FakePdf {
  const fake: FakePdf = {
    drawn: [],
    released: [],
    badPages: new Set(),
    resumed: 0,
    isClosed: false,
    pageCount,
    firstPage: A4,
    pageSize: async () => A4,
    draw: (page) => {
      if (fake.badPages.has(page)) return work(Promise.reject(new Error('cannot draw')));
      fake.drawn.push(page);
      return work(Promise.resolve('done'));
    },
    layText: (page, container) => {
      container.textContent = textOf(page);
      return work(Promise.resolve('done'));
    },
    text: async (page) => {
      const text = textOf(page);
      const line = { x: 100, y: 420, length: text.length * CHARACTER_PT, ascent: 16, descent: 4, angle: 0 };
      return { text, runs: [{ start: 0, end: text.length, ...line }] };
    },
    outline: async () => [
      { title: '第一章', target: 2, children: [{ title: '第一节', target: 4, children: [] }] },
    ],
    locate: async (target) => ({ page: Number(target), y: 0 }),
    release: (page) => void fake.released.push(page),
    resume: () => {
      fake.resumed += 1;
    },
    close: () => {
      fake.isClosed = true;
    },
  };
  return fake;
}

function work(done: PageWork['done']): PageWork {
  return { done, cancel: () => undefined };
}
