// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { readWantedLink } from '../../shared/session/wanted-link.ts';
import { siteDestination } from './guard-site.ts';

const visitor = {
  host: 'wenjian.example',
  client: 'desktop',
  hasValidSession: false,
  hasFollowedInvite: false,
} as const;
const onBeta = { ...visitor, host: 'beta.wenjian.example' } as const;

it('an unknown path of a beta host leads somebody who is signed in to the audit list', () => {
  expect(siteDestination('/no-such-page', { ...onBeta, hasValidSession: true })).toBe('/contract-audit/list');
});

it('an unknown path of a beta host asks a visitor to sign in for the audit list', () => {
  expect(siteDestination('/no-such-page', onBeta)).toBe('/?redirect=%2Fcontract-audit%2Flist');
});

it('an unknown path of another host stays, and shows the 404 page', () => {
  expect(siteDestination('/no-such-page', { ...visitor, hasValidSession: true })).toBe('/no-such-page');
});

it('a phone is led from a page of the site to its home, where the link waits', () => {
  sessionStorage.clear();
  expect(siteDestination('/enterprise?channel=a', { ...visitor, client: 'mobile' })).toBe(
    '/m/home?channel=a',
  );
  expect(readWantedLink()?.path).toBe('/enterprise?channel=a');
  sessionStorage.clear();
});

it('a phone reads prices and articles where they are', () => {
  for (const path of ['/prime-introduction', '/information-center/detail?id=7'])
    expect(siteDestination(path, { ...visitor, client: 'mobile' })).toBe(path);
  expect(readWantedLink()).toBeNull();
});

it('several redirects are followed at once', () => {
  expect(siteDestination('/m/home?a=1', visitor)).toBe('/?a=1');
});
