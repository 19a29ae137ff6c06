import {
  BookOutlined,
  HomeOutlined,
  MenuOutlined,
  PlusCircleOutlined,
  RobotOutlined,
} from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { appText as text } from '../text.ts';
import styles from './phone-menu.module.css';
import { SideMenu } from './side-menu.tsx';

interface PhoneMenuButtonProps {
  readonly teamId: string | null;
  readonly isOperator: boolean;
}

/** The side menu, opened over the page. */
export function PhoneMenuButton({ teamId, isOperator }: PhoneMenuButtonProps) {
  const { key } = useLocation();
  // Open on the page it was opened on: choosing an entry closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  return (
    <>
      <Button type="text" icon={<MenuOutlined />} aria-label={text.mainMenu} onClick={() => setOpenOn(key)} />
      <Drawer
        open={openOn === key}
        placement="left"
        size={MENU_WIDTH}
        title={text.product}
        styles={{ body: { padding: 0 } }}
        onClose={() => setOpenOn(null)}
      >
        <nav aria-label={text.mainMenu}>
          <SideMenu teamId={teamId} isOperator={isOperator} isCollapsed={false} />
        </nav>
      </Drawer>
    </>
  );
}

const MENU_WIDTH = 264;

interface Tab {
  readonly path: string;
  readonly label: string;
  readonly icon: ReactNode;
}

const tabs: readonly Tab[] = [
  { path: '/dashboard', label: text.tabs.home, icon: <HomeOutlined /> },
  { path: '/contract-audit/upload', label: text.tabs.audit, icon: <PlusCircleOutlined /> },
  { path: '/assistant', label: text.tabs.assistant, icon: <RobotOutlined /> },
  { path: '/document', label: text.tabs.documents, icon: <BookOutlined /> },
];

export function PhoneTabs() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.tabs} aria-label={text.tabs.label}>
      {tabs.map((tab) => (
        <Link key={tab.path} to={tab.path} aria-current={pathname === tab.path ? 'page' : undefined}>
          {tab.icon}
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
