import type { FinishedRun } from '../../../shared/findings/use-decisions.ts';

export const queryKeys = {
  proofreadings: ['proofreadings'] as const,
  proofreading: (id: string) => ['proofreading', id] as const,
  /** Of all runs. */
  results: (id: string) => ['proofreading-result', id] as const,
  result: ({ id, finishedAt }: FinishedRun) => ['proofreading-result', id, finishedAt] as const,
  exports: (id: string) => ['proofreading-export', id] as const,
  export: (id: string, format: string) => ['proofreading-export', id, format] as const,
  example: ['proofreading-example'] as const,
  shared: (key: string) => ['proofreading-shared', key] as const,
  lexicon: (teamId: string) => ['lexicon', teamId] as const,
  lives: ['proofread-live'] as const,
  live: (teamId: string, depth: string, text: string) => ['proofread-live', teamId, depth, text] as const,
};
