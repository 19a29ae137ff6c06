import { Form, Input, Modal, Typography } from 'antd';
import { joinText as text } from '../join.text.ts';
import { readInvite } from '../view-model/invite-text.ts';

interface PasteInviteDialogProps {
  readonly onInvite: (invite: string) => void;
  readonly onClose: () => void;
}

export function PasteInviteDialog({ onInvite, onClose }: PasteInviteDialogProps) {
  const [form] = Form.useForm<{ words: string }>();
  const submit = ({ words = '' }: { readonly words?: string }) => {
    const invite = readInvite(words);
    if (invite !== null) onInvite(invite);
    else form.setFields([{ name: 'words', errors: [text.notRecognised] }]);
  };
  return (
    <Modal
      open
      title={text.pasteTitle}
      okText={text.pasteNext}
      cancelText={text.cancel}
      onOk={form.submit}
      onCancel={onClose}
      destroyOnHidden
    >
      <Typography.Paragraph type="secondary">{text.pasteLead}</Typography.Paragraph>
      <Form form={form} name="pasteInvite" layout="vertical" onFinish={submit}>
        <Form.Item name="words" label={text.paste}>
          <Input.TextArea rows={5} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
