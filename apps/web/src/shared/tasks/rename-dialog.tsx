import { Form, Input, Modal } from 'antd';
import { showToast } from '../ui/toast.ts';
import { taskText } from './task.text.ts';

interface RenameDialogProps {
  readonly label: string;
  readonly title: string;
  readonly maxCharacters: number;
  readonly isSaving: boolean;
  readonly onSave: (title: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export function RenameDialog({ label, title, maxCharacters, isSaving, onSave, onClose }: RenameDialogProps) {
  const [form] = Form.useForm<{ title: string }>();
  const save = (values: { readonly title: string }) =>
    onSave(values.title).then(
      () => {
        showToast({ kind: 'success', message: taskText.renamed });
        onClose();
      },
      (error: Error) => form.setFields([{ name: 'title', errors: [error.message] }]),
    );
  return (
    <Modal
      open
      title={taskText.rename}
      okText={taskText.save}
      cancelText={taskText.cancel}
      confirmLoading={isSaving}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" initialValues={{ title }} onFinish={save}>
        <Form.Item
          name="title"
          label={label}
          rules={[{ required: true, whitespace: true, message: taskText.titleRequired }]}
        >
          <Input maxLength={maxCharacters} showCount autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
