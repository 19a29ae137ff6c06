import { describe, expect, it } from 'vitest';
import { tools } from '../../shared/tools/tool-catalogue.ts';
import { findRedirect, findRoute } from './find-route.ts';
import { redirectList, routeList } from './route-list.ts';

/** As the specification writes them (docs/spec.md#routes), not copied from the list. */
const publicPaths = [
  '/',
  '/share-activity',
  '/contact-us',
  '/cooperate',
  '/customer-case',
  '/customer-case/detail',
  '/information-center',
  '/information-center/detail',
  '/prime-introduction',
  '/friendship-link',
  '/enterprise',
  '/plagiarism-deployment',
  '/promotional-activity',
  '/test',
  '/contract-audit/result',
  '/contract-correct/result',
];
/** Our own: the law requires these pages to be easy to find. */
const legalPaths = ['/privacy', '/terms'];
/** Our own: whoever holds a report can ask whether it is genuine. */
const reportPaths = ['/report/verify'];
/** The spec names no path for the chat; these are our own. */
const chatPaths = ['/assistant', '/assistant/share'];
const mobilePaths = ['/m/home', '/m/login', '/m/contact-us', '/m/consult'];
const dashboardPaths = [
  '/dashboard',
  '/contract-compare/list',
  '/plagiarism/list',
  '/contract-audit/list',
  '/convert-tool/list',
  '/convert-tool/convert',
  '/convert-tool/ocr',
  '/document',
  '/team-manage/list/{id}',
  '/static',
  '/order-list/index',
];
/** The spec names them as targets of redirects. */
const uploadPaths = [
  '/contract-compare/upload',
  '/plagiarism/upload',
  '/contract-audit/upload',
  '/document-manage/upload',
];
/** Not in the spec: the law gives users the right to export their data and close the account. */
const ownPaths = ['/account/settings'];
/** Our own: the console of those who run the product. */
const operatorPaths = ['/operator/overview', '/operator/{area}'];
/** Our own: the spec has calls for the text base and no page. */
const textBasePaths = ['/plagiarism/text-base'];
/** Not in the spec: the law that comes with the product. */
const lawPaths = ['/laws', '/laws/{law}', '/laws/{law}/{article}'];
/** Our own: the spec has a public result of a correction, and no place for it in the workspace. */
const correctionPaths = ['/contract-correct/list', '/contract-correct/live'];
const ownResultPaths = ['/contract-correct/result/model'];
const resultPaths = [
  '/document-manage/{id}',
  '/contract-audit/result/model',
  '/plagiarism/result',
  '/plagiarism/resultV2',
  '/contract-compare/{docId}',
  '/contract-compare/{docId}/v3',
];

const inSpecWriting = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

function listed(layout: string): readonly string[] {
  return routeList
    .filter(({ path }) => !chatPaths.includes(path) && !reportPaths.includes(path))
    .filter((entry) => entry.layout === layout)
    .map((entry) => inSpecWriting(entry.path));
}

describe('the route list', () => {
  it('has every public route of the spec, plus only the two legal pages (/login is a redirect)', () => {
    expect([...listed('public')].sort()).toEqual([...publicPaths, ...legalPaths].sort());
    expect(findRedirect('/login')).toBe('/');
  });

  it('has every mobile route of the spec and no other', () => {
    expect(listed('mobile')).toEqual(mobilePaths);
  });

  it('has every dashboard route of the spec, and the upload pages its redirects lead to', () => {
    expect([...listed('dashboard')].sort()).toEqual(
      [
        ...dashboardPaths,
        ...uploadPaths,
        ...ownPaths,
        ...operatorPaths,
        ...textBasePaths,
        ...lawPaths,
        ...correctionPaths,
      ].sort(),
    );
  });

  it('has every result and preview route of the spec and no other', () => {
    const ofSpec = listed('result').filter((path) => !ownResultPaths.includes(path));
    expect([...ofSpec].sort()).toEqual([...resultPaths].sort());
  });

  it('has the chat for users, and shared chats for everybody', () => {
    expect(chatPaths.map((path) => findRoute(path)?.role)).toEqual(['user', null]);
  });

  it('has the page that verifies reports, for everybody', () => {
    expect(reportPaths.map((path) => findRoute(path)?.role)).toEqual([null]);
  });

  it('gives role user to exactly the dashboard and result routes', () => {
    for (const entry of routeList) {
      expect(entry.role === 'user').toBe(entry.layout === 'dashboard' || entry.layout === 'result');
    }
  });

  it('shows team management and statistics in the team menu only', () => {
    const team = routeList.filter((entry) => entry.menu?.section === 'team').map((entry) => entry.path);
    expect(team).toEqual(['/team-manage/list/:id', '/static']);
  });

  it('flags plagiarism as free and the auxiliary tools with a free usage limit', () => {
    expect(findRoute('/plagiarism/list')?.menu?.flag).toBe('free');
    expect(findRoute('/convert-tool/list')?.menu?.flag).toBe('freeLimit');
  });

  it('redirects only to routes that exist', () => {
    for (const { to } of redirectList) expect(findRoute(to.split('?')[0] ?? '')).not.toBeNull();
  });

  it('links every tool card to a route that exists', () => {
    for (const tool of Object.values(tools)) expect(findRoute(tool.path.split('?')[0] ?? '')).not.toBeNull();
  });

  it('prefers a literal path to a pattern', () => {
    expect(findRoute('/contract-compare/list')?.screen).toBe('compareList');
    expect(findRoute('/contract-compare/5b8c')?.screen).toBe('compareResult');
    expect(findRoute('/document-manage/upload')?.layout).toBe('dashboard');
  });

  it('returns nothing for unknown paths', () => {
    expect(findRoute('/nothing')).toBeNull();
    expect(findRoute('/Dashboard')).toBeNull();
  });
});
