import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { uploadText as text } from './upload.text.ts';
import type { UploadItem } from './upload-entry.ts';
import type { Uploader } from './uploader.ts';

interface PasswordDialogProps {
  readonly item: UploadItem;
  readonly uploader: Uploader;
  readonly onClose: () => void;
}

/** Opens a file with its password, in its place in the list; what the server has against it is shown below the field. */
export function PasswordDialog({ item, uploader, onClose }: PasswordDialogProps) {
  const [form] = Form.useForm<{ password: string }>();
  const [isOpening, setOpening] = useState(false);
  const open = async ({ password }: { readonly password: string }) => {
    setOpening(true);
    const problem = await uploader.unlock(item.id, password);
    setOpening(false);
    if (problem === null) onClose();
    else form.setFields([{ name: 'password', errors: [problem] }]);
  };
  return (
    <Modal
      open
      title={text.unlockTitle(item.name)}
      okText={text.unlockNow}
      cancelText={text.unlockLater}
      confirmLoading={isOpening}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={open}>
        <Form.Item
          name="password"
          label={text.unlockLabel}
          extra={text.unlockHint}
          rules={[{ required: true, message: text.unlockRequired }]}
        >
          {/* It is the password of a file: the browser must not offer to keep it. */}
          <Input.Password autoFocus autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
