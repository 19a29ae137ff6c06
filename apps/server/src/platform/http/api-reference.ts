/**
 * A reference page of all routes as plain HTML, which can be read without scripts. The web's own script adds a panel to each call that is opened,
 * from where it can be sent (`apps/web/src/app/api-reference`).
 */
import { setImmediate } from 'node:timers/promises';
import {
  type AnyRoute,
  CHAT_SUCCESS_CODE,
  describeRoute,
  errorCatalogue,
  exampleAnswer,
  exampleRequest,
  featureName,
  routeUrl,
  TRY_SCRIPT,
  tryCallOf,
} from '@wenjian/api';
import { z } from 'zod';

/** Half a second of work: between two calls others get their turn. */
export async function renderApiReference(routes: readonly AnyRoute[]): Promise<string> {
  const features = [...new Set(routes.map((route) => route.feature))].sort();
  const sections: string[] = [];
  for (const feature of features) {
    sections.push(`<section><h2 id="${feature}">${featureName(feature)}</h2>`);
    for (const route of routes.filter((each) => each.feature === feature)) {
      sections.push(renderRoute(route));
      await setImmediate();
    }
    sections.push('</section>');
  }
  const links = features.map((feature) => `<a href="#${feature}">${featureName(feature)}</a>`).join(' ');
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<script type="module" src="${TRY_SCRIPT}"></script>
<title>文鉴 API</title><style>${REFERENCE_STYLE}</style></head><body><header><p><a href="/">文鉴首页</a></p><h1>文鉴 API</h1>
<p>每个回答都是 <code>{ code, message, data }</code>；成功时 <code>code</code> 为 200（对话接口为 ${CHAT_SUCCESS_CODE}）。机器可读的描述：<a href="/api/openapi.json">openapi.json</a>；五件常做的事怎么调用：<a href="/api/docs/examples">示例</a>。打开一个接口，可以在“试一试”里用登录的账号或 API 密钥直接发送。</p>
<noscript><p>“试一试”需要在浏览器中启用 JavaScript。</p></noscript>
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
    .map(([title, schema]) => `<h4>${title}</h4>${renderCode(shapeOf(schema as z.ZodType))}`)
    .join('');
  const errors = route.errors.map((name) => `<code>${name}</code>`).join(' ');
  return `<details id="${route.name}"><summary><b class="${route.method}">${route.method}</b> <code>${escapeHtml(route.path)}</code> ${escapeHtml(route.summary)}</summary>
<p>${escapeHtml(describeRoute(route))}</p><h4>请求示例</h4>${renderCode(curlOf(route))}${renderAnswer(route)}<div data-call="${escapeHtml(JSON.stringify(tryCallOf(route)))}"></div>${shapes}${errors ? `<p>错误：${errors}</p>` : ''}</details>`;
}

function renderAnswer(route: AnyRoute): string {
  const answer = exampleAnswer(route);
  return answer === null ? '' : `<h4>回答示例</h4>${renderCode(JSON.stringify(answer, null, 2))}`;
}

/** What scrolls is reached by keyboard. */
export function renderCode(text: string): string {
  return `<pre tabindex="0">${escapeHtml(text)}</pre>`;
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

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The names of the colours are those of the web's theme, which the panels use. */
export const REFERENCE_STYLE = `:root{color-scheme:light dark;--ink:#1c2430;--ink-faint:#5d687e;--paper:#fff;--page-background:#f4f5f7;--rule:#e3e6eb;--accent:#2f54a5;--on-accent:#fff;--insertion:#1a7a4d;--deletion:#be3438;--deletion-pale:#fbe3e3;--radius:6px}
@media(prefers-color-scheme:dark){:root{--ink:#e6e9ee;--ink-faint:#97a1b1;--paper:#1c2027;--page-background:#14171c;--rule:#2e343e;--accent:#7e9ee6;--on-accent:#10151f;--insertion:#4cc38a;--deletion:#f07a7d;--deletion-pale:#452022}}
body{font:14px/1.6 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:var(--ink);background:var(--page-background);margin:0}
header,main{max-width:960px;margin:auto;padding:16px 24px}a{color:var(--accent)}nav a{display:inline-block;margin-right:12px}section{background:var(--paper);border:1px solid var(--rule);border-radius:6px;padding:8px 16px;margin-bottom:16px}
details{border-top:1px solid var(--rule);padding:8px 0}summary{cursor:pointer;overflow-wrap:anywhere}summary b{display:inline-block;min-width:56px;color:var(--accent)}summary b.DELETE{color:var(--deletion)}
pre{background:var(--page-background);padding:8px;overflow:auto;max-height:320px}table{border-collapse:collapse;width:100%}td,th{text-align:left;border-top:1px solid var(--rule);padding:4px 8px;overflow-wrap:anywhere}
@media(max-width:600px){header,main{padding:12px}section{padding:8px 12px;overflow-x:auto}}`;
