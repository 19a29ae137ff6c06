/** Cache keys: `balance` is shared by convention with the rest of the product. */
export const queryKeys = {
  balance: (teamId: string) => ['balance', teamId] as const,
  balances: ['balance'] as const,
  comparisons: ['comparisons'] as const,
  comparisonList: (filter: object) => ['comparisons', 'list', filter] as const,
  comparison: (id: string) => ['comparison', id] as const,
  comparisonVersion: (id: string, version: string) => ['comparison', id, version] as const,
  result: (id: string) => ['comparison-result', id] as const,
};
