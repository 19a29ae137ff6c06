/** The other sections of the report: summary with the distribution, demands, what was checked and what was not. */
import { levelNames, type RiskLevel } from '@wenjian/audit';
import { largestOf } from '@wenjian/document';
import { type Paragraph, type Table, TableRow } from 'docx';
import {
  body,
  cell,
  colours,
  factTable,
  gap,
  heading,
  headRow,
  lead,
  TEXT_WIDTH,
  table,
} from '../docx/report-elements.ts';
import { auditExportText, auditReportText } from './audit-export.text.ts';
import type { AuditExport } from './audit-export.ts';
import {
  cardFacts,
  countLines,
  demandAnswerText,
  familyRows,
  notExaminedRows,
  outcomeOrder,
  uncheckedRules,
} from './report-facts.ts';
import { riskList } from './report-risks.ts';
import { levelOrder, type RiskRow } from './risk-row.ts';

type Children = readonly (Paragraph | Table)[];

const CARD_NAME_WIDTH = 1700;

export function summary(request: AuditExport, rows: readonly RiskRow[]): Children {
  const shown =
    rows.length === 0 ? [] : [heading(auditReportText.distribution, 2), distribution(rows), gap()];
  return [
    factTable(cardFacts(request), CARD_NAME_WIDTH),
    gap(),
    ...countLines(rows).flatMap(body),
    ...shown,
    ...riskList(rows),
  ];
}

/** The bars are cells of a grid of this many columns. */
const BAR_CELLS = 20;
const BAR_CELL_WIDTH = 230;
const NUMBER_WIDTH = 1090;
const LEVEL_WIDTH = TEXT_WIDTH - BAR_CELLS * BAR_CELL_WIDTH - 3 * NUMBER_WIDTH;

function distribution(rows: readonly RiskRow[]): Table {
  const { distributionColumns: names } = auditReportText;
  const barWidth = BAR_CELLS * BAR_CELL_WIDTH;
  const head = { isStrong: true, fill: colours.head, isCentred: true } as const;
  const most = largestOf(
    levelOrder.map((level) => ofLevel(rows, level).length),
    1,
  );
  const widths = [LEVEL_WIDTH, ...Array.from({ length: BAR_CELLS }, () => BAR_CELL_WIDTH)];
  return table(
    [...widths, NUMBER_WIDTH, NUMBER_WIDTH, NUMBER_WIDTH],
    [
      new TableRow({
        cantSplit: true,
        children: [
          cell(names.level, LEVEL_WIDTH, head),
          cell(names.share, barWidth, { ...head, columnSpan: BAR_CELLS }),
          ...[names.risk, names.missing, names.total].map((name) => cell(name, NUMBER_WIDTH, head)),
        ],
      }),
      ...levelOrder.map((level) => levelRow(level, ofLevel(rows, level), most)),
    ],
  );
}

function levelRow(level: RiskLevel, rows: readonly RiskRow[], most: number): TableRow {
  const missing = rows.filter(({ risk }) => risk.kind === 'missing').length;
  const counts = [rows.length - missing, missing, rows.length];
  return new TableRow({
    cantSplit: true,
    children: [
      cell(auditExportText.level(levelNames[level]), LEVEL_WIDTH, {
        isStrong: true,
        isCentred: true,
        colour: colours[level],
      }),
      ...bar(
        colours[level],
        rows.length === 0 ? 0 : Math.max(1, Math.round((rows.length / most) * BAR_CELLS)),
      ),
      ...counts.map((count) => cell(String(count), NUMBER_WIDTH, { isCentred: true })),
    ],
  });
}

function bar(fill: string, filled: number) {
  const part = (count: number, options: { readonly fill?: string }) =>
    count === 0 ? [] : [cell('', count * BAR_CELL_WIDTH, { ...options, columnSpan: count })];
  return [...part(filled, { fill }), ...part(BAR_CELLS - filled, {})];
}

function ofLevel(rows: readonly RiskRow[], level: RiskLevel): readonly RiskRow[] {
  return rows.filter(({ risk }) => risk.level === level);
}

const demandWidths = [2600, 3900, 2570] as const;

export function demands({ result }: AuditExport): Children {
  const { demandColumns: names, relatedClauses, dash } = auditReportText;
  if (result.demands.length === 0) return body(auditReportText.none);
  return [
    table(demandWidths, [
      headRow([names.demand, names.answer, names.quotes], demandWidths),
      ...result.demands.map((row) => {
        const { demand, outcome, quotes } = row;
        const quoted = quotes.map(({ quote, page }) => {
          return page === null ? `“${quote}”` : `“${quote}”（${auditExportText.page(page)}）`;
        });
        const isAnswered = outcome !== 'notChecked';
        const cells = [
          demand,
          demandAnswerText(row),
          (isAnswered || quoted.length === 0 ? '' : `${relatedClauses}\n`) + (quoted.join('\n') || dash),
        ];
        return new TableRow({ children: cells.map((text, index) => cell(text, demandWidths[index] ?? 0)) });
      }),
    ]),
  ];
}

const FAMILY_WIDTH = 1923;
const OUTCOME_WIDTH = 1021;

export function checkedRules(request: AuditExport): Children {
  const { checked } = request.result;
  const { familyColumn, outcomes, checkedSummary } = auditReportText;
  const concluded = checked.filter(({ outcome }) => outcome !== 'notChecked').length;
  const widths = [FAMILY_WIDTH, ...outcomeOrder.map(() => OUTCOME_WIDTH)];
  const rows = familyRows(request);
  return [
    lead(checkedSummary(checked.length, concluded)),
    table(widths, [
      headRow([familyColumn, ...outcomeOrder.map((outcome) => outcomes[outcome])], widths),
      ...rows.map((row, order) => {
        const isStrong = order === rows.length - 1;
        const cells = row.map((text, index) =>
          cell(text, widths[index] ?? 0, { isCentred: index > 0, isStrong, keepsNext: !isStrong }),
        );
        return new TableRow({ cantSplit: true, children: cells });
      }),
    ]),
  ];
}

const notExaminedWidths = [2200, 1000, 5870] as const;

export function notExamined(request: AuditExport): Children {
  const { notExaminedColumns: names, uncheckedColumns, everythingExamined, unchecked } = auditReportText;
  const rows = notExaminedRows(request);
  const rules = uncheckedRules(request);
  return [
    ...(rows.length === 0
      ? body(everythingExamined)
      : [countedTable([names.what, names.count, names.reason], rows)]),
    ...(rules.length === 0
      ? []
      : [
          heading(unchecked, 2),
          countedTable([uncheckedColumns.reason, names.count, uncheckedColumns.rules], rules),
        ]),
  ];
}

function countedTable(names: readonly string[], rows: readonly (readonly string[])[]): Table {
  return table(notExaminedWidths, [
    headRow(names, notExaminedWidths),
    ...rows.map(
      (row) =>
        new TableRow({
          children: row.map((text, index) =>
            cell(text, notExaminedWidths[index] ?? 0, { isCentred: index === 1 }),
          ),
        }),
    ),
  ]);
}
