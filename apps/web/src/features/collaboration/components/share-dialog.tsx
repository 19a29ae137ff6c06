import { Alert, Button, Modal, Skeleton } from 'antd';
import { useCollaboration } from '../api/use-collaboration.ts';
import { collaborationText as text } from '../text.ts';
import { type Collaboration, canManage, type Product, sharingState } from '../view-model/shapes.ts';
import { CopyLink } from './copy-link.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';
import { RequestList } from './request-list.tsx';
import styles from './share.module.css';
import { SharingSwitch } from './sharing-switch.tsx';

export interface ShareDialogProps {
  readonly product: Product;
  readonly link: string;
  readonly onClose: () => void;
}

/** Who may see the document besides its space. Non-managers see the members and copy the link. */
export function ShareDialog({ product, link, onClose }: ShareDialogProps) {
  const { data, error, refetch } = useCollaboration(product);
  return (
    <Modal open title={text.dialogTitle} width={560} footer={null} onCancel={onClose}>
      {data ? (
        <Content product={product} link={link} collaboration={data} />
      ) : error ? (
        <Alert
          type="error"
          showIcon
          title={text.loadFailed}
          description={error.message}
          action={<Button onClick={() => void refetch()}>{text.retry}</Button>}
        />
      ) : (
        <Skeleton active title={false} />
      )}
    </Modal>
  );
}

interface ContentProps {
  readonly product: Product;
  readonly link: string;
  readonly collaboration: Collaboration;
}

function Content({ product, link, collaboration }: ContentProps) {
  const manages = canManage(collaboration);
  const state = sharingState(collaboration);
  return (
    <div className={styles.sections}>
      {manages && <SharingSwitch product={product} state={state} />}
      <CopyLink link={link} hint={manages || state === 'open' ? null : text.linkHint} />
      {manages && collaboration.requests.length > 0 && (
        <RequestList product={product} requests={collaboration.requests} />
      )}
      {manages && state === 'open' && <InviteForm product={product} collaboration={collaboration} />}
      {state !== 'none' && <MemberList product={product} collaboration={collaboration} />}
    </div>
  );
}
