/** In: a comparison. Out: a Markdown report. */
import { reportText as text } from '../writers.text.ts';
import { changeColumns, changeRows } from './change-row.ts';
import type { ComparisonExport } from './comparison-export.ts';
import { lastSection } from './last-section.ts';
import { summaryOf } from './summary.ts';

export function renderMarkdown(input: ComparisonExport): string {
  const rows = changeRows(input);
  const header = changeColumns.map((column) => text.columns[column]);
  const table = [
    `| ${header.join(' | ')} |`,
    `|${changeColumns.map(() => ' --- ').join('|')}|`,
    ...rows.map((row) => `| ${changeColumns.map((column) => cell(String(row[column]))).join(' | ')} |`),
  ];
  const sections = lastSection(input).map(
    ({ title, lines }) => `### ${title}\n\n${lines.map((line) => `- ${escapeMarkdown(line)}`).join('\n')}`,
  );
  return [
    `# ${text.title}`,
    summaryOf(input),
    `## ${text.changes}`,
    rows.length === 0 ? text.noChanges : table.join('\n'),
    `## ${text.last.title}`,
    ...sections,
    '',
  ].join('\n\n');
}

function cell(value: string): string {
  return escapeMarkdown(value).replace(/\r?\n/g, '<br>');
}

/** Escapes document text, so that it does not become markup. */
function escapeMarkdown(value: string): string {
  return value.replace(/[\\`*_{}[\]<>#|~&]/g, '\\$&');
}
