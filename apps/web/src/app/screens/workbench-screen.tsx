import { useSearchParams } from 'react-router';
import { displayName } from '../../features/account/view-model/user-display.ts';
import { ActivityDialog } from '../../features/activity/components/activity-dialog.tsx';
import { BalanceCards } from '../../features/billing/components/balance-cards.tsx';
import { StorageMeter } from '../../features/documents/components/storage-meter.tsx';
import { Announcements } from '../../features/messages/components/announcements.tsx';
import { PopupDialogs } from '../../features/messages/components/popup-dialogs.tsx';
import { VersionDialog } from '../../features/messages/components/version-dialog.tsx';
import { proofreadStart } from '../../features/proofread/start.ts';
import { WorkbenchPage } from '../../features/workbench/components/workbench-page.tsx';
import { START_PARAMETER, type Tool } from '../../shared/tools/tool-catalogue.ts';
import { openLater } from '../../shared/ui/open-later.tsx';
import { isBetaHost } from '../guard/guard.ts';
import { useSpaces } from '../session/use-spaces.ts';
import { screensText as text } from './screens.text.ts';
import styles from './workbench-screen.module.css';

const GreetingCoupon = openLater(
  async () => (await import('../../features/coupons/components/greeting-coupon.tsx')).GreetingCoupon,
);
const FolderField = openLater(
  async () => (await import('../../features/documents/components/folder-field.tsx')).FolderField,
);
const RedeemCode = openLater(async () => (await import('./redeem-code.tsx')).RedeemCode);

/** The workbench, assembled from the features it shows. */
export function WorkbenchScreen() {
  const spaces = useSpaces(true);
  const [query] = useSearchParams();
  if (!spaces) return null;
  const teamId = spaces.currentId;
  const isStarting = query.has(START_PARAMETER);
  return (
    <>
      <WorkbenchPage
        teamId={teamId}
        userName={displayName(spaces.user)}
        isShared={!spaces.isPersonal}
        isOffered={isOffered}
        isBusy={isStarting}
        FolderField={FolderField}
        announcements={<Announcements teamId={teamId} />}
        standing={<Standing teamId={teamId} />}
      />
      <StartedTool />
      {/* A user who came to start a task is not interrupted by a dialog. */}
      {!isStarting && (
        <PopupDialogs
          greetingGift={<GreetingCoupon />}
          next={
            <ActivityDialog
              codeForm={<RedeemCode isSignedIn initialCode="" onSignIn={() => undefined} />}
              next={<VersionDialog teamId={teamId} />}
            />
          }
        />
      )}
    </>
  );
}

function Standing({ teamId }: { readonly teamId: string }) {
  return (
    <>
      <h2 className={styles.heading}>{text.balances}</h2>
      <BalanceCards teamId={teamId} />
      <div className={styles.storage}>
        <StorageMeter teamId={teamId} />
      </div>
    </>
  );
}

/** Of the tools without an upload page. */
const starts = [proofreadStart];

function StartedTool() {
  const [query, setQuery] = useSearchParams();
  const start = starts.find(({ tool }) => tool === query.get(START_PARAMETER));
  if (!start) return null;
  const close = () =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete(START_PARAMETER);
        return after;
      },
      { replace: true },
    );
  return <start.Dialog onClose={close} />;
}

function isOffered(tool: Tool): boolean {
  return !isBetaHost(window.location.hostname) || tool.path.includes('audit');
}
