import { COMPARISON_TITLE_MAX_CHARACTERS } from '@wenjian/api';
import { Form, Input, Modal } from 'antd';
import { showToast } from '../../../shared/ui/toast.ts';
import { useRenameComparison } from '../api/use-rename-comparison.ts';
import { compareText } from '../text.ts';
import type { Comparison } from '../view-model/comparison-shapes.ts';

interface RenameDialogProps {
  readonly task: Comparison;
  readonly onClose: () => void;
}

export function RenameDialog({ task, onClose }: RenameDialogProps) {
  const { list: text, common } = compareText;
  const rename = useRenameComparison();
  const [form] = Form.useForm<{ title: string }>();
  const save = ({ title }: { readonly title: string }) =>
    rename.mutate(
      { id: task.id, title },
      {
        onSuccess: () => {
          showToast({ kind: 'success', message: text.renamed });
          onClose();
        },
        onError: (error) => form.setFields([{ name: 'title', errors: [error.message] }]),
      },
    );
  return (
    <Modal
      open
      title={text.renameTitle}
      okText={text.save}
      cancelText={common.cancel}
      confirmLoading={rename.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" initialValues={{ title: task.title }} onFinish={save}>
        <Form.Item
          name="title"
          label={text.renameLabel}
          rules={[{ required: true, whitespace: true, message: text.titleRequired }]}
        >
          <Input maxLength={COMPARISON_TITLE_MAX_CHARACTERS} showCount autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
