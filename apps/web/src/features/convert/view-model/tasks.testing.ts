import type { Conversion, Recognition } from './shapes.ts';

const base = {
  id: '00000000-0000-4000-8000-000000000001',
  teamId: '00000000-0000-4000-8000-00000000000a',
  ownerId: '00000000-0000-4000-8000-00000000000b',
  title: '合同.docx',
  status: 'running',
  progress: { stage: 'converting', fraction: 0.5 },
  failure: null,
  createdAt: '2026-11-15T00:00:00Z',
  finishedAt: null,
  abilities: { read: true, change: true, run: true, share: true, delete: true },
} as const;

const file = { fileId: '00000000-0000-4000-8000-0000000000f1', name: '合同.docx', size: 1024 };

export function conversion(changes: Partial<Conversion> = {}): Conversion {
  return {
    ...base,
    operation: { kind: 'format', to: 'pdf' },
    files: [{ ...file, fraction: 0.5, failure: null }],
    outputs: [],
    notes: [],
    checks: [],
    splitPdfProgress: null,
    ...changes,
  };
}

export function recognition(changes: Partial<Recognition> = {}): Recognition {
  return { ...base, file, recognised: null, ...changes };
}
