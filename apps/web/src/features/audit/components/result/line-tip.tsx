import { Button } from 'antd';
import { useLineStatus } from '../../api/line-status.store.ts';
import { resultText as text } from '../../result.text.ts';
import styles from './connector-layer.module.css';

/** Explains the red lines once per device, when the first one is drawn. */
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
