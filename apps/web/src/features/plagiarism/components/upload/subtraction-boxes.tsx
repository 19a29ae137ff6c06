import { subtractionKinds } from '@wenjian/api';
import { Checkbox } from 'antd';
import { plagiarismText as text } from '../../text.ts';
import type { SubtractionKind } from '../../view-model/plagiarism-shapes.ts';
import styles from './subtraction-boxes.module.css';

interface SubtractionBoxesProps {
  /** The subtraction options here. */
  readonly offered: readonly SubtractionKind[];
  readonly chosen: readonly SubtractionKind[];
  readonly onChange: (chosen: readonly SubtractionKind[]) => void;
}

/** What is not counted, with the reason for leaving it out. */
export function SubtractionBoxes({ offered, chosen, onChange }: SubtractionBoxesProps) {
  const kinds = subtractionKinds.filter((kind) => offered.includes(kind));
  return (
    <div className={styles.boxes}>
      {kinds.map((kind) => (
        <Checkbox
          key={kind}
          checked={chosen.includes(kind)}
          onChange={({ target }) =>
            onChange(kinds.filter((one) => (one === kind ? target.checked : chosen.includes(one))))
          }
        >
          {text.subtraction[kind]}
          <span className={styles.hint}>{text.subtractionHints[kind]}</span>
        </Checkbox>
      ))}
    </div>
  );
}
