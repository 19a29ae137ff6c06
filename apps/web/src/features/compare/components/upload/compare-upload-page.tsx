import { SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useCurrentTeam } from '../../../../shared/session/use-current-team.ts';
import { CreateFailureNotice } from '../../../../shared/tasks/create-failure-notice.tsx';
import { RecentTasks } from '../../../../shared/tasks/recent-tasks.tsx';
import { StartBar } from '../../../../shared/tasks/start-bar.tsx';
import { StatusOf } from '../../../../shared/tasks/task-status.tsx';
import { UploadPage } from '../../../../shared/tasks/upload-page.tsx';
import { useUsesLeft } from '../../../../shared/tasks/use-uses-left.ts';
import { PageLoading } from '../../../../shared/ui/page-loading.tsx';
import type { UploadItem } from '../../../../shared/upload/upload-entry.ts';
import { SampleHint } from '../../../../shared/upload/upload-slot.tsx';
import type { StoredFile } from '../../../../shared/upload/upload-state.ts';
import { comparisons } from '../../api/comparisons.ts';
import { compareText } from '../../text.ts';
import { DEFAULT_OPTIONS } from '../../view-model/compare-options.ts';
import type { Comparison } from '../../view-model/comparison-shapes.ts';
import { sampleFiles } from '../../view-model/sample-contracts.ts';
import { progressText, resultPath } from '../../view-model/task-progress.ts';
import { CompareOptionsPanel } from './compare-options-panel.tsx';
import styles from './compare-upload-page.module.css';
import { DocumentSlot } from './document-slot.tsx';
import { useEqualFiles } from './use-equal-files.tsx';
import { useFileSet } from './use-file-set.ts';
import { useStartComparison } from './use-start-comparison.ts';

interface CompareUploadPageProps {
  /** Other sources of a baseline than a local file. */
  readonly originTools: (space: OriginSpace) => ReactNode;
}

export interface OriginSpace {
  readonly teamId: string;
  readonly onFile: (file: StoredFile) => void;
}

export function CompareUploadPage({ originTools }: CompareUploadPageProps) {
  const teamId = useCurrentTeam();
  // Files belong to a space: another space starts with an empty page.
  if (teamId === null) return <PageLoading />;
  return <UploadForm key={teamId} teamId={teamId} originTools={originTools} />;
}

function UploadForm({ teamId, originTools }: CompareUploadPageProps & { readonly teamId: string }) {
  const text = compareText.upload;
  const files = useFileSet(teamId);
  const usesLeft = useUsesLeft(teamId, 'compareBalance');
  const [options, setOptions] = useState(DEFAULT_OPTIONS);
  const origin = storedFile(files.origin);
  const targets = files.targets.flatMap((item) => storedFile(item) ?? []);
  const originFileId = origin?.fileId ?? null;
  const targetFileIds = targets.map(({ fileId }) => fileId);
  const { start, failure, isStarting } = useStartComparison({ teamId, originFileId, targetFileIds, options });
  const isEmpty = files.origin === null && files.targets.length === 0;
  const areStored = originFileId !== null && targetFileIds.length === files.targets.length;
  const equal = useEqualFiles(origin, targets);
  const canStart = areStored && targetFileIds.length > 0 && !equal.isRepeated;
  return (
    <UploadPage
      title={text.title}
      lead={text.lead}
      links={<Link to="/contract-compare/list">{text.toList}</Link>}
    >
      <FilePlaces
        files={files}
        isEmpty={isEmpty}
        originTools={originTools({ teamId, onFile: files.putOrigin })}
      />
      {equal.isRepeated && <p className={styles.same}>{text.sameVersion}</p>}
      {equal.notice}
      <CompareOptionsPanel teamId={teamId} options={options} onOptions={setOptions} />
      {failure && <CreateFailureNotice error={failure} titles={text} kept={text.kept} onRetry={start} />}
      <StartBar
        cost={Math.max(1, files.targets.length)}
        usesLeft={usesLeft}
        label={text.start}
        startingLabel={text.starting}
        problem={canStart ? equal.problem : text.needsBoth}
        isStarting={isStarting}
        onStart={start}
        testId="compare-cost"
      />
      {isEmpty && <SampleHint words={text} onSample={() => putSample(files.put)} />}
      <RecentTasks<Comparison>
        tasks={comparisons}
        words={compareText.recent}
        listPath="/contract-compare/list"
        path={({ id }) => resultPath(id)}
        status={(task) => <StatusOf task={task} word={progressText(task)} />}
      />
    </UploadPage>
  );
}

interface FilePlacesProps {
  readonly files: ReturnType<typeof useFileSet>;
  readonly isEmpty: boolean;
  readonly originTools: ReactNode;
}

function FilePlaces({ files, isEmpty, originTools }: FilePlacesProps) {
  const text = compareText.upload;
  return (
    <div className={styles.pair}>
      <DocumentSlot
        slot="origin"
        tools={originTools}
        items={files.origin ? [files.origin] : []}
        uploader={files.uploader}
        onFiles={(chosen) => files.putAll('origin', chosen)}
        onRemove={files.remove}
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
        items={files.targets}
        uploader={files.uploader}
        onFiles={(chosen) => files.putAll('target', chosen)}
        onRemove={files.remove}
      />
    </div>
  );
}

function putSample(put: ReturnType<typeof useFileSet>['put']): void {
  const { origin, target } = sampleFiles();
  put('origin', origin);
  put('target', target);
}

function storedFile(item: UploadItem | null): StoredFile | null {
  return item?.state.kind === 'success' ? item.state.file : null;
}
