import { PictureOutlined } from '@ant-design/icons';
import { FEEDBACK_MAX_CHARACTERS } from '@wenjian/api';
import { Alert, Button, Form, Input, Modal, Radio } from 'antd';
import { useRef, useState } from 'react';
import { showToast } from '../../../shared/ui/toast.ts';
import { type FeedbackKind, feedbackKinds, submitFeedback } from '../api/submit-feedback.ts';
import { feedbackText as text } from '../feedback.text.ts';
import styles from './feedback-dialog.module.css';

export interface FeedbackDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Stores a picture and returns its file id; without it no picture can be added. */
  readonly uploadScreenshot?: (file: File) => Promise<string>;
}

interface FormValues {
  readonly kind: FeedbackKind;
  readonly text: string;
}

const TEXT_ROWS = 5;

export function FeedbackDialog({ isOpen, onClose, uploadScreenshot }: FeedbackDialogProps) {
  const [form] = Form.useForm<FormValues>();
  const [screenshot, setScreenshot] = useState<File | null>(null);
  const { isBusy, problem, setProblem, submit } = useSubmit(uploadScreenshot, () => {
    setScreenshot(null);
    onClose();
  });
  return (
    <Modal
      open={isOpen}
      title={text.title}
      okText={text.submit}
      cancelText={text.cancel}
      confirmLoading={isBusy}
      onOk={() => form.submit()}
      onCancel={onClose}
      destroyOnHidden
    >
      <Form
        form={form}
        name="feedback"
        layout="vertical"
        className={styles.form ?? ''}
        preserve={false}
        initialValues={{ kind: 'problem', text: '' }}
        onFinish={(values) => void submit(values, screenshot)}
      >
        <WordFields />
        {uploadScreenshot ? (
          <ScreenshotField file={screenshot} onChange={setScreenshot} onProblem={setProblem} />
        ) : null}
      </Form>
      {problem ? <Alert type="error" title={problem} showIcon /> : null}
    </Modal>
  );
}

function useSubmit(uploadScreenshot: FeedbackDialogProps['uploadScreenshot'], onSent: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(values: FormValues, screenshot: File | null) {
    setBusy(true);
    setProblem(null);
    try {
      const screenshotFileId = screenshot && uploadScreenshot ? await uploadScreenshot(screenshot) : null;
      await submitFeedback({ ...values, screenshotFileId, path: location.pathname });
      showToast({ kind: 'success', message: text.sent });
      onSent();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, problem, setProblem, submit };
}

function WordFields() {
  return (
    <>
      <Form.Item name="kind" label={text.kind}>
        <Radio.Group options={feedbackKinds.map((value) => ({ value, label: text.kinds[value] }))} />
      </Form.Item>
      <Form.Item
        name="text"
        label={text.text}
        rules={[
          { required: true, whitespace: true, message: text.textMissing },
          { max: FEEDBACK_MAX_CHARACTERS, message: text.textTooLong },
        ]}
      >
        <Input.TextArea rows={TEXT_ROWS} placeholder={text.placeholder} autoFocus />
      </Form.Item>
    </>
  );
}

interface ScreenshotFieldProps {
  readonly file: File | null;
  readonly onChange: (file: File | null) => void;
  readonly onProblem: (problem: string | null) => void;
}

function ScreenshotField({ file, onChange, onProblem }: ScreenshotFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    const isImage = chosen.type.startsWith('image/');
    onProblem(isImage ? null : text.notImage);
    if (isImage) onChange(chosen);
  }

  return (
    <Form.Item label={text.screenshot}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        className={styles.file}
        onChange={(event) => choose(event.target.files?.[0])}
      />
      <div className={styles.row}>
        <Button icon={<PictureOutlined />} onClick={() => input.current?.click()}>
          {text.choose}
        </Button>
        {file ? (
          <>
            <span className={styles.name}>{file.name}</span>
            <Button type="link" size="small" onClick={() => onChange(null)}>
              {text.remove}
            </Button>
          </>
        ) : null}
      </div>
    </Form.Item>
  );
}
