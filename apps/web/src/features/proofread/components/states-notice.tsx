import { Alert, Button } from 'antd';
import { resultText as text } from '../result.text.ts';
import type { OwnDeciding } from './use-deciding.ts';

const TITLES = { pending: text.statesPending, failed: text.statesFailed, outdated: text.statesOutdated };

/** While the decisions are unknown, nothing must look undecided. */
export function StatesNotice({ deciding: { reading, readAgain } }: { readonly deciding: OwnDeciding }) {
  if (reading === 'done') return null;
  const retry = (
    <Button size="small" onClick={readAgain}>
      {text.statesRetry}
    </Button>
  );
  return (
    <Alert
      banner
      type={reading === 'pending' ? 'info' : 'warning'}
      title={TITLES[reading]}
      action={reading === 'pending' ? null : retry}
    />
  );
}
