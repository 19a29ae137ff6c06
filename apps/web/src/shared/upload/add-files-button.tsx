import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';

interface AddFilesButtonProps {
  readonly label: string;
  readonly ariaLabel?: string;
  readonly isDisabled?: boolean;
  readonly testId: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Adds files to a slot that already has some. */
export function AddFilesButton({
  label,
  ariaLabel = label,
  isDisabled,
  testId,
  onFiles,
}: AddFilesButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        type="dashed"
        size="small"
        icon={<PlusOutlined />}
        aria-label={ariaLabel}
        disabled={isDisabled ?? false}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        data-testid={testId}
        aria-label={ariaLabel}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
