import { CheckOutlined, CloseOutlined, FileTextOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { DecisionState } from '../findings/decision-shapes.ts';
import { workbenchText as text } from './workbench.text.ts';

interface DecisionButtonsProps {
  readonly state: DecisionState;
  readonly words: { readonly accept: string; readonly ignore?: string; readonly restore?: string };
  /** Among the cards, the selected one stands out. */
  readonly isSelected: boolean;
  /** Null where nothing can be accepted. */
  readonly onAccept: (() => void) | null;
  readonly onIgnore: () => void;
  readonly onRestore: () => void;
}

/** Accept or ignore; after a decision, restore. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { state, words, isSelected, onAccept, onIgnore, onRestore } = props;
  if (state !== 'open')
    return (
      <Button size="small" icon={<UndoOutlined />} onClick={onRestore}>
        {words.restore ?? text.restore}
      </Button>
    );
  return (
    <>
      <Button size="small" icon={<CloseOutlined />} onClick={onIgnore}>
        {words.ignore ?? text.ignore}
      </Button>
      {onAccept && (
        <Button
          type={isSelected ? 'primary' : 'default'}
          size="small"
          icon={<CheckOutlined />}
          onClick={onAccept}
        >
          {words.accept}
        </Button>
      )}
    </>
  );
}

export function NoteButton({ onNote }: { readonly onNote: () => void }) {
  return (
    <Button
      type="text"
      size="small"
      icon={<FileTextOutlined />}
      aria-label={text.addNote}
      title={text.addNote}
      onClick={onNote}
    />
  );
}
