export const queryKeys = {
  tasks: ['plagiarisms'] as const,
  /** All data of one task, including its results. */
  task: (taskId: string) => ['plagiarism', taskId] as const,
  /** `who`: the key of a visitor, or the session. */
  part: (taskId: string, who: string, part: string, ...of: readonly string[]) =>
    ['plagiarism', taskId, who, part, ...of] as const,
  /** A part of one run's result. */
  resultPart: (
    { taskId, who, run }: { readonly taskId: string; readonly who: string; readonly run: string },
    part: string,
    ...of: readonly string[]
  ) => ['plagiarism', taskId, who, part, run, ...of] as const,
  config: (teamId: string) => ['plagiarism-config', teamId] as const,
  textBase: ['plagiarism-text-base'] as const,
  textBasePage: (filter: object) => ['plagiarism-text-base', filter] as const,
  sensitiveWords: (teamId: string) => ['plagiarism-sensitive-words', teamId] as const,
  openApiKeys: (teamId: string) => ['plagiarism-open-api-keys', teamId] as const,
};
