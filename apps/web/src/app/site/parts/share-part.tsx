import { InvitationPanel } from '../../../features/invitations/components/invitation-panel.tsx';
import { WorkspaceProviders } from '../../layouts/workspace-providers.tsx';

export function SharePart() {
  return (
    <WorkspaceProviders>
      <InvitationPanel />
    </WorkspaceProviders>
  );
}
