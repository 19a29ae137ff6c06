import { OrderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { resultText as text } from '../../result.text.ts';
import { isRenumbered } from '../../view-model/correction-state.ts';
import type { Renumbering } from '../../view-model/proofread-shapes.ts';
import { renumberingCounts } from '../../view-model/renumbering-view.ts';
import styles from './renumber.module.css';
import { RenumberDialog } from './renumber-dialog.tsx';
import type { ResultState } from './use-result-state.ts';

interface RenumberStripProps {
  readonly resultState: ResultState;
  readonly renumbering: Renumbering;
}

/** The numbering is fixed as a whole, not number by number. */
export function RenumberStrip({ resultState, renumbering }: RenumberStripProps) {
  const [isOpen, setOpen] = useState(false);
  const { numbers, references } = renumberingCounts(renumbering);
  const isDone = isRenumbered(resultState.deciding.decisions);
  const words = isDone ? text.renumbered : text.renumber;
  return (
    <div className={styles.strip} data-done={isDone || undefined} data-testid="renumber-strip">
      <OrderedListOutlined aria-hidden />
      <span className={styles.words}>{words(formatCount(numbers), formatCount(references))}</span>
      <Button size="small" onClick={() => setOpen(true)}>
        {text.renumberPreview}
      </Button>
      {isOpen && (
        <RenumberDialog resultState={resultState} renumbering={renumbering} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
