// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { readWantedLink } from '../../shared/session/wanted-link.ts';
import { followPhoneLink } from './phone-link.ts';

const at = (path: string, query = '', hash = '') => ({ path, query, hash });

beforeEach(() => sessionStorage.clear());

describe('a link that a phone opens', () => {
  it.each([
    ['/contract-compare/7', '', '/m/contract-compare/7'],
    ['/contract-compare/7/v3', '', '/m/contract-compare/7/v3'],
    ['/contract-audit/result/model', '?id=7', '/m/contract-audit/result/model?id=7'],
    ['/contract-audit/result', '?key=k', '/m/contract-audit/result?key=k'],
    ['/plagiarism/resultV2', '?taskId=7&origin=no_token', '/m/plagiarism/resultV2?taskId=7&origin=no_token'],
    ['/document-manage/7', '', '/m/document-manage/7'],
  ])('goes from the home on to the result %s', (path, query, target) => {
    expect(followPhoneLink(at(path, query), `/m/home${query}`)).toBe(target);
    expect(readWantedLink()).toBeNull();
  });

  it('stops at the home for a list, which the home then offers', () => {
    expect(followPhoneLink(at('/contract-audit/list', '?page=2'), '/m/home?page=2')).toBe('/m/home?page=2');
    expect(readWantedLink()).toEqual({
      path: '/contract-audit/list?page=2',
      title: '审查列表',
      phonePath: '/m/contract-audit/list?page=2',
    });
  });

  it('keeps the address of a page made for a desk, to be taken there', () => {
    expect(followPhoneLink(at('/m/static'), '/m/home')).toBe('/m/home');
    expect(readWantedLink()).toEqual({ path: '/static', title: '数据统计', phonePath: null });
  });

  it('keeps a page of the site that the mobile site does not have', () => {
    expect(followPhoneLink(at('/customer-case/detail', '?id=lease'), '/m/home?id=lease')).toBe(
      '/m/home?id=lease',
    );
    expect(readWantedLink()).toEqual({
      path: '/customer-case/detail?id=lease',
      title: '案例详情',
      phonePath: null,
    });
  });

  it('offers the page of the mobile site that has the name of the wanted one', () => {
    followPhoneLink(at('/contact-us', '?channel=a'), '/m/home?channel=a');
    expect(readWantedLink()?.phonePath).toBe('/m/contact-us?channel=a');
  });

  it('keeps neither the landing page nor an unknown address, and follows no other decision', () => {
    expect(followPhoneLink(at('/', '?redirect=%2Fdocument'), '/m/home?redirect=%2Fdocument')).toBe(
      '/m/home?redirect=%2Fdocument',
    );
    expect(followPhoneLink(at('/no-such-page'), '/m/home')).toBe('/m/home');
    expect(followPhoneLink(at('/contract-compare/7'), '/m/login?inviteNewCode=x')).toBe(
      '/m/login?inviteNewCode=x',
    );
    expect(readWantedLink()).toBeNull();
  });

  it('forgets what somebody else wrote into the storage', () => {
    sessionStorage.setItem('wenjian.wantedLink', '{"path":1}');
    expect(readWantedLink()).toBeNull();
    sessionStorage.setItem('wenjian.wantedLink', '{');
    expect(readWantedLink()).toBeNull();
  });
});
