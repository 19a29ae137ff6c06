import { useSearchParams } from 'react-router';
import { PublicResult } from '../../../shared/result/public-result.tsx';
import { OwnPage } from './result/own-page.tsx';
import { ExamplePage, SharedPage } from './result/public-page.tsx';

interface ProofreadPageProps {
  readonly onHelp: () => void;
}

/** `/contract-correct/result`: the built-in example; with `?key=` a shared result; with `?id=` a member's own. */
export function ProofreadPage({ onHelp }: ProofreadPageProps) {
  const [query] = useSearchParams();
  const key = query.get('key');
  const id = query.get('id');
  return <PublicResult>{pageOf(key, id, onHelp)}</PublicResult>;
}

function pageOf(key: string | null, id: string | null, onHelp: () => void) {
  if (key !== null) return <SharedPage key={key} shareKey={key} onHelp={onHelp} />;
  if (id !== null) return <OwnPage key={id} id={id} onHelp={onHelp} />;
  return <ExamplePage onHelp={onHelp} />;
}
