/**
 * A reference page of all routes as plain HTML without scripts, so it works under the strictest content
 * policy.
 */
import { type AnyRoute, describeRoute, errorCatalogue, exampleRequest, routeUrl } from '@wenjian/api';
import { z } from 'zod';

export function renderApiReference(routes: readonly AnyRoute[]): string {
  const features = [...new Set(routes.map((route) => route.feature))].sort();
  const sections = features.map(
    (feature) =>
      `<section><h2 id="${feature}">${feature}</h2>${routes
        .filter((route) => route.feature === feature)
        .map(renderRoute)
        .join('')}</section>`,
  );
  const links = features.map((feature) => `<a href="#${feature}">${feature}</a>`).join(' ');
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>文鉴 API</title><style>${REFERENCE_STYLE}</style></head><body><header><h1>文鉴 API</h1>
<p>每个回答都是 <code>{ code, message, data }</code>；成功时 <code>code</code> 为 200。机器可读的描述：<a href="/api/openapi.json">openapi.json</a>；五件常做的事怎么调用：<a href="/api/docs/examples">示例</a></p>
<nav>${links}</nav></header><main>${sections.join('')}${renderErrors()}</main></body></html>`;
}

function renderRoute(route: AnyRoute): string {
  const parts = [
    ['路径参数', route.params],
    ['查询', route.query],
    ['请求体', route.body],
    ['回答 data', route.answer],
  ] as const;
  const shapes = parts
    .filter(([, schema]) => schema !== undefined)
    .map(([title, schema]) => `<h4>${title}</h4><pre>${escapeHtml(shapeOf(schema as z.ZodType))}</pre>`)
    .join('');
  const errors = route.errors.map((name) => `<code>${name}</code>`).join(' ');
  return `<details id="${route.name}"><summary><b class="${route.method}">${route.method}</b> <code>${escapeHtml(route.path)}</code> ${escapeHtml(route.summary)}</summary>
<p>${escapeHtml(describeRoute(route))}</p><h4>示例</h4><pre>${escapeHtml(curlOf(route))}</pre>${shapes}${errors ? `<p>错误：${errors}</p>` : ''}</details>`;
}

/** The smallest request, for a program with a key. */
function curlOf(route: AnyRoute): string {
  const { params, query, body } = exampleRequest(route);
  const isKeyOfTeam = route.isOpenApi === true;
  const identity = isKeyOfTeam ? '-H "open-api-key: $KEY"' : '-H "Authorization: Bearer $KEY"';
  const parts = [
    'curl',
    ...(route.method === 'GET' ? [] : [`-X ${route.method}`]),
    ...(route.policy.kind === 'public' ? [] : [identity]),
    `"$HOST${routeUrl(route, params, query)}"`,
  ];
  if (body === undefined) return parts.join(' ');
  if (route.bodyKind === 'multipart') {
    const fields = Object.entries(body as object).map(([name, value]) => `-F '${name}=${value}'`);
    return [...parts, ...fields, "-F 'file=@采购合同.docx'"].join(' ');
  }
  return `${parts.join(' ')} \\\n  -H 'content-type: application/json' -d '${JSON.stringify(body)}'`;
}

function renderErrors(): string {
  const rows = Object.entries(errorCatalogue).map(
    ([name, entry]) =>
      `<tr><td><code>${name}</code></td><td>${entry.code}</td><td>${entry.status}</td><td>${entry.isRetryable ? '是' : '否'}</td><td>${escapeHtml(entry.message)}</td></tr>`,
  );
  return `<section><h2 id="errors">错误</h2><table><thead><tr><th>名称</th><th>code</th><th>HTTP</th><th>可重试</th><th>说明</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}

function shapeOf(schema: z.ZodType): string {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return JSON.stringify(rest, null, 2);
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export const REFERENCE_STYLE = `body{font:14px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:#1c2430;background:#f4f5f7;margin:0}
header,main{max-width:960px;margin:auto;padding:16px 24px}nav a{margin-right:12px;color:#2f54a5}section{background:#fff;border:1px solid #e3e6eb;border-radius:6px;padding:8px 16px;margin-bottom:16px}
details{border-top:1px solid #e3e6eb;padding:8px 0}summary{cursor:pointer}summary b{display:inline-block;min-width:56px;color:#2f54a5}summary b.DELETE{color:#c8373b}
pre{background:#f4f5f7;padding:8px;overflow:auto;max-height:320px}table{border-collapse:collapse;width:100%}td,th{text-align:left;border-top:1px solid #e3e6eb;padding:4px 8px}`;
