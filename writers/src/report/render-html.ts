/**
 * In: a comparison. Out: a self-contained HTML report: no links, one small script for the filters; it prints
 * without it.
 */
import { significanceNames, typeNames } from '@wenjian/compare';
import { reportText as text, writerText } from '../writers.text.ts';
import { type ChangeRow, changeColumns, changeRows } from './change-row.ts';
import type { ComparisonExport } from './comparison-export.ts';
import { escapeHtml } from './escape-html.ts';
import { lastSection } from './last-section.ts';
import { renderMerged } from './render-merged.ts';
import { filterScript, reportStyle } from './report-style.ts';
import { summaryOf } from './summary.ts';

export function renderHtml(input: ComparisonExport): string {
  const rows = changeRows(input);
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
<title>${text.title}</title>
<style>${reportStyle}</style>
</head>
<body>
<h1>${text.title}</h1>
<p>${writerText.sides.old}：${escapeHtml(input.names.old)}<br>${writerText.sides.new}：${escapeHtml(input.names.new)}</p>
<p>${summaryOf(input)}</p>
<h2>${text.changes}</h2>
${rows.length === 0 ? '' : renderFilters(rows) + renderTable(rows)}
<h2>${text.merged}</h2>
<div class="merged">${renderMerged(input)}</div>
<section class="last">
<h2>${text.last.title}</h2>
${lastSection(input).map(renderSection).join('\n')}
</section>
<script>${filterScript}</script>
</body>
</html>
`;
}

function renderFilters(rows: readonly ChangeRow[]): string {
  const box = (group: string, value: string, label: string): string =>
    `<label><input type="checkbox" checked data-group="${group}" value="${value}"> ${label}</label>`;
  const types = [...new Set(rows.map(({ change }) => change.type))];
  const significances = [...new Set(rows.map(({ change }) => change.significance))];
  return `<p class="filters">${text.filter}：${significances
    .map((value) => box('significance', value, significanceNames[value]))
    .join(' ')} · ${types.map((value) => box('type', value, typeNames[value])).join(' ')}
<input type="search" placeholder="${text.search}" aria-label="${text.search}"></p>`;
}

function renderTable(rows: readonly ChangeRow[]): string {
  const header = changeColumns.map((column) => `<th class="${column}">${text.columns[column]}</th>`).join('');
  const lines = rows.map((row) => {
    const { change } = row;
    const cells = changeColumns.map((column) => `<td>${renderCell(row, column)}</td>`).join('');
    return `<tr class="change ${change.significance}" data-type="${change.type}" data-significance="${change.significance}" id="r${row.index}">${cells}</tr>`;
  });
  return `<table><thead><tr>${header}</tr></thead><tbody>\n${lines.join('\n')}\n</tbody></table>`;
}

function renderCell(row: ChangeRow, column: (typeof changeColumns)[number]): string {
  const value = escapeHtml(String(row[column]));
  if (value === '') return '';
  if (column === 'index') return `<a href="#c${row.index}">${value}</a>`;
  if (column === 'old') return `<del>${value}</del>`;
  return column === 'new' ? `<ins>${value}</ins>` : value;
}

function renderSection({
  title,
  lines,
}: {
  readonly title: string;
  readonly lines: readonly string[];
}): string {
  return `<h3>${title}</h3><ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`;
}
