import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataExport } from '@wenjian/api';
import { Alert, Button, Skeleton, Spin } from 'antd';
import { formatFileSize } from '../../../shared/format/format-file-size.ts';
import { formatMinute } from '../../../shared/format/format-minute.ts';
import { saveBlob } from '../../../shared/http/save-blob.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import {
  askForExport,
  dataExportQuery,
  downloadExport,
  type ExportedTeam,
  isUnderWay,
} from '../api/data-rights.query.ts';
import { dataRightsText as text } from '../text.ts';
import styles from './account-settings.module.css';

interface ExportCardProps {
  readonly teamId: ExportedTeam;
  readonly title: string;
  readonly note: string;
  readonly ask: string;
}

export function ExportCard({ teamId, title, note, ask }: ExportCardProps) {
  const latest = useQuery(dataExportQuery(teamId));
  return (
    <section className={styles.card} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.note}>{note}</p>
      {latest.isPending ? (
        <Skeleton.Button active />
      ) : latest.isError ? (
        <Alert
          type="error"
          showIcon
          title={text.loadFailed}
          description={latest.error.message}
          action={<Button onClick={() => void latest.refetch()}>{text.retry}</Button>}
        />
      ) : (
        <LatestExport teamId={teamId} made={latest.data.export} ask={ask} />
      )}
      <p className={styles.faint}>{text.days}</p>
    </section>
  );
}

interface LatestExportProps extends Pick<ExportCardProps, 'teamId' | 'ask'> {
  readonly made: DataExport | null;
}

function LatestExport({ teamId, made, ask }: LatestExportProps) {
  const client = useQueryClient();
  const complain = (error: Error) => showToast({ kind: 'error', message: error.message });
  const request = useMutation({
    mutationFn: () => askForExport(teamId),
    onSuccess: (answer) => client.setQueryData(dataExportQuery(teamId).queryKey, answer),
    onError: complain,
  });
  const save = useMutation({
    mutationFn: async (name: string) => saveBlob(await downloadExport(teamId), name),
    onError: complain,
  });
  const isMaking = isUnderWay(made?.status);
  const isReady = made?.status === 'complete';
  return (
    <>
      <p className={styles.file} role="status">
        <ExportState made={made} />
      </p>
      <div className={styles.row}>
        {made && isReady ? (
          <Button type="primary" loading={save.isPending} onClick={() => save.mutate(made.fileName)}>
            {text.download}
          </Button>
        ) : null}
        <Button
          type={isReady ? 'default' : 'primary'}
          disabled={isMaking}
          loading={request.isPending}
          onClick={() => request.mutate()}
        >
          {isReady ? text.askAgain : ask}
        </Button>
      </div>
    </>
  );
}

function ExportState({ made }: { readonly made: DataExport | null }) {
  switch (made?.status) {
    case undefined:
      return text.none;
    case 'pending':
    case 'running':
      return (
        <>
          <Spin size="small" /> {text.making}
        </>
      );
    case 'failed':
      return text.failed;
    case 'complete':
      return (
        <>
          {made.fileName}（{text.ready(formatFileSize(made.size ?? 0), formatMinute(made.expiresAt ?? ''))}）
        </>
      );
  }
}
