/** In: the content of a page (from its text layer, or recognised from its image). Out: its layout. */

import {
  directionOfLine,
  type RecognisedPage,
  rulesOnPage,
  sealsOnPage,
  segmentOfLine,
  tablesOfLines,
  usualHeight,
  withSmallPrint,
} from '../recognition.ts';
import { buildSegments } from '../text/segments.ts';
import { type Direction, frameSize, marksOfPage, type SlantedText, toFrame } from './marks.ts';
import type { PageContent, RenderedPage, Rule } from './page-content.ts';
import type { PageLayout } from './page-furniture.ts';
import type { PageItem } from './page-items.ts';
import { layOutPage } from './page-layout.ts';

export interface AnalysedPage {
  readonly layout: PageLayout;
  readonly slanted: readonly SlantedText[];
  readonly hiddenCount: number;
}

/** Rules above footnotes are shorter than this share of the page's width. */
const MAX_NOTE_RULE_SHARE = 0.45;
const MIN_NOTE_RULE_PT = 40;

export function analyseTextLayer(page: PageContent): AnalysedPage {
  const { byDirection, slanted, hiddenCount } = marksOfPage(page);
  // The direction of most of the page's text comes first.
  const directions = [...byDirection].sort(([, one], [, other]) => other.length - one.length);
  const items = directions.flatMap(([direction, marks]) =>
    layOutPage({ ...framed(page, direction), segments: buildSegments(marks) }),
  );
  return { layout: layoutOf(page, items, page.images), slanted, hiddenCount };
}

export function analyseRecognised(
  page: PageContent,
  drawing: RenderedPage,
  recognised: RecognisedPage,
): AnalysedPage {
  const { shortRules = [], rotation } = recognised;
  const lines = withSmallPrint(recognised.lines);
  const usual = usualHeight(lines);
  const byDirection = Map.groupBy(lines, directionOfLine);
  const items = [...byDirection].flatMap(([direction, own]) => {
    const segments = own
      .filter((line) => line.cell === undefined)
      .flatMap((line) => segmentOfLine(line, drawing.dpi, usual) ?? []);
    const tables = tablesOfLines(own, drawing, direction);
    return layOutPage({ ...framed(page, direction), segments }, tables);
  });
  // Notes are looked for below upright text only.
  const own = rotation === 0 ? rulesOnPage(shortRules, drawing) : [];
  // The images of such a page are the scan itself; the seals were found in it.
  return {
    layout: layoutOf(
      { ...page, rules: [...page.rules, ...own] },
      items,
      sealsOnPage(recognised, page, drawing),
    ),
    slanted: [],
    hiddenCount: 0,
  };
}

/** A page without readable content: it keeps its place and its images. */
export function emptyPage(page: PageContent): AnalysedPage {
  return { layout: layoutOf(page, [], page.images), slanted: [], hiddenCount: 0 };
}

function framed(page: PageContent, direction: Direction) {
  const { widthPt } = frameSize(page, direction);
  const rules = page.rules.map((rule): Rule => {
    const [x0, y0, x1, y1] = toFrame(page, direction, rule.x0, rule.y0, rule.x1, rule.y1);
    return { x0, y0, x1, y1 };
  });
  return { pageIndex: page.pageIndex, direction, widthPt, rules };
}

function layoutOf(page: PageContent, items: readonly PageItem[], images: PageLayout['images']): PageLayout {
  const { pageIndex, widthPt, heightPt, comments } = page;
  const shortRules = page.rules
    .filter((rule) => rule.y0 === rule.y1)
    .filter(({ x0, x1 }) => x1 - x0 >= MIN_NOTE_RULE_PT && x1 - x0 <= widthPt * MAX_NOTE_RULE_SHARE)
    .sort((one, other) => one.y0 - other.y0);
  return { pageIndex, widthPt, heightPt, items, images, comments, shortRules };
}
