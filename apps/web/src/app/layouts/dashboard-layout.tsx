import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Grid } from 'antd';
import { useState } from 'react';
import { Link, Outlet } from 'react-router';
import { MembershipBadge } from '../../features/billing/components/membership-badge.tsx';
import { type Space, TEAMS_KEY } from '../../features/teams/api/teams.query.ts';
import { CreateTeamDialog } from '../../features/teams/components/create-team-dialog.tsx';
import { SpaceSwitcher } from '../../features/teams/components/space-switcher.tsx';
import { sizes } from '../../shared/theme/tokens.ts';
import { BrandMark } from '../../shared/ui/brand-mark.tsx';
import { PageLoading } from '../../shared/ui/page-loading.tsx';
import { useSpaceFromUrl } from '../session/use-space-from-url.ts';
import { type Spaces, useSpaces, useSwitchSpace } from '../session/use-spaces.ts';
import { appText as text } from '../text.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './dashboard-layout.module.css';
import { useSideBar } from './side-bar.store.ts';
import { SideMenu } from './side-menu.tsx';
import { WorkspaceProviders } from './workspace-providers.tsx';

export function DashboardLayout() {
  const spaces = useSpaces(true);
  return <WorkspaceProviders>{spaces ? <Shell spaces={spaces} /> : <PageLoading />}</WorkspaceProviders>;
}

function Shell({ spaces }: { readonly spaces: Spaces }) {
  useSpaceFromUrl(spaces.currentId);
  const { sideBarIsCollapse, toggle } = useSideBar();
  const isNarrow = Grid.useBreakpoint().md === false;
  const isCollapsed = sideBarIsCollapse || isNarrow;
  const width = isCollapsed ? sizes.sideMenuCollapsed : sizes.sideMenu;
  return (
    <div className={styles.shell} style={{ gridTemplateColumns: `${width}px minmax(0, 1fr)` }}>
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
      <main id="content" className={styles.content} key={spaces.currentId}>
        <Outlet />
      </main>
    </div>
  );
}

function Header({ spaces }: { readonly spaces: Spaces }) {
  const client = useQueryClient();
  const { isBusy, switchToSpace } = useSwitchSpace();
  const [isCreating, setCreating] = useState(false);

  async function enterNewSpace(space: Space) {
    setCreating(false);
    await client.invalidateQueries({ queryKey: TEAMS_KEY });
    await switchToSpace(space);
  }

  return (
    <header className={styles.header}>
      <SpaceSwitcher
        spaces={spaces.spaces}
        currentId={spaces.currentId}
        isBusy={isBusy}
        onSwitch={(space) => void switchToSpace(space)}
        onCreate={() => setCreating(true)}
      />
      <div className={styles.headerEnd}>
        <MembershipBadge teamId={spaces.currentId} />
        <AccountMenu user={spaces.user} />
      </div>
      <CreateTeamDialog
        isOpen={isCreating}
        onClose={() => setCreating(false)}
        onCreated={(space) => void enterNewSpace(space)}
      />
    </header>
  );
}
