import { TEAM_NAME_MAX_CHARACTERS } from '@wenjian/api';
import { Form, Input, Modal, Typography } from 'antd';
import { useState } from 'react';
import { ApiError } from '../../../shared/http/api-error.ts';
import { createSpace, type Space } from '../api/teams.query.ts';
import { teamsText as text } from '../text.ts';

export interface CreateTeamDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (space: Space) => void;
}

export function CreateTeamDialog({ onClose, onCreated }: CreateTeamDialogProps) {
  const [form] = Form.useForm<{ name: string }>();
  const [isBusy, setBusy] = useState(false);

  async function submit({ name }: { name: string }) {
    setBusy(true);
    try {
      onCreated(await createSpace(name));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      form.setFields([{ name: 'name', errors: [error.message] }]);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal
      open
      title={text.createTitle}
      okText={text.submit}
      cancelText={text.cancel}
      confirmLoading={isBusy}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Typography.Paragraph type="secondary">{text.createLead}</Typography.Paragraph>
      <Form
        form={form}
        name="createTeam"
        layout="vertical"
        preserve={false}
        onFinish={(values) => void submit(values)}
      >
        <Form.Item
          name="name"
          label={text.name}
          rules={[
            { required: true, whitespace: true, message: text.nameMissing },
            { max: TEAM_NAME_MAX_CHARACTERS, message: text.nameTooLong },
          ]}
        >
          <Input placeholder={text.namePlaceholder} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
