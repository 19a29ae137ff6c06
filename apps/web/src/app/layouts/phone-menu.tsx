import {
  BookOutlined,
  HomeOutlined,
  MenuOutlined,
  PlusCircleOutlined,
  RobotOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { openLater } from '../../shared/ui/open-later.tsx';
import { appText as text } from '../text.ts';
import styles from './phone-menu.module.css';

const PhoneMenuDrawer = openLater(async () => (await import('./phone-menu-drawer.tsx')).PhoneMenuDrawer);

interface PhoneMenuButtonProps {
  readonly spaceId: string;
  readonly teamId: string | null;
  readonly isOperator: boolean;
}

/** The side menu, opened over the page. */
export function PhoneMenuButton({ spaceId, teamId, isOperator }: PhoneMenuButtonProps) {
  const { key } = useLocation();
  // Open on the page it was opened on: choosing an entry closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  return (
    <>
      <Button type="text" icon={<MenuOutlined />} aria-label={text.mainMenu} onClick={() => setOpenOn(key)} />
      {openOn === null ? null : (
        <PhoneMenuDrawer
          spaceId={spaceId}
          teamId={teamId}
          isOperator={isOperator}
          isOpen={openOn === key}
          onClose={() => setOpenOn(null)}
        />
      )}
    </>
  );
}

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
