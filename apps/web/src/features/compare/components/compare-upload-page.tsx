import { SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useCurrentTeam } from '../../../shared/session/use-current-team.ts';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import type { UploadItem } from '../../../shared/upload/upload-entry.ts';
import { useCompareBalance } from '../api/use-compare-balance.ts';
import { compareText } from '../text.ts';
import { formatCount } from '../view-model/format-count.ts';
import { sampleFiles } from '../view-model/sample-contracts.ts';
import styles from './compare-upload-page.module.css';
import { CreateFailureNotice } from './create-failure-notice.tsx';
import { DocumentSlot } from './document-slot.tsx';
import { useFilePair } from './use-file-pair.ts';
import { useStartComparison } from './use-start-comparison.ts';

export function CompareUploadPage() {
  const teamId = useCurrentTeam();
  // Files belong to a space: another space starts with an empty page.
  return teamId === null ? <PageLoading /> : <UploadDesk key={teamId} teamId={teamId} />;
}

function UploadDesk({ teamId }: { readonly teamId: string }) {
  const text = compareText.upload;
  const files = useFilePair(teamId);
  const origin = files.itemIn('origin');
  const target = files.itemIn('target');
  const { start, failure, isStarting } = useStartComparison(teamId, storedId(origin), storedId(target));
  const isEmpty = origin === null && target === null;
  const canStart = storedId(origin) !== null && storedId(target) !== null;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{text.title}</h1>
          <p className={styles.lead}>{text.lead}</p>
        </div>
        <Link className={styles.toList} to="/contract-compare/list">
          {text.toList}
        </Link>
      </header>
      <div className={styles.pair}>
        <DocumentSlot
          slot="origin"
          item={origin}
          uploader={files.uploader}
          onFiles={(chosen) => files.putAll('origin', chosen)}
          onRemove={() => files.remove('origin')}
        />
        <div className={styles.swap}>
          <Button
            icon={<SwapOutlined />}
            aria-label={text.swap}
            title={text.swap}
            disabled={isEmpty}
            onClick={files.swap}
          />
        </div>
        <DocumentSlot
          slot="target"
          item={target}
          uploader={files.uploader}
          onFiles={(chosen) => files.putAll('target', chosen)}
          onRemove={() => files.remove('target')}
        />
      </div>
      {failure && <CreateFailureNotice error={failure} kept={text.kept} onRetry={start} />}
      <StartBar teamId={teamId} canStart={canStart} isStarting={isStarting} onStart={start} />
      {isEmpty && (
        <p className={styles.sample}>
          {text.sampleHint}
          <Button
            type="link"
            size="small"
            onClick={() => {
              const samples = sampleFiles();
              files.put('origin', samples.origin);
              files.put('target', samples.target);
            }}
          >
            {text.sample}
          </Button>
        </p>
      )}
    </div>
  );
}

interface StartBarProps {
  readonly teamId: string;
  readonly canStart: boolean;
  readonly isStarting: boolean;
  readonly onStart: () => void;
}

function StartBar({ teamId, canStart, isStarting, onStart }: StartBarProps) {
  const text = compareText.upload;
  const balance = useCompareBalance(teamId);
  return (
    <div className={styles.startBar}>
      <span className={styles.cost} data-testid="compare-cost">
        {text.cost}
        <span aria-hidden> · </span>
        <span className={balance === 0 ? styles.none : undefined}>
          {balance === null ? text.remainingUnknown : text.remaining(formatCount(balance))}
        </span>
      </span>
      {!canStart && <span className={styles.needs}>{text.needsBoth}</span>}
      <Button type="primary" size="large" disabled={!canStart} loading={isStarting} onClick={onStart}>
        {isStarting ? text.starting : text.start}
      </Button>
    </div>
  );
}

function storedId(item: UploadItem | null): string | null {
  return item?.state.kind === 'success' ? item.state.file.fileId : null;
}
