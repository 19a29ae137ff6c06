import { ArrowLeftOutlined, CommentOutlined, QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { FeedbackDialog } from '../../features/account/components/feedback-dialog.tsx';
import { AssistantEntry } from '../../features/chat/components/assistant-entry.tsx';
import { PermissionGate } from '../../features/collaboration/components/permission-gate.tsx';
import { ShareButton } from '../../features/collaboration/components/share-button.tsx';
import type { Product } from '../../features/collaboration/view-model/shapes.ts';
import { openInquiry } from '../../features/inquiries/api/inquiry-dialogs.store.ts';
import { CommentThread } from '../../features/live/components/comment-thread.tsx';
import { PresentPeople } from '../../features/live/components/present-people.tsx';
import type { FailurePage } from '../../shared/http/failure-page.ts';
import {
  type CommentedFinding,
  FindingCommentsContext,
  ResultGateContext,
  ResultShownContext,
  type ResultSlots,
  ResultSlotsContext,
} from '../../shared/ui/result-slots.tsx';
import { uploadFile } from '../../shared/upload/upload-file.ts';
import { productOfPath, returnDestination, type ShownProduct } from '../guard/return-destination.ts';
import { findRoute } from '../routes/find-route.ts';
import { SpaceFromUrl } from '../session/space-from-url.tsx';
import { useSession } from '../session/use-session.ts';
import { useSpaces } from '../session/use-spaces.ts';
import { type HelpWords, helpOf, proofreadHelp } from './help.text.ts';
import { HelpDrawer } from './help-drawer.tsx';
import { OnboardingTour } from './onboarding-tour.tsx';
import { ResultFailure } from './result-failure.tsx';
import styles from './result-layout.module.css';
import { resultText as text } from './result-layout.text.ts';
import { useHelpKey } from './use-help-key.ts';
import { WorkspaceProviders } from './workspace-providers.tsx';

/** Result and preview pages: a header of 48 px whose title and actions the page fills in. */
export function ResultLayout() {
  const { pathname, search } = useLocation();
  const isSignedIn = useSession().kind === 'valid';
  const spaces = useSpaces(isSignedIn);
  const [slots, setSlots] = useState<ResultSlots>({ title: null, actions: null });
  const setTitle = useCallback((title: HTMLElement | null) => setSlots((known) => ({ ...known, title })), []);
  const setActions = useCallback(
    (actions: HTMLElement | null) => setSlots((known) => ({ ...known, actions })),
    [],
  );
  const [isShown, setShown] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const route = findRoute(pathname);
  const shown = productOfPath(pathname, search);
  const listPath = shown ? returnDestination(shown.type) : (route?.menuPath ?? '/dashboard');
  const product = shown && withId(shown);
  const productId = isSignedIn && isShown && !isRefused ? (product?.id ?? null) : null;
  const comments = useCallback(
    (finding: CommentedFinding) => productId && <CommentThread productId={productId} {...finding} />,
    [productId],
  );
  return (
    <WorkspaceProviders>
      {spaces && <SpaceFromUrl spaces={spaces} />}
      <ResultSlotsContext value={slots}>
        <div className={styles.page}>
          <header className={styles.header}>
            <Link to={listPath} className={styles.back} aria-label={text.back} title={text.back}>
              <ArrowLeftOutlined />
            </Link>
            <div ref={setTitle} className={styles.title} data-fallback={route?.title} />
            <div ref={setActions} className={styles.actions} />
            {productId === null ? null : <PresentPeople productId={productId} />}
            <HeaderTools
              isSignedIn={isSignedIn}
              teamId={spaces?.currentId ?? null}
              product={isRefused ? null : product}
              link={location.origin + (shown?.address ?? pathname)}
              help={route?.screen === 'proofreadOwn' ? proofreadHelp : helpOf(shown?.type)}
              isResultShown={isShown}
            />
          </header>
          <main id="content" className={styles.content}>
            <FindingCommentsContext value={productId === null ? null : comments}>
              <ResultShownContext value={setShown}>
                <ResultGateContext
                  value={
                    product && (
                      <Gate key={product.id} product={product} listPath={listPath} onShown={setRefused} />
                    )
                  }
                >
                  <Outlet />
                </ResultGateContext>
              </ResultShownContext>
            </FindingCommentsContext>
          </main>
        </div>
      </ResultSlotsContext>
    </WorkspaceProviders>
  );
}

function withId({ type, id }: ShownProduct): Product | null {
  return id === null ? null : { type, id };
}

interface GateProps {
  readonly product: Product;
  readonly listPath: string;
  readonly onShown: (isShown: boolean) => void;
}

/** Tells the header that there is no document to share. */
function Gate({ product, listPath, onShown }: GateProps) {
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  const failure = (page: FailurePage) => <ResultFailure page={page} listPath={listPath} />;
  return <PermissionGate product={product} failure={failure} />;
}

/** Share, help and feedback: the same on every result page. */
function HeaderTools({
  isSignedIn,
  teamId,
  product,
  link,
  help,
  isResultShown,
}: {
  readonly isSignedIn: boolean;
  /** Null: no space, or not known yet. */
  readonly teamId: string | null;
  readonly product: Product | null;
  readonly link: string;
  readonly help: HelpWords;
  readonly isResultShown: boolean;
}) {
  const [shareButton, setShareButton] = useState<HTMLElement | null>(null);
  const [helpEntry, setHelpEntry] = useState<HTMLElement | null>(null);
  const [isHelping, setHelping] = useState(false);
  const [isGivingFeedback, setGivingFeedback] = useState(false);
  useHelpKey(useCallback(() => setHelping((isOpen) => !isOpen), []));
  return (
    <div className={styles.tools}>
      {product && isSignedIn ? (
        <ShareButton
          product={product}
          link={link}
          isShown={isResultShown}
          buttonRef={setShareButton}
          wordClass={styles.word}
        />
      ) : null}
      {isSignedIn && teamId !== null ? <AssistantEntry teamId={teamId} wordClass={styles.word} /> : null}
      <Button
        ref={setHelpEntry}
        type="text"
        icon={<QuestionCircleOutlined />}
        onClick={() => setHelping(true)}
      >
        <span className={styles.word}>{text.help}</span>
      </Button>
      <Button
        type="text"
        icon={<CommentOutlined />}
        // A visitor has no account under which feedback is kept: the public form asks whom to answer.
        onClick={() => (isSignedIn ? setGivingFeedback(true) : openInquiry('requirement'))}
      >
        <span className={styles.word}>{text.feedback}</span>
      </Button>
      <HelpDrawer help={help} isOpen={isHelping} onClose={() => setHelping(false)} />
      <FeedbackDialog
        isOpen={isGivingFeedback}
        onClose={() => setGivingFeedback(false)}
        uploadScreenshot={async (file) => (await uploadFile(file)).fileId}
      />
      <OnboardingTour isResultShown={isResultShown} shareButton={shareButton} helpEntry={helpEntry} />
    </div>
  );
}
