import { PublicAuditPage } from '../../features/audit/components/result-public-page.tsx';
import { WorkspaceProviders } from '../layouts/workspace-providers.tsx';

/** A public page that shows a workbench: the component library comes with this screen, not with the others. */
export function PublicAuditScreen() {
  return (
    <WorkspaceProviders>
      <PublicAuditPage />
    </WorkspaceProviders>
  );
}
