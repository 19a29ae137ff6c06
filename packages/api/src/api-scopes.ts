/** What a person's API key may do: reading or writing, tool by tool. What is not named here is closed to keys. */
import type { AnyRoute } from './define-route.ts';

/** By the feature of a route. */
export const apiScopeTools = {
  compare: '文档比对',
  audit: '合同审查',
  proofread: '合同纠错',
  plagiarism: '文档查重',
  convert: '转换与识别',
  documents: '知识库与文档',
  templates: '合同模板',
  laws: '法规',
} as const;

export type ApiScopeTool = keyof typeof apiScopeTools;
export type ApiRight = 'read' | 'write';
export type ApiScope = `${ApiScopeTool}:${ApiRight}`;

const rights = ['read', 'write'] as const;
export const apiScopes: readonly ApiScope[] = Object.keys(apiScopeTools).flatMap((tool) =>
  rights.map((right) => `${tool as ApiScopeTool}:${right}` as const),
);

/** How every key begins: the server tells it from a token by this. */
export const API_KEY_MARK = 'wjk_';

/** Keys, and the keys of a team's open interface, are made by people alone; the bytes of any file are for people too. */
const closedObjects: readonly string[] = ['openApiKey'];
const closedPaths: readonly string[] = ['/plag/open-api-keys', '/api/wenjian/upload/file/content'];

/** Any of these is enough; none: no key may call it. */
export function scopesFor(route: AnyRoute): readonly ApiScope[] {
  const { feature, policy, path, isOpenApi } = route;
  if (policy.kind === 'public' || isOpenApi === true || closedPaths.includes(path)) return [];
  if ('object' in policy && closedObjects.includes(policy.object)) return [];
  // Files are put in before any tool can work on them.
  if (feature === 'uploads') return apiScopes.filter((scope) => scope.endsWith(':write'));
  const tool = (Object.keys(apiScopeTools) as ApiScopeTool[]).find((one) => one === feature);
  if (tool === undefined) return [];
  // Writing does not include reading: a key that only hands in files learns nothing.
  return [`${tool}:${isReading(route) ? 'read' : 'write'}`];
}

/** A file of a result is asked for by POST, and changes nothing of it. */
function isReading({ method, path, policy }: AnyRoute): boolean {
  const isExport = policy.kind === 'object' && policy.ability === 'read' && path.endsWith('/exports');
  return method === 'GET' || isExport;
}
