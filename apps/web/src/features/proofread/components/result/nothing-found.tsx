import { CheckCircleOutlined } from '@ant-design/icons';
import { CoverageList } from '../../../../shared/result/coverage-list.tsx';
import { resultText as text } from '../../result.text.ts';
import { nothingDetail } from '../../view-model/nothing-detail.ts';
import type { ProofreadingResult } from '../../view-model/proofread-shapes.ts';
import styles from './correction-panel.module.css';
import { ModelNotes } from './result-coverage.tsx';

/** No finding is a result too: it says what was examined and what was not. */
export function NothingFound({ result }: { readonly result: ProofreadingResult }) {
  return (
    <div className={styles.clean}>
      <CheckCircleOutlined className={styles.cleanIcon ?? ''} aria-hidden />
      <h2>{text.nothingTitle}</h2>
      <p>{nothingDetail(result)}</p>
      <div className={styles.cleanCoverage}>
        <ModelNotes result={result} />
        <CoverageList coverage={result.coverage} />
      </div>
    </div>
  );
}
