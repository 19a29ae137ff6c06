import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { copyWords } from '../../../../shared/ui/copy-words.ts';
import { resultText as text } from '../../result.text.ts';
import { riskSummary } from '../../view-model/risk-summary.ts';
import styles from './overview.module.css';
import type { ResultState } from './use-result-state.ts';

/** The result in at most ten lines, for somebody who reads nothing else. */
export function OverviewSummary({ resultState }: { readonly resultState: ResultState }) {
  const { result, parts, progress } = resultState;
  const lines = riskSummary(result, parts, progress);
  return (
    <section className={styles.section} aria-label={text.summary}>
      <div className={styles.summaryHead}>
        <h3 className={styles.name}>{text.summary}</h3>
        <Button
          type="text"
          size="small"
          icon={<CopyOutlined />}
          onClick={() => void copyWords(lines.join('\n'), text.copied)}
        >
          {text.summaryCopy}
        </Button>
      </div>
      <ol className={styles.summary}>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two risks may have the same words
          <li key={index}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
