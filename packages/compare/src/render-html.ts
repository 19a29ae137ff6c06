/** In: two documents and their comparison. Out: a self-contained HTML report (no scripts, no links), rendered from the edit script. */
import type { Document } from '@wenjian/document';
import { significanceNames, reportText as text, typeNames } from './compare.text.ts';
import type { Change, Comparison, ComparisonCoverage, SideName } from './comparison.ts';

export interface ReportNames {
  readonly old: string;
  readonly new: string;
}

export function renderHtml(
  old: Document,
  target: Document,
  comparison: Comparison,
  names: ReportNames,
): string {
  const { changes, statistics: count, coverage } = comparison;
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<title>${text.title}</title>
<style>${style}</style>
</head>
<body>
<h1>${text.title}</h1>
<p>${text.old}：${escapeHtml(names.old)}<br>${text.new}：${escapeHtml(names.new)}</p>
<p>${changes.length === 0 ? text.noChanges : text.summary(changes.length, count.major, count.minor, count.noise)}</p>
<h2>${text.changes}</h2>
${renderChanges(changes)}
<h2>${text.fullText}</h2>
${renderRows(old, target, comparison)}
<h2>${text.coverage}</h2>
${renderCoverage(coverage)}
</body>
</html>
`;
}

const style = `
body{font:14px/1.7 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;max-width:1200px;margin:24px auto;padding:0 16px;color:#1f2329}
table{border-collapse:collapse;width:100%;table-layout:fixed}
td,th{border:1px solid #dee0e3;padding:6px 8px;text-align:left;vertical-align:top;white-space:pre-wrap;word-break:break-word}
th{background:#f5f6f7}
.narrow{width:72px}
del{background:#fde2e2;color:#a8071a}
ins{background:#d9f5d6;color:#135200;text-decoration:none}
.noise{opacity:.55}
.major td:nth-child(2){color:#a8071a;font-weight:600}
`;

function renderChanges(changes: readonly Change[]): string {
  const rows = changes.map(
    (change) => `<tr class="${change.significance}">
<td>${typeNames[change.type]}</td><td>${significanceNames[change.significance]}</td>
<td>${change.old === null ? '' : `<del>${escapeHtml(change.old.text)}</del>`}</td>
<td>${change.new === null ? '' : `<ins>${escapeHtml(change.new.text)}</ins>`}</td>
<td>${escapeHtml(change.reason)}</td></tr>`,
  );
  return `<table><tr><th class="narrow">${text.type}</th><th class="narrow">${text.significance}</th><th>${text.old}</th><th>${text.new}</th><th>${text.reason}</th></tr>
${rows.join('\n')}
</table>`;
}

function renderRows(old: Document, target: Document, { rows, changes }: Comparison): string {
  const oldCells = renderBlocks(old, changes, 'old');
  const newCells = renderBlocks(target, changes, 'new');
  const lines = rows.map(
    (row) =>
      `<tr><td>${row.old === null ? '' : (oldCells.get(row.old) ?? '')}</td><td>${row.new === null ? '' : (newCells.get(row.new) ?? '')}</td></tr>`,
  );
  return `<table><tr><th>${text.old}</th><th>${text.new}</th></tr>\n${lines.join('\n')}\n</table>`;
}

function renderBlocks(document: Document, changes: readonly Change[], side: SideName): Map<string, string> {
  const marks = new Map<string, Change[]>();
  for (const change of changes) {
    const block = change[side]?.block;
    if (block === undefined) continue;
    const known = marks.get(block);
    if (known === undefined) marks.set(block, [change]);
    else known.push(change);
  }
  const tag = side === 'old' ? 'del' : 'ins';
  return new Map(
    document.blocks.map((block) => {
      let html = '';
      let offset: number = block.start;
      for (const change of marks.get(block.id) ?? []) {
        const span = change[side];
        if (span === null) continue;
        html += `${escapeHtml(document.text.slice(offset, span.start))}<${tag} class="${change.significance}">${escapeHtml(span.text)}</${tag}>`;
        offset = span.end;
      }
      return [block.id, html + escapeHtml(document.text.slice(offset, block.end))];
    }),
  );
}

function renderCoverage(coverage: ComparisonCoverage): string {
  const side = (name: SideName): string => (name === 'old' ? text.old : text.new);
  const examined = coverage.examined.map(
    (item) => `<li>${side(item.side)}：${escapeHtml(item.what)} ${item.count}</li>`,
  );
  const missing = coverage.notExamined.map(
    (item) =>
      `<li>${side(item.side)}：${escapeHtml(item.what)} ${item.count}（${escapeHtml(item.reason)}）</li>`,
  );
  return `<h3>${text.examined}</h3><ul>${examined.join('')}</ul>
<h3>${text.notExamined}</h3><ul>${missing.join('') || `<li>${text.everythingExamined}</li>`}</ul>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
