import { Button, Popconfirm } from 'antd';
import { useNavigate } from 'react-router';
import { showToast } from '../../../shared/ui/toast.ts';
import type { useDeleteConversion } from '../api/use-conversions.ts';
import type { useDeleteRecognition } from '../api/use-recognitions.ts';
import { convertText } from '../text.ts';

interface DeleteTaskButtonProps {
  readonly id: string;
  readonly remove: ReturnType<typeof useDeleteConversion> | ReturnType<typeof useDeleteRecognition>;
}

/** Confirms before it deletes, then leaves the page. */
export function DeleteTaskButton({ id, remove }: DeleteTaskButtonProps) {
  const { common } = convertText;
  const navigate = useNavigate();
  const onRemove = () =>
    remove.mutate(id, {
      onSuccess: () => {
        showToast({ kind: 'success', message: common.removed });
        void navigate('/convert-tool/list');
      },
      onError: (error) => showToast({ kind: 'error', message: error.message }),
    });
  return (
    <Popconfirm
      title={common.removeTitle}
      description={common.removeDetail}
      okText={common.remove}
      cancelText={common.keep}
      onConfirm={onRemove}
    >
      <Button type="text" loading={remove.isPending}>
        {common.remove}
      </Button>
    </Popconfirm>
  );
}
