import { formatCount } from '../../../../shared/format/format-count.ts';
import { resultText as text } from '../../result.text.ts';
import { compareText } from '../../text.ts';
import { SIDES } from '../../view-model/comparison-shapes.ts';
import styles from './aligned-panes.module.css';
import { AlignedRow } from './aligned-row.tsx';
import { ChangeRows } from './change-rows.tsx';
import type { ResultState } from './use-result-state.ts';

const LINE = { characters: 28, px: 26, paddingPx: 12 };

/** Both documents, paragraph by paragraph. */
export function AlignedPanes({ resultState }: { readonly resultState: ResultState }) {
  const { model, result } = resultState;
  return (
    <section className={styles.panes} aria-label={text.panes}>
      <div className={styles.names}>
        {SIDES.map((side) => (
          <div key={side} className={styles.name} title={result[side].name}>
            <span className={styles.label}>{compareText.common[side]}</span>
            <span className={styles.file}>{result[side].name}</span>
            <span className={styles.count}>{text.characters(formatCount(result[side].text.length))}</span>
          </div>
        ))}
      </div>
      <div className={styles.body}>
        <ChangeRows
          resultState={resultState}
          rows={model.rows}
          line={LINE}
          classes={{ scroller: styles.scroller }}
        >
          {(row, selectedId) => <AlignedRow row={row} selectedId={selectedId} />}
        </ChangeRows>
      </div>
    </section>
  );
}
