import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { type FileToProtect, type ProtectedFiles, protectFiles } from '../api/protect-files.ts';
import { convertText } from '../text.ts';
import styles from './locks.module.css';
import { StoredFileList } from './stored-file-list.tsx';
import { TaskChecks, TaskNotes } from './task-notes.tsx';

interface ProtectFormProps {
  readonly teamId: string;
  readonly files: readonly FileToProtect[];
  /** Why it cannot start yet, or null. */
  readonly problem: string | null;
}

interface Fields {
  readonly password: string;
  readonly again: string;
}

/** Gives files a password. It lives in the form's fields alone, and they are emptied as soon as it was used. */
export function ProtectForm({ teamId, files, problem }: ProtectFormProps) {
  const text = convertText.locks;
  const [form] = Form.useForm<Fields>();
  const [result, setResult] = useState<ProtectedFiles | null>(null);
  const [isPending, setPending] = useState(false);
  const submit = async ({ password }: Fields) => {
    setPending(true);
    const outcome = await protectFiles(teamId, files, password);
    setPending(false);
    form.resetFields();
    setResult(outcome);
  };
  return (
    <section className={styles.panel} aria-label={text.password}>
      <p className={styles.lead}>{text.protectLead}</p>
      <Form form={form} layout="vertical" onFinish={submit} className={styles.fields ?? ''}>
        <Form.Item name="password" label={text.password} rules={[{ required: true, message: text.required }]}>
          {/* It is the password of a file: the browser must not offer to keep it. */}
          <Input.Password autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="again"
          label={text.again}
          dependencies={['password']}
          rules={[
            { required: true, message: text.required },
            ({ getFieldValue }) => ({
              validator: (_, value) =>
                !value || value === getFieldValue('password')
                  ? Promise.resolve()
                  : Promise.reject(new Error(text.different)),
            }),
          ]}
        >
          <Input.Password autoComplete="off" />
        </Form.Item>
        <div className={styles.start}>
          <span className={styles.cost}>{text.noUse}</span>
          {problem && <span className={styles.cost}>{problem}</span>}
          <Button
            type="primary"
            size="large"
            htmlType="submit"
            loading={isPending}
            disabled={problem !== null}
          >
            {isPending ? text.protecting : text.protect(files.length)}
          </Button>
        </div>
      </Form>
      {result && (
        <>
          {result.done.length > 0 && (
            <StoredFileList
              teamId={teamId}
              title={text.results}
              files={result.done.map(({ file }) => file)}
            />
          )}
          <TaskChecks checks={unique(result.done.flatMap(({ checks }) => checks))} />
          <TaskNotes notes={unique([...result.failures, ...result.done.flatMap(({ notes }) => notes)])} />
        </>
      )}
    </section>
  );
}

function unique(sentences: readonly string[]): readonly string[] {
  return [...new Set(sentences)];
}
