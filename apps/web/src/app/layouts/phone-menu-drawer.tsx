import { Drawer } from 'antd';
import { appText as text } from '../text.ts';
import { SideMenu } from './side-menu.tsx';

interface PhoneMenuDrawerProps {
  readonly spaceId: string;
  readonly teamId: string | null;
  readonly isOperator: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const MENU_WIDTH = 264;

export function PhoneMenuDrawer({ spaceId, teamId, isOperator, isOpen, onClose }: PhoneMenuDrawerProps) {
  return (
    <Drawer
      open={isOpen}
      placement="left"
      size={MENU_WIDTH}
      title={text.product}
      styles={{ body: { padding: 0 } }}
      onClose={onClose}
    >
      <nav aria-label={text.mainMenu}>
        <SideMenu spaceId={spaceId} teamId={teamId} isOperator={isOperator} isCollapsed={false} />
      </nav>
    </Drawer>
  );
}
