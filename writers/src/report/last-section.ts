/**
 * The last section of every report: what was compared, how, what was not examined, and that the replay was
 * verified.
 */
import { reportText, writerText } from '../writers.text.ts';
import type { ComparisonExport } from './comparison-export.ts';
import { timeOf } from './time-of.ts';

export interface ReportSection {
  readonly title: string;
  readonly lines: readonly string[];
}

const { last } = reportText;

export function lastSection(input: ComparisonExport): readonly ReportSection[] {
  const { coverage, statistics } = input.comparison;
  const { sides } = writerText;
  const missing = coverage.notExamined.map(({ side, what, count, reason }) =>
    last.missing(sides[side], what, count, reason),
  );
  return [
    {
      title: last.files,
      lines: (['old', 'new'] as const).flatMap((side) => [
        `${sides[side]}：${input.names[side]}`,
        `${last.hash}：${input.hashes[side]}`,
      ]),
    },
    { title: last.options, lines: optionLines(input.options) },
    { title: last.counts, lines: countLines(statistics) },
    {
      title: last.examined,
      lines: coverage.examined.map(({ side, what, count }) => last.item(sides[side], what, count)),
    },
    { title: last.notExamined, lines: missing.length === 0 ? [last.everythingExamined] : missing },
    { title: last.replay, lines: [last.verified(timeOf(input.createdAt))] },
  ];
}

function countLines(statistics: object): readonly string[] {
  return Object.entries(statistics).map(([name, count]) => `${reportText.counts[name] ?? name}：${count}`);
}

function optionLines(options: object): readonly string[] {
  const lines = Object.entries(options).flatMap(([name, value]) => {
    const label = reportText.options[name];
    if (label === undefined || value === undefined || value === false) return [];
    if (Array.isArray(value)) return value.length === 0 ? [] : [`${label}：${value.length}`];
    if (typeof value === 'string') return [`${label}：${reportText.revisionViews[value] ?? value}`];
    return [label];
  });
  return lines.length === 0 ? [last.defaults] : lines;
}
