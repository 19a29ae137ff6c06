import { describe, expect, it } from 'vitest';
import { litPath, menuLinks } from './menu-entries.ts';

const host = 'wenjian.example';
const isFreePlan = true;
const paths = (context: Parameters<typeof menuLinks>[0]) => menuLinks(context).map((link) => link.path);

describe('the side menu', () => {
  it('shows the tools in a personal space, without the team menu', () => {
    expect(paths({ host, teamId: null, isFreePlan, isOperator: false })).toEqual([
      '/dashboard',
      '/contract-compare/list',
      '/contract-audit/list',
      '/contract-correct/list',
      '/plagiarism/list',
      '/convert-tool/list',
      '/convert-tool/convert',
      '/convert-tool/ocr',
      '/document',
      '/assistant',
      '/laws',
      '/document-manage/upload',
      '/order-list/index',
    ]);
  });

  it('speaks of free uses only to a space without a paid plan', () => {
    const flagOf = (isPaid: boolean) =>
      menuLinks({ host, teamId: null, isFreePlan: !isPaid, isOperator: false }).find(
        ({ path }) => path === '/plagiarism/list',
      )?.flag;
    expect(flagOf(false)).toBe('free');
    expect(flagOf(true)).toBeNull();
  });

  it('adds team management and statistics in a team space', () => {
    expect(paths({ host, teamId: 't1', isFreePlan, isOperator: false })).toEqual(
      expect.arrayContaining(['/team-manage/list/t1', '/static']),
    );
  });

  it('adds the console for those who run the product, and for nobody else', () => {
    const withConsole = paths({ host, teamId: null, isFreePlan, isOperator: true });
    expect(withConsole.at(-1)).toBe('/operator/overview');
    expect(paths({ host, teamId: null, isFreePlan, isOperator: false })).toEqual(withConsole.slice(0, -1));
  });

  it('is filtered to audit paths on a beta host', () => {
    expect(paths({ host: 'beta.wenjian.example', teamId: 't1', isFreePlan, isOperator: false })).toEqual([
      '/contract-audit/list',
    ]);
  });

  it.each([
    ['/contract-compare/upload', '/contract-compare/list'],
    ['/contract-compare/list', '/contract-compare/list'],
    ['/convert-tool/ocr', '/convert-tool/ocr'],
    ['/laws/%E6%B0%91%E6%B3%95%E5%85%B8/584', '/laws'],
    ['/contract-correct/live', '/contract-correct/list'],
    ['/team-manage/list/t1', '/team-manage/list/t1'],
    ['/operator/users', '/operator/overview'],
  ])('on %s lights %s', (path, lit) => {
    expect(litPath(path)).toBe(lit);
  });
});
