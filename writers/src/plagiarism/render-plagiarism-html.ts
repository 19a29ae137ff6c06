/**
 * In: a check. Out: a self-contained HTML report: no links, no script; fragments side by side with the equal
 * words marked.
 */
import { escapeHtml } from '../report/escape-html.ts';
import { frontRows } from './front-page.ts';
import { plagiarismExportText as text } from './plagiarism-export.text.ts';
import type { PlagiarismExport, ReportBlock } from './plagiarism-export.ts';
import { blockFacts, matchFacts, ReportLines, whereOf } from './report-lines.ts';

export function renderPlagiarismHtml(request: PlagiarismExport): string {
  const { report, info } = request;
  const lines = new ReportLines(report);
  const { examined, notExamined } = lines.coverage();
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(info.title)} · ${text.title}</title>
<style>${style}</style>
</head>
<body>
<h1>${text.title}</h1>
<section class="front">
${facts(frontRows(request, lines))}
${request.issue === null ? '' : `<p class="hint">${text.verifyHint}</p>`}
</section>
${section(text.rates, text.ratesHint)}
${table(text.rateColumns, lines.rates())}
${section(text.subtracted)}
${tableOr(text.subtractedColumns, lines.subtracted(), text.nothingSubtracted)}
${section(text.evidence, text.evidenceHint)}
${tableOr(text.evidenceColumns, lines.evidence(), text.noEvidence)}
${section(text.evasion)}
${tableOr(text.evasionColumns, lines.evasion(), text.noEvasion)}
${optional(text.images, text.imageColumns, lines.images())}
${optional(text.sensitive, text.sensitiveColumns, lines.sensitive())}
${section(text.blocks)}
${report.blocks.length === 0 ? paragraph(text.noBlocks) : blockTable(report.blocks, report.originId, lines)}
${section(text.coverage)}
<h3>${text.examined}</h3>
${table(text.coverageColumns.slice(0, 2), examined)}
<h3>${text.notExamined}</h3>
${tableOr(text.coverageColumns, notExamined, text.none)}
${section(text.settings, text.settingsHint)}
${facts(lines.settings())}
</body>
</html>
`;
}

const style = `
body{font:14px/1.7 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;max-width:1200px;margin:24px auto;padding:0 16px;color:#1c2430}
h1{font-size:22px}h2{font-size:17px;margin-top:32px}h3{font-size:14px;margin-bottom:4px}
table{border-collapse:collapse;width:100%;table-layout:fixed;margin:8px 0}
td,th{border:1px solid #e3e6eb;padding:6px 8px;text-align:left;vertical-align:top;white-space:pre-wrap;word-break:break-word}
th{background:#f4f5f7}
.facts th{width:160px}
.blocks th:first-child{width:150px}
.hint,.where{color:#646e7d}
mark{background:#fbe7b2;color:inherit;text-decoration:underline}
.is-subtracted{opacity:.65}
@media print{body{margin:0;max-width:none}tr{break-inside:avoid}.front{break-after:page}}
`;

function section(title: string, hint?: string): string {
  return `<h2>${title}</h2>${hint === undefined ? '' : `<p class="hint">${hint}</p>`}`;
}

function paragraph(words: string): string {
  return `<p>${escapeHtml(words)}</p>`;
}

function facts(rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([name, value]) => `<tr><th>${name}</th><td>${escapeHtml(value)}</td></tr>`);
  return `<table class="facts"><tbody>${lines.join('')}</tbody></table>`;
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((column) => `<th>${column}</th>`).join('');
  const lines = rows.map((row) => `<tr>${row.map((value) => `<td>${escapeHtml(value)}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${head}</tr></thead><tbody>${lines.join('\n')}</tbody></table>`;
}

function tableOr(columns: readonly string[], rows: readonly (readonly string[])[], nothing: string): string {
  return rows.length === 0 ? paragraph(nothing) : table(columns, rows);
}

function optional(title: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? '' : `${section(title)}\n${table(columns, rows)}`;
}

function blockTable(blocks: readonly ReportBlock[], originId: string, lines: ReportLines): string {
  const head = text.blockColumns.map((column) => `<th>${column}</th>`).join('');
  const rows = blocks.map((block, index) => {
    const sources = lines
      .relationsOf(block, originId)
      .map(({ docId, match }) => quoted(block, docId, [lines.nameOf(docId), matchFacts(match)]));
    return `<tr class="${block.isSubtracted ? 'is-subtracted' : ''}" id="${escapeHtml(block.id)}"><td>${index + 1}
${escapeHtml(blockFacts(block))}</td><td>${quoted(block, originId, [])}</td><td>${sources.join('\n\n')}</td></tr>`;
  });
  return `<table class="blocks"><thead><tr>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

function quoted(block: ReportBlock, docId: string, facts: readonly string[]): string {
  const reference = block.references[docId];
  if (reference === undefined) return '';
  const where = [...facts, ...whereOf(reference)];
  const head = where.length === 0 ? '' : `<span class="where">${escapeHtml(where.join(' '))}</span>\n`;
  return head + markRuns(block, docId, reference);
}

/** The quotation with the equal runs marked. */
function markRuns(
  { smallBlocks }: ReportBlock,
  docId: string,
  { start, end, text: words }: ReportBlock['references'][string],
): string {
  const runs = smallBlocks
    .flatMap(({ references }) => references[docId] ?? [])
    .map((run) => ({ start: Math.max(start, run.start) - start, end: Math.min(end, run.end) - start }))
    .filter((run) => run.start < run.end)
    .sort((one, other) => one.start - other.start);
  let html = '';
  let at = 0;
  for (const run of runs) {
    if (run.end <= at) continue;
    const from = Math.max(at, run.start);
    html += `${escapeHtml(words.slice(at, from))}<mark>${escapeHtml(words.slice(from, run.end))}</mark>`;
    at = run.end;
  }
  return html + escapeHtml(words.slice(at));
}
