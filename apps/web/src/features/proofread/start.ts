/** It has no upload page of its own: the workbench shows its start dialog, under an address that can be linked. */
import { lazy } from 'react';
import type { ToolName } from '../../shared/tools/tool-catalogue.ts';

const tool: ToolName = 'correct';

export const proofreadStart = {
  tool,
  Dialog: lazy(async () => ({
    default: (await import('./components/upload/start-dialog.tsx')).ProofreadStartDialog,
  })),
} as const;
