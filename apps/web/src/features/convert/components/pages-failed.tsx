import { Alert, Button } from 'antd';
import type { PdfFailure } from '../../../shared/pdf/pdf-file.ts';
import { convertText } from '../text.ts';

interface PagesFailedProps {
  readonly failure: PdfFailure;
  readonly onRetry: () => void;
}

/** Why no page can be seen. */
export function PagesFailed({ failure, onRetry }: PagesFailedProps) {
  const text = convertText.arrange;
  const isOfTheFile = failure === 'encrypted' || failure === 'damaged';
  const sentence = isOfTheFile ? text[failure] : text.failed;
  return (
    <Alert
      type="error"
      showIcon
      title={sentence}
      action={isOfTheFile ? undefined : <Button onClick={onRetry}>{text.retry}</Button>}
    />
  );
}
