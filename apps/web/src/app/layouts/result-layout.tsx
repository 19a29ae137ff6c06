import {
  ArrowLeftOutlined,
  CommentOutlined,
  QuestionCircleOutlined,
  ShareAltOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { FeedbackDialog } from '../../features/account/components/feedback-dialog.tsx';
import {
  currentFailurePage,
  showFailurePage,
  subscribeToFailurePage,
} from '../../shared/http/failure-page.ts';
import { ResultShownContext, type ResultSlots, ResultSlotsContext } from '../../shared/ui/result-slots.tsx';
import { showToast } from '../../shared/ui/toast.ts';
import { uploadFile } from '../../shared/upload/upload-file.ts';
import { productOfPath, returnDestination } from '../guard/return-destination.ts';
import { findRoute } from '../routes/find-route.ts';
import { useSession } from '../session/use-session.ts';
import { useSpaceFromUrl } from '../session/use-space-from-url.ts';
import { useSpaces } from '../session/use-spaces.ts';
import { HelpDrawer } from './help-drawer.tsx';
import { OnboardingTour } from './onboarding-tour.tsx';
import { ResultFailure } from './result-failure.tsx';
import styles from './result-layout.module.css';
import { resultText as text } from './result-layout.text.ts';
import { useHelpKey } from './use-help-key.ts';
import { WorkspaceProviders } from './workspace-providers.tsx';

/** Result and preview pages: a header of 48 px whose title and actions the page fills in. */
export function ResultLayout() {
  const { pathname } = useLocation();
  const isSignedIn = useSession().kind === 'valid';
  const spaces = useSpaces(isSignedIn);
  useSpaceFromUrl(spaces?.currentId ?? null);
  const failure = useSyncExternalStore(subscribeToFailurePage, currentFailurePage);
  const [slots, setSlots] = useState<ResultSlots>({ title: null, actions: null });
  const setTitle = useCallback((title: HTMLElement | null) => setSlots((known) => ({ ...known, title })), []);
  const setActions = useCallback(
    (actions: HTMLElement | null) => setSlots((known) => ({ ...known, actions })),
    [],
  );
  const [isShown, setShown] = useState(false);
  const route = findRoute(pathname);
  const product = productOfPath(pathname);
  const listPath = product ? returnDestination(product) : '/dashboard';
  return (
    <WorkspaceProviders>
      <ResultSlotsContext value={slots}>
        <div className={styles.page}>
          <header className={styles.header}>
            <Link to={listPath} className={styles.back} aria-label={text.back} title={text.back}>
              <ArrowLeftOutlined />
            </Link>
            <div ref={setTitle} className={styles.title} data-fallback={route?.title} />
            <div ref={setActions} className={styles.actions} />
            <HeaderTools
              isSignedIn={isSignedIn}
              hasResult={route?.screen !== 'construction'}
              isResultShown={isShown}
            />
          </header>
          <main id="content" className={styles.content}>
            {failure ? (
              <ResultFailure page={failure} listPath={listPath} onLeave={forgetFailure} />
            ) : (
              <ResultShownContext value={setShown}>
                <Outlet />
              </ResultShownContext>
            )}
          </main>
        </div>
      </ResultSlotsContext>
    </WorkspaceProviders>
  );
}

function forgetFailure(): void {
  showFailurePage(null);
}

/** Share, help and feedback: the same on every result page. */
function HeaderTools({
  isSignedIn,
  hasResult,
  isResultShown,
}: {
  readonly isSignedIn: boolean;
  readonly hasResult: boolean;
  readonly isResultShown: boolean;
}) {
  const [shareButton, setShareButton] = useState<HTMLElement | null>(null);
  const [helpEntry, setHelpEntry] = useState<HTMLElement | null>(null);
  const [isHelping, setHelping] = useState(false);
  const [isGivingFeedback, setGivingFeedback] = useState(false);
  useHelpKey(useCallback(() => setHelping((isOpen) => !isOpen), []));
  return (
    <div className={styles.tools}>
      {hasResult ? (
        <Button ref={setShareButton} type="text" icon={<ShareAltOutlined />} onClick={() => void share()}>
          <span className={styles.word}>{text.share}</span>
        </Button>
      ) : null}
      <Button
        ref={setHelpEntry}
        type="text"
        icon={<QuestionCircleOutlined />}
        onClick={() => setHelping(true)}
      >
        <span className={styles.word}>{text.help}</span>
      </Button>
      {isSignedIn ? (
        <Button type="text" icon={<CommentOutlined />} onClick={() => setGivingFeedback(true)}>
          <span className={styles.word}>{text.feedback}</span>
        </Button>
      ) : null}
      <HelpDrawer isOpen={isHelping} onClose={() => setHelping(false)} />
      <FeedbackDialog
        isOpen={isGivingFeedback}
        onClose={() => setGivingFeedback(false)}
        uploadScreenshot={async (file) => (await uploadFile(file)).fileId}
      />
      <OnboardingTour isResultShown={isResultShown} shareButton={shareButton} helpEntry={helpEntry} />
    </div>
  );
}

async function share(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    showToast({ kind: 'success', message: text.shareCopied });
  } catch {
    showToast({ kind: 'warning', message: text.shareFailed });
  }
}
