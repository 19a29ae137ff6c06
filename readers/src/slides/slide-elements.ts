/** What each element of a slide means to its reader; elements that are not here are entered. */
import type { OpenHandlers } from './slide-reader.ts';

export const onOpen: OpenHandlers = {
  'p:sld': (slide, element) => {
    const show = element.attribute('show');
    slide.isHidden = show === '0' || show === 'false';
    return undefined;
  },
  'p:sp': (slide) => act(() => slide.startShape(false)),
  'p:graphicFrame': (slide) => act(() => slide.startShape(false)),
  'p:cNvSpPr': (slide, element) => act(() => slide.startShape(element.attribute('txBox') === '1')),
  'p:ph': (slide, element) => act(() => slide.setPlaceholder(element.attribute('type') ?? 'body')),
  'a:p': (slide) => act(() => slide.startParagraph()),
  'a:pPr': (slide, element) => act(() => slide.setLevel(wholeNumber(element.attribute('lvl'), 0))),
  'a:buAutoNum': (slide, element) =>
    act(() =>
      slide.setNumbering(element.attribute('type') ?? '', wholeNumber(element.attribute('startAt'), 1)),
    ),
  'a:buFont': (slide, element) => act(() => slide.setBullet({ font: element.attribute('typeface') ?? '' })),
  'a:buChar': (slide, element) => act(() => slide.setBullet({ character: element.attribute('char') ?? '' })),
  'a:t': (slide) => act(() => slide.startText()),
  'a:br': (slide) => act(() => slide.add('\v')),
  'a:fld': (slide, element) => {
    if (element.attribute('type') !== 'slidenum') return undefined;
    slide.miss('pageNumbers');
    return 'skip';
  },
  'a:tbl': (slide) => act(() => slide.startTable()),
  'a:tr': (slide) => act(() => slide.startRow()),
  'a:tc': (slide, element) =>
    act(() =>
      slide.startCell(
        wholeNumber(element.attribute('rowSpan'), 1),
        wholeNumber(element.attribute('gridSpan'), 1),
        element.attribute('hMerge') === '1' || element.attribute('vMerge') === '1',
      ),
    ),
  'mc:AlternateContent': (slide) => act(() => slide.startChoice()),
  'mc:Choice': (slide) => (slide.takeChoice() ? undefined : 'skip'),
  'mc:Fallback': (slide) => (slide.takeChoice() ? undefined : 'skip'),
  'p:cNvPr': (slide, element) => act(() => slide.describe(element.attribute('descr'))),
  'p:pic': (slide) => act(() => slide.startPicture()),
  'a:blip': (slide, element) => act(() => slide.addPicture(element.attribute('r:embed') ?? '')),
  'c:chart': (slide, element) => act(() => slide.addChart(element.attribute('r:id') ?? '')),
  'dgm:relIds': (slide) => act(() => slide.miss('drawings')),
  'p:oleObj': (slide) => {
    slide.miss('objects');
    return 'skip';
  },
  'p:control': (slide, element) => {
    slide.addControl(element.attribute('r:id') ?? '');
    return 'skip';
  },
  'a:videoFile': (slide) => act(() => slide.miss('media')),
  'a:audioFile': (slide) => act(() => slide.miss('media')),
  // Animations and timing contain no text.
  'p:timing': () => 'skip',
};

function act(action: () => void): undefined {
  action();
}

function wholeNumber(value: string | undefined, otherwise: number): number {
  const number = Number(value);
  return value !== undefined && Number.isInteger(number) && number >= 0 && number < 100_000
    ? number
    : otherwise;
}
