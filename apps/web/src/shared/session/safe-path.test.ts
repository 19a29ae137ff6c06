import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { destinationAfterSignIn, safePath, wantedPath } from './safe-path.ts';

const elsewhere = [
  'https://evil.example/',
  '//evil.example',
  '//evil.example/dashboard',
  '/\\evil.example/dashboard',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'dashboard',
  '',
  '/',
  '/login',
  '/m/login?x=1',
];

describe('safePath', () => {
  it.each(['/dashboard', '/document?tab=1', '/contract-compare/1/v3#tid=2'])('follows %s', (path) => {
    expect(safePath(path)).toBe(path);
  });

  it.each(elsewhere)('does not follow %j', (path) => {
    expect(safePath(path)).toBeNull();
  });

  it('was tried as often as the security document says', () => {
    const told = readFileSync(join(import.meta.dirname, '../../../../../docs/security.md'), 'utf8');
    expect(told).toContain(`| \`redirect\` to elsewhere | ${elsewhere.length} |`);
  });

  it('ignores a missing value', () => {
    expect(safePath(null)).toBeNull();
  });
});

describe('the target of sign-in', () => {
  it.each([
    ['?redirect=%2Fdocument%3Ftab%3D1', '/document?tab=1'],
    ['?tab=1&redirect=%2Fdocument', '/document?tab=1'],
    ['?redirect=%2Fcontract-compare%2Flist', '/contract-compare/list'],
    ['', '/dashboard'],
    ['?redirect=https%3A%2F%2Fevil.example', '/dashboard'],
  ])('%s leads to %s', (query, destination) => {
    expect(destinationAfterSignIn(query)).toBe(destination);
  });

  it('is null when no page was wanted', () => {
    expect(wantedPath('?channel=a')).toBeNull();
  });
});
