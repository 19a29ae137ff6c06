import { useCallback, useState } from 'react';
import { ProofreadPage } from '../../features/proofread/components/proofread-page.tsx';
import { proofreadHelp } from '../layouts/help.text.ts';
import { HelpDrawer } from '../layouts/help-drawer.tsx';
import { useHelpKey } from '../layouts/use-help-key.ts';
import { WorkspaceProviders } from '../layouts/workspace-providers.tsx';

/** A public page that shows a workbench: this screen loads the component library and the help. */
export function ProofreadScreen() {
  const [isHelping, setHelping] = useState(false);
  useHelpKey(useCallback(() => setHelping((isOpen) => !isOpen), []));
  return (
    <WorkspaceProviders>
      <ProofreadPage onHelp={() => setHelping(true)} />
      <HelpDrawer help={proofreadHelp} isOpen={isHelping} onClose={() => setHelping(false)} />
    </WorkspaceProviders>
  );
}
