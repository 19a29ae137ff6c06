/** Which product a result page shows, and where its user goes when it is no longer valid (docs/spec.md#return-destinations). */
import { type ProductType, toolOfProduct, toolTable } from '@wenjian/api';

export function returnDestination(type: ProductType): string {
  return toolTable[toolOfProduct(type)].listPath;
}

export interface ShownProduct {
  readonly type: ProductType;
  /** Null while the tool has no products to share, or when the address contains no product id. */
  readonly id: string | null;
  /** The address that identifies the product, without other parameters. */
  readonly address: string;
}

export function productOfPath(path: string, search = ''): ShownProduct | null {
  for (const { pattern, type, idParameter } of pages) {
    const match = pattern.exec(path);
    if (!match) continue;
    if (idParameter === undefined) return { type, id: match[1] ?? null, address: path };
    // An empty parameter counts as missing.
    const id = new URLSearchParams(search).get(idParameter) || null;
    const query = id === null ? '' : `?${new URLSearchParams({ [idParameter]: id })}`;
    return { type, id, address: path + query };
  }
  return null;
}

interface ProductPage {
  readonly pattern: RegExp;
  readonly type: ProductType;
  /** The parameter that holds the id when the path pattern does not capture it. */
  readonly idParameter?: string;
}

const pages: readonly ProductPage[] = [
  { pattern: /^\/contract-compare\/([^/]+)\/v3\/?$/, type: 'compareV3' },
  { pattern: /^\/contract-compare\/([^/]+)/, type: 'compare' },
  { pattern: /^\/document-manage\/([^/]+)/, type: 'document' },
  { pattern: /^\/contract-audit\//, type: 'audit', idParameter: 'id' },
  { pattern: /^\/plagiarism\//, type: 'duplicate', idParameter: 'taskId' },
];
