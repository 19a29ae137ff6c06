export const queryKeys = {
  comparisons: ['comparisons'] as const,
  comparison: (id: string) => ['comparison', id] as const,
  result: (id: string) => ['comparison-result', id] as const,
  export: (id: string, format: string) => ['comparison-export', id, format] as const,
  exports: (id: string) => ['comparison-export', id] as const,
  chain: (id: string) => ['comparison-chain', id] as const,
  profiles: (teamId: string) => ['compare-profiles', teamId] as const,
};
