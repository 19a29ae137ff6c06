import { productTypes } from '@wenjian/api';
import { describe, expect, it } from 'vitest';
import { productOfPath, returnDestination } from './return-destination.ts';

describe('return destination when a shared document becomes invalid', () => {
  it.each([
    ['comparison', 'compare', '/contract-compare/list'],
    ['comparison v3', 'compareV3', '/contract-compare/list'],
    ['document management', 'document', '/document'],
    ['audit', 'audit', '/contract-audit/list'],
    ['duplicate check', 'duplicate', '/plagiarism/list'],
  ] as const)('%s', (_, product, path) => {
    expect(returnDestination(product)).toBe(path);
  });

  it('covers every product', () => {
    expect(productTypes.every((product) => returnDestination(product).startsWith('/'))).toBe(true);
  });

  it.each([
    ['/contract-compare/1', 'compare', '1'],
    ['/contract-compare/1/v3', 'compareV3', '1'],
    ['/document-manage/1', 'document', '1'],
    ['/contract-audit/result/model', 'audit', null],
    ['/contract-audit/result/model?id=1&teamId=2', 'audit', '1'],
    ['/contract-audit/result/model?id=', 'audit', null],
    ['/plagiarism/resultV2', 'duplicate', null],
    ['/plagiarism/result?taskId=1&origin=x', 'duplicate', '1'],
  ])('%s shows %s %s', (address, type, id) => {
    const { pathname, search } = new URL(address, 'https://wenjian.example');
    expect(productOfPath(pathname, search)).toMatchObject({ type, id });
  });

  it.each([
    ['/contract-compare/1/v3', '?teamId=2', '/contract-compare/1/v3'],
    ['/contract-audit/result/model', '?teamId=2&id=1', '/contract-audit/result/model?id=1'],
  ])('is named by an address that carries nothing else', (path, search, address) => {
    expect(productOfPath(path, search)?.address).toBe(address);
  });

  it('is null for other pages', () => {
    expect(productOfPath('/dashboard')).toBeNull();
  });
});
