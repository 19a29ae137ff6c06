import { Navigate, useSearchParams } from 'react-router';
import { PublicResult } from '../../../shared/result/public-result.tsx';
import { resultPath } from '../view-model/proofreading-progress.ts';
import { ExamplePage, SharedPage } from './result/public-page.tsx';

interface ProofreadPageProps {
  readonly onHelp: () => void;
}

/** `/contract-correct/result`: the built-in example; with `?key=` a shared result. With `?id=`, as in messages of former times, it leads to a member's own. */
export function ProofreadPage({ onHelp }: ProofreadPageProps) {
  const [query] = useSearchParams();
  const key = query.get('key');
  const id = query.get('id');
  if (key === null && id !== null) return <Navigate replace to={resultPath(id)} />;
  return (
    <PublicResult>
      {key === null ? (
        <ExamplePage onHelp={onHelp} />
      ) : (
        <SharedPage key={key} shareKey={key} onHelp={onHelp} />
      )}
    </PublicResult>
  );
}
