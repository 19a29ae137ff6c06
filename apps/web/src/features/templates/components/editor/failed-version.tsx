import { Alert, Button } from 'antd';
import { useNavigate } from 'react-router';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useNewVersion } from '../../api/use-templates.ts';
import { templatesText as text } from '../../text.ts';
import type { ContractTemplate } from '../../view-model/shapes.ts';
import { templatePath } from '../../view-model/template-path.ts';
import { NewFile } from '../list/new-file-dialog.tsx';
import styles from '../templates.module.css';

interface FailedVersionProps {
  readonly template: ContractTemplate;
  readonly version: ContractTemplate['versions'][number];
}

/** Why the file could not be read, and the next steps: read it again, or use another one. */
export function FailedVersion({ template, version }: FailedVersionProps) {
  const { id, abilities } = template;
  const navigate = useNavigate();
  const again = useNewVersion(id);
  const open = ({ versions }: ContractTemplate) => navigate(templatePath(id, 'edit', versions[0]?.number));
  const onError = ({ message }: Error) => showToast({ kind: 'error', message });
  return (
    <>
      <Alert
        type="error"
        showIcon
        title={`${text.failedTitle}：${version.file.name}`}
        description={version.failure}
        action={
          abilities.change && (
            <Button
              loading={again.isPending}
              onClick={() => again.mutate(version.file.fileId, { onError, onSuccess: open })}
            >
              {text.readAgain}
            </Button>
          )
        }
      />
      {abilities.change && (
        <section className={styles.other} aria-label={text.otherFile}>
          <h2 className={styles.subtitle}>{text.otherFile}</h2>
          <NewFile template={template} onMade={open} />
        </section>
      )}
    </>
  );
}
