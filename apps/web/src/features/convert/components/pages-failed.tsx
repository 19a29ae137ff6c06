import { Alert, Button } from 'antd';
import type { PdfFailure } from '../../../shared/pdf/pdf-file.ts';
import { convertText } from '../text.ts';

interface PagesFailedProps {
  readonly failure: PdfFailure;
  readonly onRetry: () => void;
  /** Said when it is not the file that is to blame. */
  readonly sentence?: string;
}

/** Why no page can be seen. */
export function PagesFailed({ failure, onRetry, sentence: other }: PagesFailedProps) {
  const text = convertText.arrange;
  const isOfTheFile = failure === 'encrypted' || failure === 'damaged';
  const sentence = isOfTheFile ? text[failure] : (other ?? text.failed);
  return (
    <Alert
      type="error"
      showIcon
      title={sentence}
      action={isOfTheFile ? undefined : <Button onClick={onRetry}>{text.retry}</Button>}
    />
  );
}
