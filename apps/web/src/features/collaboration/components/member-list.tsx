import { DeleteOutlined } from '@ant-design/icons';
import { Button, Popconfirm } from 'antd';
import { showToast } from '../../../shared/ui/toast.ts';
import { useChangeMembers } from '../api/use-collaboration-actions.ts';
import { collaborationText as text } from '../text.ts';
import { type Collaboration, canManage, type Member, nameOf, type Product } from '../view-model/shapes.ts';
import { PermissionSelect } from './permission-select.tsx';
import styles from './share.module.css';

interface MemberListProps {
  readonly product: Product;
  readonly collaboration: Collaboration;
}

export function MemberList({ product, collaboration }: MemberListProps) {
  const { members, me } = collaboration;
  return (
    <section>
      <h3 className={styles.heading}>{text.membersTitle(members.length)}</h3>
      <ul className={styles.list}>
        {members.map((member) => (
          <li key={`${member.tag} ${nameOf(member)} ${member.phone}`} className={styles.row}>
            <Person member={member} isMe={me !== null && member.phone === me.phone} />
            <Rights product={product} member={member} isManaged={canManage(collaboration)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Person({ member, isMe }: { readonly member: Member; readonly isMe: boolean }) {
  return (
    <div className={styles.person}>
      <span className={styles.name}>
        {nameOf(member)}
        {isMe && <span className={styles.me}>{text.me}</span>}
      </span>
      <span className={styles.detail}>
        {member.tag !== 'owner' && <span data-tag={member.tag}>{text.tags[member.tag]}</span>}
        {member.name !== '' && <span>{member.phone}</span>}
      </span>
    </div>
  );
}

interface RightsProps {
  readonly product: Product;
  readonly member: Member;
  readonly isManaged: boolean;
}

function Rights({ product, member, isManaged }: RightsProps) {
  const change = useChangeMembers(product);
  const { phone, permission } = member;
  const name = nameOf(member);
  if (!isManaged || permission === 'owner')
    return <span className={styles.fixed}>{text.permissions[permission]}</span>;
  const say = (message: string) => ({ onSuccess: () => showToast({ kind: 'success', message }) });
  return (
    <>
      <PermissionSelect
        size="small"
        label={text.permissionOf(name)}
        value={permission}
        isBusy={change.isPending}
        onChange={(chosen) => change.mutate({ phones: [phone], permission: chosen }, say(text.changed))}
      />
      <Popconfirm
        title={text.removeQuestion(name)}
        okText={text.remove}
        cancelText={text.cancel}
        okButtonProps={{ danger: true }}
        onConfirm={() => change.mutate({ phones: [phone], permission: null }, say(text.removed))}
      >
        <Button type="text" size="small" icon={<DeleteOutlined />} aria-label={text.removeOf(name)} />
      </Popconfirm>
    </>
  );
}
