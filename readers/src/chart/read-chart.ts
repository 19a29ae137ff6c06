/**
 * In: the part of a chart in an Office file. Out: its title, the titles of its axes, and each series with its figures as shown, as lines of text that
 * begin with 图表; null when the part is missing or has none of them. The figures are those the file keeps beside the chart: an embedded workbook is not opened.
 */
import { parsePart } from '../docx/office-package.ts';
import { formatValue } from '../sheet/number-formats.ts';
import type { XmlElement, XmlHandlers } from '../xml/parse-xml.ts';
import type { Archive } from '../zip/open-archive.ts';
import { chartText as text } from './chart.text.ts';

/** More is a plot of measurements, which nobody reads as text. */
const MOST_POINTS = 200;
const MOST_SERIES = 100;
const MOST_LEVELS = 5;

export async function readChart(archive: Archive, part: string): Promise<string | null> {
  const chart = new ChartReader();
  if (!(await parsePart(archive, part, chart))) return null;
  const more = chart.series.length - MOST_SERIES;
  const lines = [
    ...chart.axes(),
    ...chart.series.slice(0, MOST_SERIES).flatMap(lineOf),
    ...(more > 0 ? [text.moreSeries(more)] : []),
  ];
  if (chart.title === '' && lines.length === 0) return null;
  return [chart.title === '' ? text.chart : text.head(chart.title), ...lines].join('\n');
}

type Role = 'name' | 'category' | 'value';

interface Series {
  name: string;
  /** By place; of a category with levels the inner one first, as the file has them. */
  readonly categories: Map<number, string[]>;
  readonly values: Map<number, string>;
  unlisted: number;
}

function lineOf({ name, categories, values, unlisted }: Series): readonly string[] {
  const points = [...values]
    .sort(([one], [other]) => one - other)
    .map(([at, value]) => text.point((categories.get(at) ?? []).toReversed().join(text.levels), value));
  if (unlisted > 0) points.push(text.more(unlisted));
  if (name === '' && points.length === 0) return [];
  return [points.length === 0 ? name : text.series(name, points.join(text.between))];
}

const ROLES: Readonly<Record<string, Role>> = {
  'c:tx': 'name',
  'c:cat': 'category',
  'c:xVal': 'category',
  'c:val': 'value',
  'c:yVal': 'value',
};

class ChartReader implements XmlHandlers {
  title = '';
  readonly series: Series[] = [];
  readonly #axisTitles: string[] = [];
  readonly #path: string[] = [];
  #role: Role | null = null;
  #format = '';
  #at = 0;
  #isTextOpen = false;
  #words = '';

  axes(): readonly string[] {
    const titles = this.#axisTitles.filter((title) => title !== '');
    return titles.length === 0 ? [] : [text.axes(titles)];
  }

  open(element: XmlElement): void {
    const { name } = element;
    const parent = this.#path.at(-1);
    this.#path.push(name);
    if (name === 'c:ser')
      this.series.push({ name: '', categories: new Map(), values: new Map(), unlisted: 0 });
    if (parent === 'c:ser') this.#role = ROLES[name] ?? null;
    if (name === 'c:title' && parent !== 'c:chart') this.#axisTitles.push('');
    if (name === 'c:numCache') this.#format = '';
    if (name === 'c:pt') {
      this.#at = Number(element.attribute('idx'));
      this.#format = element.attribute('formatCode') ?? this.#format;
    }
    if (name === 'c:v' || name === 'a:t' || name === 'c:formatCode') {
      this.#isTextOpen = true;
      this.#words = '';
    }
  }

  text(words: string): void {
    if (this.#isTextOpen) this.#words += words;
  }

  close(name: string): void {
    this.#path.pop();
    if (name === 'c:formatCode') this.#format = this.#words;
    if (name === 'c:v' || name === 'a:t') this.#take(this.#words);
    // Several paragraphs of a title are one line.
    if (name === 'a:p') this.#take(' ');
    if (name === 'c:title') this.#tidyTitle();
    if (name === 'c:v' || name === 'a:t' || name === 'c:formatCode') this.#isTextOpen = false;
    if (this.#path.at(-1) === 'c:ser') this.#role = null;
  }

  #take(words: string): void {
    const series = this.#path.includes('c:ser') ? this.series.at(-1) : undefined;
    if (series !== undefined) this.#takePoint(series, words);
    else if (this.#path.includes('c:title')) this.#addToTitle(words);
  }

  #takePoint(series: Series, words: string): void {
    const shown = plain(words);
    if (shown === '') return;
    if (this.#role === 'name') series.name = series.name === '' ? shown : `${series.name} ${shown}`;
    else if (this.#role === 'category') this.#takeCategory(series.categories, this.#shown(shown));
    else if (this.#role === 'value') {
      if (series.values.size < MOST_POINTS) series.values.set(this.#at, this.#shown(shown));
      else series.unlisted++;
    }
  }

  #takeCategory(categories: Series['categories'], category: string): void {
    const levels = categories.get(this.#at);
    if (levels === undefined && categories.size < MOST_POINTS) categories.set(this.#at, [category]);
    else if (levels !== undefined && levels.length < MOST_LEVELS) levels.push(category);
  }

  /** Figures as the chart shows them; names as they are. */
  #shown(words: string): string {
    const isFigure = this.#path.includes('c:numCache') || this.#path.includes('c:numLit');
    const value = Number(words);
    if (!isFigure || !Number.isFinite(value)) return words;
    return plain(formatValue(value, this.#format === '' ? 'General' : this.#format, { isFrom1904: false }));
  }

  #addToTitle(words: string): void {
    const isOfChart = this.#path[this.#path.indexOf('c:title') - 1] === 'c:chart';
    if (isOfChart) this.title += words;
    else this.#axisTitles.push(`${this.#axisTitles.pop() ?? ''}${words}`);
  }

  #tidyTitle(): void {
    this.title = plain(this.title);
    const last = this.#axisTitles.pop();
    if (last !== undefined) this.#axisTitles.push(plain(last));
  }
}

function plain(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim();
}
