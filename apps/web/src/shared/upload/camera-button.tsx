import { CameraOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef } from 'react';
import { hasTouch } from '../ui/has-touch.ts';
import { uploadText } from './upload.text.ts';

interface CameraButtonProps {
  /** What the picture is for. */
  readonly title: string;
  readonly isDisabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the camera of a phone at once; the files it already has are behind the area itself. */
export function CameraButton({ title, isDisabled, onFiles }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  if (!hasTouch()) return null;
  return (
    <>
      <Button
        block
        size="large"
        icon={<CameraOutlined />}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {uploadText.camera}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={uploadText.actionsOf(uploadText.camera, title)}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
