import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button, Grid } from 'antd';
import { Link, Outlet, useLocation } from 'react-router';
import { FreeTrialReminder } from '../../features/billing/components/free-trial-reminder.tsx';
import { MembershipBadge } from '../../features/billing/components/membership-badge.tsx';
import { AssistantEntry } from '../../features/chat/components/assistant-entry.tsx';
import { MessageBell } from '../../features/messages/index.ts';
import { sizes } from '../../shared/theme/tokens.ts';
import { BrandMark } from '../../shared/ui/brand-mark.tsx';
import { PageLoading } from '../../shared/ui/page-loading.tsx';
import { SpaceFromUrl } from '../session/space-from-url.tsx';
import { type Spaces, useSpaces } from '../session/use-spaces.ts';
import { appText as text } from '../text.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './dashboard-layout.module.css';
import { useSideBar } from './side-bar.store.ts';
import { SideMenu } from './side-menu.tsx';
import { SpaceMenu } from './space-menu.tsx';
import { WorkspaceProviders } from './workspace-providers.tsx';

export function DashboardLayout() {
  const spaces = useSpaces(true);
  return <WorkspaceProviders>{spaces ? <Shell spaces={spaces} /> : <PageLoading />}</WorkspaceProviders>;
}

function Shell({ spaces }: { readonly spaces: Spaces }) {
  const { sideBarIsCollapse, toggle } = useSideBar();
  const isNarrow = Grid.useBreakpoint().md === false;
  const isCollapsed = sideBarIsCollapse || isNarrow;
  const width = isCollapsed ? sizes.sideMenuCollapsed : sizes.sideMenu;
  return (
    <div className={styles.shell} style={{ gridTemplateColumns: `${width}px minmax(0, 1fr)` }}>
      <SpaceFromUrl spaces={spaces} />
      <a className="skip-link" href="#content">
        {text.skipToContent}
      </a>
      <aside className={styles.side}>
        <Link to="/dashboard" className={styles.brand} aria-label={text.product}>
          <BrandMark />
          {isCollapsed ? null : text.product}
        </Link>
        <nav className={styles.nav} aria-label={text.mainMenu}>
          <SideMenu teamId={spaces.isPersonal ? null : spaces.currentId} isCollapsed={isCollapsed} />
        </nav>
        {isNarrow ? null : (
          <Button
            type="text"
            className={styles.fold ?? ''}
            icon={isCollapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
            aria-expanded={!isCollapsed}
            aria-label={isCollapsed ? text.expand : text.collapse}
            onClick={toggle}
          >
            {isCollapsed ? null : text.collapse}
          </Button>
        )}
      </aside>
      <Header spaces={spaces} />
      <FreeTrialReminder key={spaces.currentId} teamId={spaces.currentId} />
      <main id="content" className={styles.content} key={spaces.currentId}>
        <Outlet />
      </main>
    </div>
  );
}

function Header({ spaces }: { readonly spaces: Spaces }) {
  // The chat's own page needs no panel beside it.
  const isChatPage = useLocation().pathname === '/assistant';
  return (
    <header className={styles.header}>
      <SpaceMenu spaces={spaces} />
      <div className={styles.headerEnd}>
        <MembershipBadge teamId={spaces.currentId} isPersonal={spaces.isPersonal} />
        {isChatPage ? null : <AssistantEntry teamId={spaces.currentId} wordClass={styles.entryWord} />}
        <MessageBell />
        <AccountMenu user={spaces.user} />
      </div>
    </header>
  );
}
