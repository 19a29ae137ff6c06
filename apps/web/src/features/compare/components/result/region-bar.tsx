import { Button } from 'antd';
import { formatCount } from '../../../../shared/format/format-count.ts';
import frame from '../../../../shared/workbench/workbench.module.css';
import { resultText as text } from '../../result.text.ts';
import type { IgnoredRegions } from './use-ignored-regions.tsx';
import styles from './workbench.module.css';

/** While regions are drawn: the instruction, the number of regions, and the continue button. */
export function RegionBar({ regions }: { readonly regions: IgnoredRegions }) {
  return (
    <div className={frame.banner} role="status">
      <span>{text.regionsHint}</span>
      <span className={styles.regionCount}>{text.regionsCount(formatCount(regions.count))}</span>
      <Button size="small" onClick={regions.cancel}>
        {text.regionsCancel}
      </Button>
      <Button
        size="small"
        type="primary"
        disabled={!regions.isChanged}
        loading={regions.isStarting}
        onClick={regions.compareAgain}
      >
        {text.regionsRun}
      </Button>
      <span className={styles.regionCost}>{text.regionsCost}</span>
    </div>
  );
}
