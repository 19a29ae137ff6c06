import { Modal } from 'antd';
import { invitationsText as text } from '../text.ts';
import { InvitationPanel } from './invitation-panel.tsx';

export function InvitationDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal open title={text.title} footer={null} onCancel={onClose} width={640}>
      <InvitationPanel />
    </Modal>
  );
}
