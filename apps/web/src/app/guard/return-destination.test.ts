import { describe, expect, it } from 'vitest';
import { productOfPath, returnDestination, sharedProducts } from './return-destination.ts';

describe('return destination when a shared document becomes invalid', () => {
  it.each([
    ['comparison', 'compare', '/contract-compare/list'],
    ['comparison v3', 'compareV3', '/contract-compare/list'],
    ['document management', 'documents', '/document'],
    ['audit', 'audit', '/contract-audit/list'],
    ['duplicate check', 'plagiarism', '/plagiarism/list'],
  ] as const)('%s', (_, product, path) => {
    expect(returnDestination(product)).toBe(path);
  });

  it('covers every product', () => {
    expect(sharedProducts.every((product) => returnDestination(product).startsWith('/'))).toBe(true);
  });

  it.each([
    ['/contract-compare/1', 'compare'],
    ['/contract-compare/1/v3', 'compareV3'],
    ['/document-manage/1', 'documents'],
    ['/contract-audit/result/model', 'audit'],
    ['/plagiarism/resultV2', 'plagiarism'],
    ['/dashboard', null],
  ])('%s shows %s', (path, product) => {
    expect(productOfPath(path)).toBe(product);
  });
});
