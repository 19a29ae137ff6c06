import { Alert, Button } from 'antd';
import { decisionsNoticeText as text } from './decisions-notice.text.ts';
import type { OwnDeciding } from './use-deciding.ts';

interface DecisionsNoticeProps {
  readonly deciding: Pick<OwnDeciding, 'reading' | 'readAgain'>;
  /** What cannot be decided now, in the tool's words. */
  readonly failed?: string;
}

/** While the decisions are unknown, nothing must look undecided. */
export function DecisionsNotice({ deciding, failed = text.failed }: DecisionsNoticeProps) {
  const { reading, readAgain } = deciding;
  if (reading === 'done') return null;
  const retry = (
    <Button size="small" onClick={readAgain}>
      {text.retry}
    </Button>
  );
  return (
    <Alert
      banner
      type={reading === 'pending' ? 'info' : 'warning'}
      title={reading === 'failed' ? failed : text[reading]}
      action={reading === 'pending' ? null : retry}
    />
  );
}
