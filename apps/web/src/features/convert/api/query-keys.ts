export const queryKeys = {
  conversions: ['conversions'] as const,
  conversionList: (teamId: string, count: number) => ['conversions', 'list', teamId, count] as const,
  conversion: (id: string) => ['conversions', 'one', id] as const,
  recognitions: ['recognitions'] as const,
  recognitionList: (teamId: string, count: number) => ['recognitions', 'list', teamId, count] as const,
  recognition: (id: string) => ['recognitions', 'one', id] as const,
  result: (id: string) => ['recognition-result', id] as const,
  image: (id: string) => ['recognition-image', id] as const,
};
