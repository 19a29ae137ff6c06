/** A page with the five main jobs in three languages, as plain HTML without scripts. */
import { renderCode as code, REFERENCE_STYLE } from '../api-reference.ts';
import { curlExample, curlStart } from './curl-examples.ts';
import { type MainJob, mainJobs } from './main-jobs.ts';
import { pythonExample, pythonStart, typescriptExample, typescriptStart } from './script-examples.ts';

export function renderApiExamples(host: string): string {
  const links = mainJobs.map(({ id, title }) => `<a href="#${id}">${title}</a>`).join(' ');
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>文鉴 API 示例</title><style>${REFERENCE_STYLE}</style></head><body><header><h1>文鉴 API 示例</h1>
<p>五件最常做的事，各有 curl、TypeScript 与 Python 三种写法。每件事都是四步：上传文件、建立任务、等它结束、取回结果。
密钥在「账号与数据」的「API 密钥」里新建，只显示一次；它只在所选的空间里、只做所选的操作。全部接口见<a href="/api/docs">接口说明</a>。</p>
<p>回答都是 <code>{ code, message, data }</code>；<code>403</code> 表示密钥没有这项权限，<code>429</code> 表示这一分钟的次数已用完，等
<code>retry-after</code> 秒再试。任务按空间的次数计费，与在网页上使用相同；同一个 <code>idempotencyKey</code> 重复提交只建一个任务。</p>
<nav>${links}</nav></header><main>
<section><h2 id="start">先准备好</h2><h3>curl</h3>${code(curlStart(host))}
<details><summary>TypeScript：放在 wenjian.ts 的开头，密钥放在环境变量 WENJIAN_KEY</summary>${code(typescriptStart(host))}</details>
<details><summary>Python：放在 wenjian.py 的开头，密钥放在环境变量 WENJIAN_KEY</summary>${code(pythonStart(host))}</details></section>
${mainJobs.map(renderJob).join('')}</main></body></html>`;
}

function renderJob(job: MainJob): string {
  const { id, title, lead, scopes } = job;
  const needed = scopes.map((scope) => `<code>${scope}</code>`).join(' ');
  return `<section><h2 id="${id}">${title}</h2><p>${lead}</p><p>密钥需要的权限：${needed}</p>
<h3>curl</h3>${code(curlExample(job))}<h3>TypeScript</h3>${code(typescriptExample(job))}<h3>Python</h3>${code(pythonExample(job))}</section>`;
}
