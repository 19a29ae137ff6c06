import { TEAM_MEMBER_NAME_MAX_CHARACTERS } from '@wenjian/api';
import { Alert, Button, Form, Input, Modal, Result, Spin } from 'antd';
import { useEffect } from 'react';
import { ApiError } from '../../../shared/http/api-error.ts';
import { useInvitedTeam, useRequestTeam } from '../api/team-invite.query.ts';
import { joinText as text } from '../join.text.ts';

interface JoinTeamDialogProps {
  /** The code of a link, or a team's id. */
  readonly invite: string;
  /** The user's existing name, as the default. */
  readonly name: string;
  /** The user is now a member, or already was. */
  readonly onMember: (teamId: string) => void;
  readonly onClose: () => void;
}

const NOT_FOUND = 404;

/** A user who follows an invitation: applies and waits; a member goes straight to the team. */
export function JoinTeamDialog({ invite, name, onMember, onClose }: JoinTeamDialogProps) {
  const team = useInvitedTeam(invite);
  const isMember = team.data?.isMember === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it becomes so
  useEffect(() => {
    if (team.data?.isMember) onMember(team.data.team.id);
  }, [isMember]);
  if (isMember) return null;
  const canApply = team.data !== undefined && !team.data.isPending;
  const body = () => {
    if (team.error) return <Failure error={team.error} onRetry={() => void team.refetch()} />;
    if (!team.data) return <Spin />;
    if (team.data.isPending)
      return <Result title={text.pendingTitle(team.data.team.name)} subTitle={text.pendingLead} />;
    return <ApplyForm invite={invite} name={name} />;
  };
  return (
    <Modal
      open
      title={canApply ? text.applyTo(team.data.team.name) : text.applyTitle}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      {body()}
    </Modal>
  );
}

function Failure({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const isGone = error instanceof ApiError && error.status === NOT_FOUND;
  if (isGone) return <Result status="warning" title={text.gone} subTitle={text.goneLead} />;
  return (
    <Alert
      type="error"
      showIcon
      title={text.failed}
      description={error.message}
      action={<Button onClick={onRetry}>{text.retry}</Button>}
    />
  );
}

interface ApplyFormProps {
  readonly invite: string;
  readonly name: string;
}

function ApplyForm({ invite, name }: ApplyFormProps) {
  const [form] = Form.useForm<{ name: string }>();
  const request = useRequestTeam(invite);
  const submit = (values: { readonly name: string }) =>
    request.mutate(values.name, {
      onError: (error) => form.setFields([{ name: 'name', errors: [error.message] }]),
    });
  return (
    <Form form={form} layout="vertical" initialValues={{ name }} onFinish={submit}>
      <p>{text.applyLead}</p>
      <Form.Item
        name="name"
        label={text.name}
        rules={[{ required: true, whitespace: true, message: text.nameMissing }]}
      >
        <Input maxLength={TEAM_MEMBER_NAME_MAX_CHARACTERS} placeholder={text.namePlaceholder} autoFocus />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={request.isPending}>
        {text.apply}
      </Button>
    </Form>
  );
}
