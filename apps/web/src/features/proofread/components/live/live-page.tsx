import { CopyOutlined, UndoOutlined } from '@ant-design/icons';
import { LIVE_MAX_CHARACTERS } from '@wenjian/api';
import { App, Button, Spin } from 'antd';
import { useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { useCurrentTeam } from '../../../../shared/session/use-current-team.ts';
import { copyWords } from '../../../../shared/ui/copy-words.ts';
import { PageLoading } from '../../../../shared/ui/page-loading.tsx';
import { useLeaveGuard } from '../../../../shared/ui/use-leave-guard.ts';
import { proofreadingText } from '../../text.ts';
import { LIST_PATH } from '../../view-model/proofreading-progress.ts';
import { LexiconButton } from '../lexicon/lexicon-button.tsx';
import { LiveEditor } from './live-editor.tsx';
import { LiveList } from './live-list.tsx';
import styles from './live-page.module.css';
import { useKeepAsTask } from './use-keep-as-task.ts';
import { type LiveText, useLiveText } from './use-live-text.ts';

const text = proofreadingText.live;

/** `/contract-correct/live`: a text is examined while it is written. */
export function ProofreadLivePage() {
  const teamId = useCurrentTeam();
  return teamId === null ? <PageLoading /> : <LivePage teamId={teamId} />;
}

function LivePage({ teamId }: { readonly teamId: string }) {
  const live = useLiveText(teamId);
  const field = useRef<HTMLTextAreaElement>(null);
  const keeping = useKeepAsTask(teamId);
  useAskedLeave(live.text.trim() !== '' && keeping.keptPath === null);
  useOpened(keeping.keptPath);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{text.title}</h1>
          <p className={styles.lead}>{text.lead}</p>
        </div>
        <div className={styles.headActions}>
          <Link to={LIST_PATH}>
            <Button>{text.back}</Button>
          </Link>
          <LexiconButton teamId={teamId} />
          <Button
            title={text.toFileDetail}
            loading={keeping.isPending}
            disabled={live.text.trim() === ''}
            onClick={() => keeping.keep(live.text)}
          >
            {text.toFile}
          </Button>
        </div>
      </header>
      <div className={styles.panes} inert={keeping.isPending}>
        <div className={styles.writing}>
          <div className={styles.scroll}>
            <LiveEditor live={live} field={field} isReadOnly={keeping.isPending} />
          </div>
          <LiveFoot live={live} />
        </div>
        <LiveList live={live} field={field} />
      </div>
    </div>
  );
}

function LiveFoot({ live }: { readonly live: LiveText }) {
  const { status, checking, text: words } = live;
  return (
    <footer className={styles.foot}>
      <span id="live-status" role="status" className={styles.status} data-status={status}>
        {status === 'checking' && <Spin size="small" />} {statusWords(live)}
        {(status === 'failed' || status === 'fullFailed') && (
          <>
            （{checking.error?.message}）
            <Button type="link" size="small" onClick={checking.retry}>
              {text.retry}
            </Button>
          </>
        )}
      </span>
      <span className={styles.keys}>{text.keys}</span>
      <span className={styles.characters}>
        {text.characters(formatCount(words.length), formatCount(LIVE_MAX_CHARACTERS))}
      </span>
      <span className={styles.footActions}>
        {live.undo && (
          <Button size="small" icon={<UndoOutlined />} onClick={live.undo}>
            {text.undo}
          </Button>
        )}
        <Button
          size="small"
          icon={<CopyOutlined />}
          disabled={words === ''}
          onClick={() => void copyWords(words, text.copied)}
        >
          {text.copy}
        </Button>
        <Button size="small" disabled={words === ''} onClick={live.clear}>
          {text.clear}
        </Button>
      </span>
    </footer>
  );
}

/** What has examined this very text. */
function statusWords({ status, checking: { found } }: LiveText): string {
  if (found === null || (status !== 'quick' && status !== 'full' && status !== 'fullFailed'))
    return text.states[status];
  if (!found.hasLanguageModel) return text.states.withoutLanguage;
  return status === 'full' && found.corrector === 'none' ? text.states.withoutCorrector : text.states[status];
}

/** Behind the question about leaving: it has to know first that nothing is lost. */
function useOpened(path: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path !== null) void navigate(path);
  }, [path, navigate]);
}

/** The text is nowhere else. */
function useAskedLeave(isDirty: boolean): void {
  const { modal } = App.useApp();
  useLeaveGuard(isDirty, (leave, stay) =>
    modal.confirm({
      title: text.leaveTitle,
      content: text.leaveDetail,
      okText: text.leave,
      cancelText: text.stay,
      onOk: leave,
      onCancel: stay,
    }),
  );
}
