/** It has no upload page of its own: the workbench shows its start dialog, under an address that can be linked. */
import type { ToolName } from '../../shared/tools/tool-catalogue.ts';
import { openLater } from '../../shared/ui/open-later.tsx';

const tool: ToolName = 'correct';

export const proofreadStart = {
  tool,
  Dialog: openLater(async () => (await import('./components/upload/start-dialog.tsx')).ProofreadStartDialog),
} as const;
