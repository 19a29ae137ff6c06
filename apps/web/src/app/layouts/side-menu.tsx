import {
  AppstoreOutlined,
  BarChartOutlined,
  ControlOutlined,
  HomeOutlined,
  ProfileOutlined,
  ReadOutlined,
  RobotOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { Menu, type MenuProps } from 'antd';
import type { ComponentType } from 'react';
import { Link, useLocation } from 'react-router';
import { useMembership } from '../../features/billing/api/use-membership.ts';
import { PlainToolIcon, toolIcons } from '../../shared/tools/tool-icons.ts';
import type { PageIcon } from '../routes/route-list.ts';
import { appText as text } from '../text.ts';
import styles from './dashboard-layout.module.css';
import { litPath, type MenuIcon, type MenuLink, menuLinks } from './menu-entries.ts';

const pageIcons = {
  workbench: HomeOutlined,
  tools: AppstoreOutlined,
  assistant: RobotOutlined,
  laws: ReadOutlined,
  orders: ProfileOutlined,
  team: TeamOutlined,
  statistics: BarChartOutlined,
  operator: ControlOutlined,
} satisfies Readonly<Record<PageIcon, ComponentType>>;

interface SideMenuProps {
  readonly spaceId: string;
  /** Null in the personal space. */
  readonly teamId: string | null;
  readonly isOperator: boolean;
  readonly isCollapsed: boolean;
}

export function SideMenu({ spaceId, teamId, isOperator, isCollapsed }: SideMenuProps) {
  const { pathname } = useLocation();
  const isFreePlan = useMembership(spaceId).data?.membership === 'free';
  const links = menuLinks({ host: window.location.hostname, teamId, isFreePlan, isOperator });
  return (
    <Menu
      mode="inline"
      inlineCollapsed={isCollapsed}
      selectedKeys={[litPath(pathname)]}
      items={menuItems(links)}
      className={styles.menu ?? ''}
    />
  );
}

function menuItems(links: readonly MenuLink[]): NonNullable<MenuProps['items']> {
  const team = links.filter((link) => link.section === 'team');
  return [
    ...links.filter((link) => link.section === 'main').map(menuItem),
    ...(team.length > 0
      ? [{ type: 'group' as const, key: 'team', label: text.teamMenu, children: team.map(menuItem) }]
      : []),
    ...links.filter((link) => link.section === 'operator').map(menuItem),
  ];
}

function menuItem(link: MenuLink) {
  const Icon = iconOf(link.icon);
  return {
    key: link.path,
    icon: <Icon />,
    title: link.label,
    label: (
      <Link to={link.path} className={styles.menuLink}>
        {link.label}
        {link.flag ? <span className={styles.flag}>{text[link.flag]}</span> : null}
      </Link>
    ),
  };
}

function iconOf(icon: MenuIcon): ComponentType {
  if (icon === null) return PlainToolIcon;
  return isPage(icon) ? pageIcons[icon] : toolIcons[icon];
}

function isPage(icon: NonNullable<MenuIcon>): icon is PageIcon {
  return icon in pageIcons;
}
