import { Button, Empty, Space } from 'antd';
import { Link } from 'react-router';
import { compareText } from '../text.ts';
import styles from './compare-list-page.module.css';
import { useSampleComparison } from './use-sample-comparison.ts';

/** Nothing yet: what to do next, and a sample to try. */
export function ComparisonListEmpty({ teamId }: { readonly teamId: string | null }) {
  const text = compareText.list;
  const sample = useSampleComparison(teamId);
  return (
    <div className={styles.empty}>
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={null} />
      <h2 className={styles.emptyTitle}>{text.emptyTitle}</h2>
      <p className={styles.emptyDetail}>{text.emptyDetail}</p>
      <Space wrap>
        <Link to="/contract-compare/upload">
          <Button type="primary">{text.create}</Button>
        </Link>
        <Button loading={sample.isPending} onClick={() => sample.mutate()}>
          {sample.isPending ? text.samplePreparing : text.trySample}
        </Button>
      </Space>
      <p className={styles.emptyNote}>{text.sampleCost}</p>
    </div>
  );
}
