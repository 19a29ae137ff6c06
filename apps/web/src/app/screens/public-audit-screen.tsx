import { PublicAuditPage } from '../../features/audit/components/result/result-public-page.tsx';
import { WorkspaceProviders } from '../layouts/workspace-providers.tsx';

/** A public page that shows a workbench: only this screen loads the component library. */
export function PublicAuditScreen() {
  return (
    <WorkspaceProviders>
      <PublicAuditPage />
    </WorkspaceProviders>
  );
}
