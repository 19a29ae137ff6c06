import { PROFILE_NAME_MAX_CHARACTERS } from '@wenjian/api';
import { Form, Input, Modal } from 'antd';
import { showToast } from '../../../shared/ui/toast.ts';
import { useProfileActions } from '../api/use-compare-profiles.ts';
import { optionsText as text } from '../options.text.ts';
import type { CompareOptions, CompareProfile } from '../view-model/comparison-shapes.ts';

interface ProfileNameDialogProps {
  readonly teamId: string;
  /** Null: a new profile with the options. */
  readonly profile: CompareProfile | null;
  readonly options: CompareOptions;
  readonly onSaved: (id: string) => void;
  readonly onClose: () => void;
}

export function ProfileNameDialog({ teamId, profile, options, onSaved, onClose }: ProfileNameDialogProps) {
  const { create, update } = useProfileActions(teamId);
  const [form] = Form.useForm<{ name: string }>();
  const outcome = {
    onSuccess: (saved: CompareProfile) => {
      showToast({ kind: 'success', message: profile ? text.renamed : text.saved });
      onSaved(saved.id);
      onClose();
    },
    onError: (error: Error) => form.setFields([{ name: 'name', errors: [error.message] }]),
  };
  const save = ({ name }: { readonly name: string }) =>
    profile
      ? update.mutate({ id: profile.id, name }, outcome)
      : // Regions are drawn on one document's pages; on another's they would hide something else.
        create.mutate({ name, options: { ...options, ignoredRegions: [] } }, outcome);
  return (
    <Modal
      open
      title={profile ? text.rename : text.saveAs}
      okText={text.save}
      cancelText={text.cancel}
      confirmLoading={create.isPending || update.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" initialValues={{ name: profile?.name ?? '' }} onFinish={save}>
        <Form.Item
          name="name"
          label={text.nameLabel}
          rules={[{ required: true, whitespace: true, message: text.nameRequired }]}
        >
          <Input
            maxLength={PROFILE_NAME_MAX_CHARACTERS}
            showCount
            autoFocus
            placeholder={text.namePlaceholder}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
