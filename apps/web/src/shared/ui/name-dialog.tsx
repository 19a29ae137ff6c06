import { Form, Input, Modal } from 'antd';
import { showToast } from './toast.ts';

interface NameDialogProps {
  readonly words: {
    readonly title: string;
    readonly label: string;
    readonly save: string;
    readonly cancel: string;
    readonly required: string;
    /** Said when it is saved. */
    readonly done: string;
  };
  /** The name until now, or empty for a new one. */
  readonly name: string;
  readonly placeholder?: string;
  readonly maxCharacters: number;
  readonly isSaving: boolean;
  readonly onSave: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for a name; what the server has against it is shown below the field. */
export function NameDialog(props: NameDialogProps) {
  const { words, name, placeholder, maxCharacters, isSaving, onSave, onClose } = props;
  const [form] = Form.useForm<{ name: string }>();
  const save = (values: { readonly name: string }) =>
    onSave(values.name).then(
      () => {
        showToast({ kind: 'success', message: words.done });
        onClose();
      },
      ({ message }: Error) => form.setFields([{ name: 'name', errors: [message] }]),
    );
  return (
    <Modal
      open
      title={words.title}
      okText={words.save}
      cancelText={words.cancel}
      confirmLoading={isSaving}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" initialValues={{ name }} onFinish={save}>
        <Form.Item
          name="name"
          label={words.label}
          rules={[{ required: true, whitespace: true, message: words.required }]}
        >
          <Input maxLength={maxCharacters} showCount autoFocus placeholder={placeholder} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
