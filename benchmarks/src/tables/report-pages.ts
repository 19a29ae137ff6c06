/** Generated pages of reports and contracts with the truth about them: order, headings, tables. Seeded. */
import { createRandom, type Random } from '../contract-text.ts';
import { pick, shuffled, type TruthTable, tableBorders, tableShapes, writeTable } from './report-tables.ts';
import {
  chapterTitles,
  objects,
  partTitles,
  results,
  sectionTitles,
  subjects,
  tails,
  verbs,
} from './report-words.ts';

export type ReportPiece =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'table'; readonly table: TruthTable };

export interface ReportSection {
  readonly columnCount: 1 | 2 | 3;
  readonly pieces: readonly ReportPiece[];
}

export interface Report {
  readonly sections: readonly ReportSection[];
  readonly bodySizePt: number;
  readonly hasIndent: boolean;
  readonly isJustified: boolean;
  readonly numbering: 'chinese' | 'decimals' | 'none';
}

/** One page with one table between two paragraphs, the shapes and borders in turn. */
export function writeTablePage(index: number, seed: number): Report {
  const random = createRandom(seed * 7919 + index);
  const shape = tableShapes[index % tableShapes.length] ?? 'statement';
  const borders = tableBorders[Math.floor(index / tableShapes.length) % tableBorders.length] ?? 'none';
  return {
    ...looks(random),
    sections: [
      {
        columnCount: 1,
        pieces: [
          paragraph(random),
          { kind: 'table', table: writeTable(shape, borders, random) },
          paragraph(random),
        ],
      },
    ],
  };
}

/** A page of titles and paragraphs without any table. */
export function writeProsePage(index: number, seed: number): Report {
  const random = createRandom(seed * 15_485_863 + index);
  const own = looks(random);
  const title = titles(own.numbering, random);
  const paragraphs = (count: number) => Array.from({ length: count }, () => paragraph(random));
  const pieces = [title(1), ...paragraphs(1 + random(3)), title(2), ...paragraphs(2 + random(4))];
  return { ...own, sections: [{ columnCount: 1, pieces }] };
}

/** A report page: chapter, text in one to three columns, and tables, mostly without borders. */
export function writeReportPage(index: number, seed: number): Report {
  const random = createRandom(seed * 104_729 + index);
  const own = looks(random);
  const title = titles(own.numbering, random);
  const columnCount = pick([1, 2, 2, 3] as const, random);
  const top: ReportPiece[] = [title(1), title(2), paragraph(random)];
  const middle: ReportPiece[] = [];
  const partCount = 2 + random(2);
  for (let part = 0; part < partCount; part++) {
    middle.push(title(columnCount === 1 ? 3 : 3), paragraph(random), paragraph(random));
    if (columnCount === 1 && random(2) === 0) middle.push(table(random));
    if (columnCount === 2 && random(3) === 0) middle.push(narrowTable(random));
  }
  const bottom: ReportPiece[] = [title(2), paragraph(random), table(random), paragraph(random)];
  return {
    ...own,
    sections: [
      { columnCount: 1, pieces: top },
      { columnCount, pieces: middle },
      { columnCount: 1, pieces: bottom },
    ],
  };
}

function looks(random: Random): Omit<Report, 'sections'> {
  return {
    bodySizePt: pick([9, 10, 10.5, 12], random),
    hasIndent: random(2) === 0,
    isJustified: random(3) > 0,
    numbering: pick(['chinese', 'decimals', 'none'] as const, random),
  };
}

const reportShapes = ['statement', 'notes', 'twoLevels', 'threeLevels', 'shares', 'categories'] as const;

function table(random: Random): ReportPiece {
  const borders = pick(['none', 'none', 'none', 'headRule', 'threeRules', 'rows'] as const, random);
  return { kind: 'table', table: writeTable(pick(reportShapes, random), borders, random) };
}

/** Fits in a column. */
function narrowTable(random: Random): ReportPiece {
  const rows = shuffled(partTitles, random)
    .slice(0, 4 + random(3))
    .map((item) => [item, `${random(900)}.${random(10)}`, `${random(900)}.${random(10)}`]);
  const cells = [['项目', '本期', '上期'], ...rows].flatMap((texts, row) =>
    texts.map((text, column) => ({ row, column, rowSpan: 1, columnSpan: 1, text })),
  );
  return {
    kind: 'table',
    table: {
      shape: 'shares',
      borders: pick(['none', 'headRule', 'rows'] as const, random),
      headRows: 1,
      rowCount: rows.length + 1,
      columnCount: 3,
      cells,
      figureColumns: [1, 2],
      widths: [2.6, 1, 1],
      paddingPt: pick([0, 1, 2], random),
      sizePt: 8,
    },
  };
}

function paragraph(random: Random): ReportPiece {
  const count = 1 + random(4);
  const sentences = Array.from({ length: count }, () => sentence(random));
  return { kind: 'paragraph', text: sentences.join('') };
}

function sentence(random: Random): string {
  const tail = random(2) === 0 ? `，${pick(tails, random)}` : '';
  const share = random(3) === 0 ? `，较上年增长${random(60)}.${random(10)}%` : '';
  return `${pick(subjects, random)}${pick(verbs, random)}${pick(objects, random)}，${pick(results, random)}${share}${tail}。`;
}

/** Numbers count on from title to title, as in a real report. */
function titles(numbering: Report['numbering'], random: Random): (level: 1 | 2 | 3) => ReportPiece {
  const counts = [0, 0, 0];
  const words = [
    shuffled(chapterTitles, random),
    shuffled(sectionTitles, random),
    shuffled(partTitles, random),
  ];
  const chapter = 1 + random(8);
  return (level) => {
    counts[level - 1] = (counts[level - 1] ?? 0) + 1;
    counts.fill(0, level);
    const text = words[level - 1]?.pop() ?? '其他';
    return { kind: 'heading', level, text: `${label(numbering, level, chapter, counts)}${text}` };
  };
}

const NUMERALS = '零一二三四五六七八九十';

function label(
  numbering: Report['numbering'],
  level: number,
  chapter: number,
  counts: readonly number[],
): string {
  const [, second = 0, third = 0] = counts;
  if (numbering === 'chinese')
    return [`第${NUMERALS[chapter]}节 `, `${NUMERALS[second]}、`, `（${NUMERALS[third]}）`][level - 1] ?? '';
  if (numbering === 'decimals')
    return [`${chapter} `, `${chapter}.${second} `, `${chapter}.${second}.${third} `][level - 1] ?? '';
  return '';
}
