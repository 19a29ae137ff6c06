import { Modal } from 'antd';
import { useCallback, useRef } from 'react';
import { useNewVersion } from '../../api/use-templates.ts';
import { templatesText as text } from '../../text.ts';
import type { ContractTemplate } from '../../view-model/shapes.ts';
import styles from '../templates.module.css';
import { TemplateUpload } from './template-upload.tsx';

interface NewFileProps {
  readonly template: ContractTemplate;
  readonly onMade: (template: ContractTemplate) => void;
}

/** Creates the next version from a file. */
export function NewFileDialog({ onClose, ...props }: NewFileProps & { readonly onClose: () => void }) {
  return (
    <Modal open title={text.newFileTitle} footer={null} onCancel={onClose}>
      <p className={styles.hint}>{text.newFileNote}</p>
      <NewFile {...props} />
    </Modal>
  );
}

export function NewFile({ template: { id, teamId }, onMade }: NewFileProps) {
  const { mutate, isPending, error } = useNewVersion(id);
  const latest = useRef(onMade);
  latest.current = onMade;
  const start = useCallback(
    (fileId: string) => mutate(fileId, { onSuccess: (made) => latest.current(made) }),
    [mutate],
  );
  return <TemplateUpload teamId={teamId} making={{ start, isPending, error }} />;
}
