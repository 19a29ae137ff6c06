import { Button } from 'antd';
import { Link } from 'react-router';
import { ListEmpty } from '../../../shared/tasks/list-empty.tsx';
import { compareText } from '../text.ts';
import { useSampleComparison } from './use-sample-comparison.ts';

export function ComparisonListEmpty({ teamId }: { readonly teamId: string | null }) {
  const text = compareText.list;
  const sample = useSampleComparison(teamId);
  return (
    <ListEmpty
      title={text.emptyTitle}
      detail={text.emptyDetail}
      actions={
        <>
          <Link to="/contract-compare/upload">
            <Button type="primary">{text.create}</Button>
          </Link>
          <Button loading={sample.isPending} onClick={() => sample.mutate()}>
            {sample.isPending ? text.samplePreparing : text.trySample}
          </Button>
        </>
      }
      note={text.sampleCost}
    />
  );
}
