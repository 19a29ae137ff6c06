import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ProofreadPage } from '../../features/proofread/index.ts';
import { DiscussedResult } from '../layouts/discussed-result.tsx';
import { proofreadHelp } from '../layouts/help.text.ts';
import { HelpDrawer } from '../layouts/help-drawer.tsx';
import { useHelpKey } from '../layouts/use-help-key.ts';
import { WorkspaceProviders } from '../layouts/workspace-providers.tsx';
import { useSession } from '../session/use-session.ts';

/** A public page that shows a workbench: this screen loads the component library and the help. */
export function ProofreadScreen() {
  const [query] = useSearchParams();
  const isSignedIn = useSession().kind === 'valid';
  const [isHelping, setHelping] = useState(false);
  useHelpKey(useCallback(() => setHelping((isOpen) => !isOpen), []));
  // A shared result and the example are read only and have no discussion.
  const ownId = isSignedIn && !query.has('key') ? query.get('id') : null;
  return (
    <WorkspaceProviders>
      <DiscussedResult productId={ownId}>
        <ProofreadPage onHelp={() => setHelping(true)} />
      </DiscussedResult>
      <HelpDrawer help={proofreadHelp} isOpen={isHelping} onClose={() => setHelping(false)} />
    </WorkspaceProviders>
  );
}
