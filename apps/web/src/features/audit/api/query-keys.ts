export const queryKeys = {
  audits: ['audits'] as const,
  audit: (id: string) => ['audit', id] as const,
  result: (id: string) => ['audit-result', id] as const,
  beside: (id: string, finishedAt: string | null, standpoint: string | null) =>
    ['audit-beside', id, finishedAt, standpoint] as const,
  feedback: (id: string) => ['audit-feedback', id] as const,
  exports: (id: string) => ['audit-export', id] as const,
  export: (id: string, format: string) => ['audit-export', id, format] as const,
  example: (standpoint: string | null) => ['audit-example', standpoint] as const,
  shared: (key: string) => ['audit-shared', key] as const,
  rules: ['audit-rules'] as const,
  standards: (teamId: string) => ['audit-standards', teamId] as const,
  templates: (teamId: string) => ['review-templates', teamId] as const,
};
