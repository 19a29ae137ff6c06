import { Alert, Button } from 'antd';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { BatchBar } from '../../../../shared/upload/batch-bar.tsx';
import { refusalText } from '../../../../shared/upload/upload-refusal.ts';
import { UploadRow } from '../../../../shared/upload/upload-row.tsx';
import { UploadZone } from '../../../../shared/upload/upload-zone.tsx';
import { useUploader } from '../../../../shared/upload/use-uploader.ts';
import { teamText } from '../../team.text.ts';
import styles from './text-base-page.module.css';
import { useHandOver } from './use-hand-over.ts';

const text = teamText.textBase;

/** Files go into the text base as soon as they are stored, then leave the list of uploads. */
export function TextBaseUpload({ teamId }: { readonly teamId: string }) {
  const { uploader, items } = useUploader();
  const { refused, retry } = useHandOver(teamId, uploader, items);
  const put = (files: readonly File[]) => {
    for (const file of files) {
      const refusal = refusalText(uploader.add(file, teamId), file.name);
      if (refusal !== null) showToast({ kind: 'warning', message: refusal });
    }
  };
  return (
    <div className={styles.upload}>
      <UploadZone
        title={text.put}
        hint={text.accepts}
        isMultiple
        isCompact
        testId="text-base-files"
        onFiles={put}
      />
      {refused && (
        <Alert
          type="error"
          showIcon
          title={text.notAdded(formatCount(refused.files.length))}
          description={refused.message}
          action={
            <Button size="small" onClick={retry}>
              {text.addAgain}
            </Button>
          }
        />
      )}
      <BatchBar items={items} onRetry={(id) => uploader.retry(id)} />
      {items.map((item) => (
        <UploadRow key={item.id} item={item} uploader={uploader} />
      ))}
    </div>
  );
}
