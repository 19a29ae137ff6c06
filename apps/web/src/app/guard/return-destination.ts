/** Where a user goes when a shared document is no longer valid (spec section 2), and where "back" leads on its page. */

export const sharedProducts = ['compare', 'compareV3', 'documents', 'audit', 'plagiarism'] as const;
export type SharedProduct = (typeof sharedProducts)[number];

const destinations: Readonly<Record<SharedProduct, string>> = {
  compare: '/contract-compare/list',
  compareV3: '/contract-compare/list',
  documents: '/document',
  audit: '/contract-audit/list',
  plagiarism: '/plagiarism/list',
};

export function returnDestination(product: SharedProduct): string {
  return destinations[product];
}

export function productOfPath(path: string): SharedProduct | null {
  if (/^\/contract-compare\/[^/]+\/v3\/?$/.test(path)) return 'compareV3';
  return prefixes.find(({ prefix }) => path.startsWith(prefix))?.product ?? null;
}

const prefixes: readonly { readonly prefix: string; readonly product: SharedProduct }[] = [
  { prefix: '/contract-compare/', product: 'compare' },
  { prefix: '/document-manage/', product: 'documents' },
  { prefix: '/contract-audit/', product: 'audit' },
  { prefix: '/plagiarism/', product: 'plagiarism' },
];
