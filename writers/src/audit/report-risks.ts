/**
 * The risks in the report: a list of all, then each with its proof, by level; missing clauses with the text
 * to add.
 */
import { levelNames, type RiskLevel } from '@wenjian/audit';
import { type Paragraph, type Table, TableRow } from 'docx';
import { body, cell, colours, gap, heading, headRow, TEXT_WIDTH, table } from '../docx/report-elements.ts';
import { auditExportText, auditReportText } from './audit-export.text.ts';
import { placeText, stateText } from './report-facts.ts';
import { levelOrder, type RiskRow, teamLines } from './risk-row.ts';

const { fields, appendixColumns: names } = auditReportText;

/** 序号, 级别, 风险, 位置, 状态. */
const listWidths = [700, 1100, 3600, 2570, 1100] as const;
const NAME_WIDTH = 1250;
const VALUE_WIDTH = TEXT_WIDTH - NAME_WIDTH;

export function riskList(rows: readonly RiskRow[]): readonly (Paragraph | Table)[] {
  if (rows.length === 0) return [];
  const byLevel = [...rows].sort(
    (one, other) => levelOrder.indexOf(one.risk.level) - levelOrder.indexOf(other.risk.level),
  );
  return [
    table(listWidths, [
      headRow([names.index, names.level, names.title, names.place, names.state], listWidths),
      ...byLevel.map(listRow),
    ]),
  ];
}

export function riskDetails(rows: readonly RiskRow[]): readonly (Paragraph | Table)[] {
  return levelOrder.flatMap((level) => {
    const own = rows.filter(({ risk }) => risk.kind === 'risk' && risk.level === level);
    const title = heading(countedLevel(level, own.length), 2);
    if (own.length === 0) return [title, ...body(auditReportText.noneOfLevel)];
    return [title, ...own.flatMap((row) => [detail(row), gap()])];
  });
}

export function missingDetails(rows: readonly RiskRow[]): readonly (Paragraph | Table)[] {
  const missing = rows.filter(({ risk }) => risk.kind === 'missing');
  if (missing.length === 0) return body(auditReportText.noMissing);
  return missing.flatMap((row) => [detail(row), gap()]);
}

function countedLevel(level: RiskLevel, count: number): string {
  return `${auditExportText.level(levelNames[level])}（${count}）`;
}

function listRow(row: RiskRow): TableRow {
  const { risk, index, level, state } = row;
  const title = risk.kind === 'missing' ? `${risk.title}（${auditExportText.missing}）` : risk.title;
  const [first, second, third, fourth, fifth] = listWidths;
  return new TableRow({
    cantSplit: true,
    children: [
      cell(String(index), first, { isCentred: true }),
      cell(level, second, { isCentred: true, isStrong: true, colour: colours[risk.level] }),
      cell(title, third),
      cell(placeText(row), fourth),
      cell(state, fifth, { isCentred: true }),
    ],
  });
}

function detail(row: RiskRow): Table {
  const { risk, index, level } = row;
  const title = `${index}. ${risk.title}`;
  const fill = colours[`${risk.level}Fill`];
  const facts = factsOf(row).filter(([, value]) => value.trim() !== '');
  return table(
    [NAME_WIDTH, VALUE_WIDTH],
    [
      new TableRow({
        cantSplit: true,
        children: [
          cell(level, NAME_WIDTH, { isStrong: true, colour: colours[risk.level], fill, keepsNext: true }),
          cell(title, VALUE_WIDTH, { isStrong: true, fill, keepsNext: true }),
        ],
      }),
      ...facts.map(
        ([name, value], order) =>
          new TableRow({
            children: [
              cell(name, NAME_WIDTH, { colour: colours.grey, keepsNext: order < facts.length - 1 }),
              cell(value, VALUE_WIDTH, { keepsNext: order < facts.length - 1 }),
            ],
          }),
      ),
    ],
  );
}

function factsOf(row: RiskRow): readonly (readonly [string, string])[] {
  const { risk, decision } = row;
  const basis = risk.basis.map(({ law, article, gist }) => auditReportText.basis(law, article, gist));
  return [
    [fields.place, [placeText(row), originOf(row)].filter(Boolean).join(' · ')],
    [fields.quote, risk.quote],
    [fields.related, row.related.join('\n')],
    [fields.reason, risk.reason],
    [fields.basis, basis.join('\n')],
    [risk.kind === 'missing' ? fields.clause : fields.suggestion, risk.suggestion],
    ...teamLines(row),
    [fields.edited, decision.state === 'edited' ? (decision.text ?? '') : ''],
    [fields.state, stateText(row)],
    [fields.note, decision.note],
  ];
}

/** Empty for the product's own rules. */
function originOf({ risk: { origin } }: RiskRow): string {
  if (origin === 'rule') return '';
  return auditReportText.origins[origin];
}
