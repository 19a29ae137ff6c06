import { Form, Input, Modal, Typography } from 'antd';
import { joinText as text } from '../join.text.ts';
import { readInvite } from '../view-model/invite-text.ts';

interface PasteInviteDialogProps {
  readonly onInvite: (teamId: string) => void;
  readonly onClose: () => void;
}

export function PasteInviteDialog({ onInvite, onClose }: PasteInviteDialogProps) {
  const [form] = Form.useForm<{ words: string }>();
  const submit = ({ words = '' }: { readonly words?: string }) => {
    const teamId = readInvite(words);
    if (teamId !== null) onInvite(teamId);
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
