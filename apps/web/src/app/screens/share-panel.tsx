import { InvitationPanel } from '../../features/invitations/components/invitation-panel.tsx';
import { WorkspaceProviders } from '../layouts/workspace-providers.tsx';
import styles from './public-screens.module.css';

export function SharePanel() {
  return (
    <WorkspaceProviders>
      <div className={styles.panel}>
        <InvitationPanel />
      </div>
    </WorkspaceProviders>
  );
}
