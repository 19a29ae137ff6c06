import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { decidingText as text } from './deciding.text.ts';
import type { Deciding } from './use-deciding.ts';

interface UndoButtonsProps {
  readonly deciding: Pick<Deciding, 'decide' | 'undo' | 'redo'>;
}

/** The keys are in `use-undo-keys.ts`. Nothing where nothing can be decided. */
export function UndoButtons({ deciding: { decide, undo, redo } }: UndoButtonsProps) {
  if (!decide) return null;
  return (
    <>
      <StepButton name={text.undo} keys="Ctrl+Z" icon={<UndoOutlined />} step={undo} />
      <StepButton name={text.redo} keys="Ctrl+Shift+Z" icon={<RedoOutlined />} step={redo} />
    </>
  );
}

interface StepButtonProps {
  readonly name: string;
  readonly keys: string;
  readonly icon: ReactNode;
  /** Null when there is nothing to do. */
  readonly step: (() => void) | null;
}

function StepButton({ name, keys, icon, step }: StepButtonProps) {
  return (
    <Tooltip title={`${name} ${keys}`}>
      <Button
        type="text"
        size="small"
        icon={icon}
        aria-label={name}
        disabled={!step}
        onClick={() => step?.()}
      />
    </Tooltip>
  );
}
