import { App, Button, Drawer, Dropdown, Modal, Popconfirm, Space, Tooltip } from 'antd';
import { useState } from 'react';
import { MembershipIcon } from '../../../features/billing/components/membership-icon.tsx';
import { DesignLibrary, Group } from '../../../features/site/components/design/design-library.tsx';
import { libraryText as text } from '../../../features/site/design.text.ts';
import { WorkspaceProviders } from '../../layouts/workspace-providers.tsx';

/** The workspace's components on a site page: loaded when the user scrolls to them. */
export function DesignPart() {
  return (
    <WorkspaceProviders>
      <DesignLibrary />
      <Group name={text.members}>
        <Space wrap>
          {memberships.map((name) => (
            <MembershipIcon key={name} name={name} />
          ))}
        </Space>
      </Group>
      <Overlays />
    </WorkspaceProviders>
  );
}

const memberships = [
  ...(['free', 'monthly', 'yearly', 'comparison', 'rights'] as const),
  ...(['basic', 'advanced', 'flagship', 'enterprise'] as const),
];

function Overlays() {
  const [shown, setShown] = useState<'modal' | 'drawer' | null>(null);
  const { modal } = App.useApp();
  const close = () => setShown(null);
  const confirm = {
    title: text.confirmTitle,
    content: text.confirmBody,
    okText: text.ok,
    cancelText: text.cancel,
  };
  return (
    <Group name={text.overlays}>
      <Space wrap>
        <Button onClick={() => setShown('modal')}>{text.openModal}</Button>
        <Button onClick={() => setShown('drawer')}>{text.openDrawer}</Button>
        <Button onClick={() => modal.confirm(confirm)}>{text.confirm}</Button>
        <Popconfirm title={text.confirmTitle} okText={text.ok} cancelText={text.cancel}>
          <Button danger>{text.danger}</Button>
        </Popconfirm>
        <Dropdown menu={{ items: text.menu.map((label) => ({ key: label, label })) }} trigger={['click']}>
          <Button>{text.openMenu}</Button>
        </Dropdown>
        <Tooltip title={text.tipText}>
          <Button type="dashed">{text.tip}</Button>
        </Tooltip>
      </Space>
      <Modal open={shown === 'modal'} title={text.modalTitle} onOk={close} onCancel={close}>
        <p>{text.modalBody}</p>
      </Modal>
      <Drawer open={shown === 'drawer'} title={text.drawerTitle} onClose={close}>
        <p>{text.drawerBody}</p>
      </Drawer>
    </Group>
  );
}
