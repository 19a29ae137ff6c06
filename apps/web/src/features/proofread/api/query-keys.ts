import type { Proofreading } from '../view-model/proofread-shapes.ts';

/** A new run makes another result: data of one run is not valid for the next. */
export type FinishedRun = Pick<Proofreading, 'id' | 'finishedAt'>;

export const queryKeys = {
  proofreadings: ['proofreadings'] as const,
  proofreadingList: (filter: object) => ['proofreadings', 'list', filter] as const,
  proofreading: (id: string) => ['proofreading', id] as const,
  /** Of all runs. */
  results: (id: string) => ['proofreading-result', id] as const,
  result: ({ id, finishedAt }: FinishedRun) => ['proofreading-result', id, finishedAt] as const,
  /** Of all runs. */
  allStates: (id: string) => ['proofreading-states', id] as const,
  states: ({ id, finishedAt }: FinishedRun) => ['proofreading-states', id, finishedAt] as const,
  exports: (id: string) => ['proofreading-export', id] as const,
  export: (id: string, format: string) => ['proofreading-export', id, format] as const,
  example: ['proofreading-example'] as const,
  shared: (key: string) => ['proofreading-shared', key] as const,
  lexicon: (teamId: string) => ['lexicon', teamId] as const,
};
