import { Button } from 'antd';
import { Link } from 'react-router';
import { isGone } from '../../../shared/http/api-error.ts';
import { EndedPanel } from '../../../shared/ui/ended-panel.tsx';
import { convertText } from '../text.ts';

interface TaskMissingProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** The task could not be read: deleted, or temporarily unavailable. */
export function TaskMissing({ error, onRetry }: TaskMissingProps) {
  const text = convertText.common;
  const isMissing = isGone(error);
  return (
    <EndedPanel
      end={isMissing ? 'missing' : 'failed'}
      title={isMissing ? text.missingTitle : text.loadFailed}
      reason={isMissing ? null : error.message}
      notes={isMissing ? [text.missingDetail] : []}
      actions={
        <>
          {!isMissing && <Button onClick={onRetry}>{text.refresh}</Button>}
          <Link to="/convert-tool/list">
            <Button>{text.backToTools}</Button>
          </Link>
        </>
      }
    />
  );
}
