import { Button } from 'antd';
import { useLineStatus } from '../api/line-status.store.ts';
import { resultText as text } from '../result.text.ts';
import styles from './connector-layer.module.css';

/** What the red lines are: said once on a device, when the first of them is drawn. */
export function LineTip({ hasLines }: { readonly hasLines: boolean }) {
  const { lineStatus, haveTip } = useLineStatus();
  if (!hasLines || lineStatus.isHadTip) return null;
  return (
    <output className={styles.tip}>
      {text.lineTip}
      <Button type="link" size="small" onClick={haveTip}>
        {text.lineTipHad}
      </Button>
    </output>
  );
}
