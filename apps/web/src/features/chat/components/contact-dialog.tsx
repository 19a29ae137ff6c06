import {
  contactFromChat,
  INQUIRY_COMPANY_MAX_CHARACTERS,
  INQUIRY_CONTENT_MAX_CHARACTERS,
  INQUIRY_CONTENT_MIN_CHARACTERS,
  INQUIRY_NAME_MAX_CHARACTERS,
} from '@wenjian/api';
import { Alert, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { call } from '../../../shared/http/client.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { contactText as text } from '../text.ts';

interface Contact {
  readonly name: string;
  readonly phone: string;
  readonly company: string;
  readonly content: string;
}

const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;
const CONTENT_ROWS = 4;

/** Writes to the operator without leaving the conversation. */
export function ContactDialog({ onClose }: { readonly onClose: () => void }) {
  const [form] = Form.useForm<Contact>();
  const { isBusy, problem, send } = useSending(onClose);
  return (
    <Modal
      open
      title={text.title}
      okText={text.send}
      cancelText={text.cancel}
      confirmLoading={isBusy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>{text.lead}</p>
      <Form form={form} name="chat-contact" layout="vertical" onFinish={(contact) => void send(contact)}>
        <Form.Item name="name" label={text.name} rules={[required(text.name)]}>
          <Input autoComplete="name" maxLength={INQUIRY_NAME_MAX_CHARACTERS} />
        </Form.Item>
        <Form.Item
          name="phone"
          label={text.phone}
          rules={[{ pattern: MAINLAND_MOBILE, message: text.phoneWrong, required: true }]}
        >
          <Input type="tel" autoComplete="tel-national" />
        </Form.Item>
        <Form.Item name="company" label={text.company} rules={[{ ...required(text.company), min: 2 }]}>
          <Input autoComplete="organization" maxLength={INQUIRY_COMPANY_MAX_CHARACTERS} />
        </Form.Item>
        <Form.Item name="content" label={text.content} rules={[contentRule]}>
          <Input.TextArea rows={CONTENT_ROWS} maxLength={INQUIRY_CONTENT_MAX_CHARACTERS} />
        </Form.Item>
      </Form>
      {problem === null ? null : <Alert type="error" title={problem} showIcon />}
    </Modal>
  );
}

const contentRule = {
  required: true,
  whitespace: true,
  min: INQUIRY_CONTENT_MIN_CHARACTERS,
  message: text.contentShort(INQUIRY_CONTENT_MIN_CHARACTERS),
} as const;

function required(label: string) {
  return { required: true, whitespace: true, message: text.missing(label) } as const;
}

function useSending(onSent: () => void) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function send(contact: Contact): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await call(contactFromChat, { body: contact });
      showToast({ kind: 'success', message: text.sent });
      onSent();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, problem, send };
}
