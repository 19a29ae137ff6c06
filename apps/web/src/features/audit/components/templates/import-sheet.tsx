import { UploadOutlined } from '@ant-design/icons';
import { REVIEW_TEMPLATE_NAME_MAX_CHARACTERS } from '@wenjian/api';
import { Alert, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { ApiError } from '../../../../shared/http/api-error.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useSheetImport } from '../../api/use-review-templates.ts';
import { templatesText as text } from '../../templates.text.ts';
import styles from './templates.module.css';

interface ImportSheetProps {
  readonly teamId: string;
  /** The list whose content is replaced; null: a new one. */
  readonly into: { readonly id: string; readonly name: string } | null;
  readonly onClose: () => void;
}

/** Reads a list from Excel. What is wrong is told row by row, and the dialog stays open for the mended file. */
export function ImportSheet({ teamId, into, onClose }: ImportSheetProps) {
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState('');
  const importing = useSheetImport(teamId);
  const isReady = file !== null && (into !== null || name.trim() !== '');
  const start = () => {
    if (file === null) return;
    const done = () => {
      showToast({ kind: 'success', message: text.imported });
      onClose();
    };
    importing.mutate({ file, into: into?.id ?? null, name: name.trim() }, { onSuccess: done });
  };
  return (
    <Modal
      open
      title={into === null ? text.importTitle : text.importIntoTitle(into.name)}
      okText={text.importStart}
      cancelText={text.cancel}
      okButtonProps={{ disabled: !isReady }}
      confirmLoading={importing.isPending}
      onOk={start}
      onCancel={onClose}
    >
      <div className={styles.import}>
        <p className={styles.hint}>{into === null ? text.importHint : text.importIntoHint}</p>
        {into === null && (
          <Input
            value={name}
            maxLength={REVIEW_TEMPLATE_NAME_MAX_CHARACTERS}
            placeholder={text.namePlaceholder}
            aria-label={text.name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <SheetField
          file={file}
          onFile={(chosen) => {
            importing.reset();
            setFile(chosen);
            if (name === '') setName(bareName(chosen));
          }}
        />
        {importing.error && <Problems error={importing.error} />}
      </div>
    </Modal>
  );
}

function bareName({ name }: File): string {
  return name.replace(/(?:（审查清单）)?\.xlsx$/i, '').slice(0, REVIEW_TEMPLATE_NAME_MAX_CHARACTERS);
}

interface SheetFieldProps {
  readonly file: File | null;
  readonly onFile: (file: File) => void;
}

function SheetField({ file, onFile }: SheetFieldProps) {
  const id = useId();
  return (
    <label className={styles.sheet} htmlFor={id}>
      <UploadOutlined aria-hidden /> {file?.name ?? text.importFile}
      <input
        id={id}
        className={styles.sheetInput}
        type="file"
        accept=".xlsx"
        aria-label={text.importFile}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          // The same file, mended, can be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}

function Problems({ error }: { readonly error: Error }) {
  const rows = error instanceof ApiError ? error.fields.map(({ message }) => message) : [];
  return (
    <Alert
      type="error"
      showIcon
      title={text.importFailed}
      description={
        rows.length < 2 ? (
          error.message
        ) : (
          <>
            <p className={styles.problemsLead}>{error.message}</p>
            <ul className={styles.problems}>
              {rows.map((row) => (
                <li key={row}>{row}</li>
              ))}
            </ul>
          </>
        )
      }
    />
  );
}
