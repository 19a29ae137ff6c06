import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button, Grid } from 'antd';
import type { ReactNode } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { FreeTrialReminder } from '../../features/billing/components/free-trial-reminder.tsx';
import { MembershipBadge } from '../../features/billing/components/membership-badge.tsx';
import { AssistantEntry } from '../../features/chat/components/assistant-entry.tsx';
import { MessageBell } from '../../features/messages/components/message-bell.tsx';
import { ViewerNotice } from '../../features/teams/components/viewer-notice.tsx';
import { WorksInSpaceContext } from '../../shared/session/space-rights.ts';
import { sizes } from '../../shared/theme/tokens.ts';
import { BrandMark } from '../../shared/ui/brand-mark.tsx';
import { FirstLibrary } from '../../shared/ui/first-library.tsx';
import { PageLoading } from '../../shared/ui/page-loading.tsx';
import { findRoute } from '../routes/find-route.ts';
import { SpaceFromUrl } from '../session/space-from-url.tsx';
import { type Spaces, useSpaces } from '../session/use-spaces.ts';
import { appText as text } from '../text.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './dashboard-layout.module.css';
import { PhoneMenuButton, PhoneTabs } from './phone-menu.tsx';
import { useSideBar } from './side-bar.store.ts';
import { SideMenu } from './side-menu.tsx';
import { SpaceMenu } from './space-menu.tsx';

export function DashboardLayout() {
  const spaces = useSpaces(true);
  return <FirstLibrary>{spaces ? <Shell spaces={spaces} /> : <PageLoading />}</FirstLibrary>;
}

/**
 * A phone gives the whole width to the page: the menu opens over it, and the ways used most stand under the thumb. The page stays the same one when the
 * window becomes narrow or wide, so that nothing somebody has begun is lost.
 */
function Shell({ spaces }: { readonly spaces: Spaces }) {
  const { sideBarIsCollapse } = useSideBar();
  const isNarrow = Grid.useBreakpoint().md === false;
  const width = sideBarIsCollapse ? sizes.sideMenuCollapsed : sizes.sideMenu;
  return (
    <div
      className={isNarrow ? styles.narrow : styles.shell}
      style={isNarrow ? {} : { gridTemplateColumns: `${width}px minmax(0, 1fr)` }}
    >
      <SpaceFromUrl spaces={spaces} />
      <a className="skip-link" href="#content">
        {text.skipToContent}
      </a>
      {isNarrow ? null : <Side spaces={spaces} />}
      <Header
        spaces={spaces}
        menu={
          isNarrow ? (
            <PhoneMenuButton
              spaceId={spaces.currentId}
              teamId={teamOf(spaces)}
              isOperator={spaces.operatorRole !== null}
            />
          ) : null
        }
      />
      <Content spaces={spaces} />
      {isNarrow ? <PhoneTabs /> : null}
    </div>
  );
}

function Side({ spaces }: { readonly spaces: Spaces }) {
  const { sideBarIsCollapse, toggle } = useSideBar();
  return (
    <aside className={styles.side}>
      <Link to="/dashboard" className={styles.brand} aria-label={text.product}>
        <BrandMark />
        {sideBarIsCollapse ? null : text.product}
      </Link>
      <nav className={styles.nav} aria-label={text.mainMenu}>
        <SideMenu
          spaceId={spaces.currentId}
          teamId={teamOf(spaces)}
          isOperator={spaces.operatorRole !== null}
          isCollapsed={sideBarIsCollapse}
        />
      </nav>
      <Button
        type="text"
        className={styles.fold ?? ''}
        icon={sideBarIsCollapse ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        aria-expanded={!sideBarIsCollapse}
        aria-label={sideBarIsCollapse ? text.expand : text.collapse}
        onClick={toggle}
      >
        {sideBarIsCollapse ? null : text.collapse}
      </Button>
    </aside>
  );
}

function Content({ spaces }: { readonly spaces: Spaces }) {
  const works = spaces.spaces.find(({ id }) => id === spaces.currentId)?.role !== 'viewer';
  return (
    <>
      <FreeTrialReminder key={spaces.currentId} teamId={spaces.currentId} />
      <main id="content" className={styles.content} key={`content ${spaces.currentId}`}>
        <WorksInSpaceContext value={works}>
          {works ? <Outlet /> : <ForViewers teamId={spaces.currentId} />}
        </WorksInSpaceContext>
      </main>
    </>
  );
}

/** Reading goes on as for everybody; a page that starts something new gives way to the words on why. */
function ForViewers({ teamId }: { readonly teamId: string }) {
  const isForWork = findRoute(useLocation().pathname)?.isForWork === true;
  return (
    <>
      <ViewerNotice teamId={teamId} />
      {isForWork ? null : <Outlet />}
    </>
  );
}

function teamOf(spaces: Spaces): string | null {
  return spaces.isPersonal ? null : spaces.currentId;
}

function Header({ spaces, menu }: { readonly spaces: Spaces; readonly menu: ReactNode }) {
  // The chat's own page needs no panel beside it.
  const isChatPage = useLocation().pathname === '/assistant';
  return (
    <header className={styles.header}>
      <div className={styles.headerStart}>
        {menu}
        <SpaceMenu spaces={spaces} />
      </div>
      <div className={styles.headerEnd}>
        <MembershipBadge teamId={spaces.currentId} isPersonal={spaces.isPersonal} />
        {isChatPage ? null : <AssistantEntry teamId={spaces.currentId} wordClass={styles.entryWord} />}
        <MessageBell />
        <AccountMenu user={spaces.user} />
      </div>
    </header>
  );
}
