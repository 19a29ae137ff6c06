/** Cache keys: `balances` is shared by convention with the rest of the product. */
export const queryKeys = {
  balances: ['balance'] as const,
  comparisons: ['comparisons'] as const,
  comparisonList: (filter: object) => ['comparisons', 'list', filter] as const,
  comparison: (id: string) => ['comparison', id] as const,
  comparisonVersion: (id: string, version: string) => ['comparison', id, version] as const,
  result: (id: string) => ['comparison-result', id] as const,
  export: (id: string, format: string) => ['comparison-export', id, format] as const,
  exports: (id: string) => ['comparison-export', id] as const,
  chain: (id: string) => ['comparison-chain', id] as const,
  profiles: (teamId: string) => ['compare-profiles', teamId] as const,
};
