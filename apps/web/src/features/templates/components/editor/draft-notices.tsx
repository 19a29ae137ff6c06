import { Alert, Button, Space } from 'antd';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { showToast } from '../../../../shared/ui/toast.ts';
import { useContinue } from '../../api/use-templates.ts';
import { templatesText } from '../../text.ts';
import type { TemplateDetail } from '../../view-model/shapes.ts';
import type { Draft } from './use-draft.ts';

const text = templatesText.editor;

interface BehindNoticeProps {
  readonly templateId: string;
  readonly isPublished: boolean;
  readonly draft: Draft;
  /** The work went into that version. */
  readonly onContinued: (number: number) => void;
}

/** Somebody else saved first: shows their changes and the local ones, and the user decides. */
export function BehindNotice({ templateId, isPublished, draft, onContinued }: BehindNoticeProps) {
  const further = useContinue(templateId);
  const onError = ({ message }: Error) => showToast({ kind: 'error', message });
  const merge = () => {
    const { contested, dropped } = draft.merge();
    const words = [
      text.merged,
      ...(contested.length > 0 ? [text.contested(contested.join('、'))] : []),
      ...(dropped.length > 0 ? [text.dropped(dropped.join('、'))] : []),
    ];
    showToast({ kind: dropped.length > 0 ? 'warning' : 'info', message: words.join('。') });
  };
  return (
    <Alert
      type="warning"
      showIcon
      title={isPublished ? text.publishedTitle : text.conflictTitle}
      description={isPublished ? text.publishedDetail : text.conflictDetail}
      action={
        <Space wrap>
          {isPublished ? (
            <Button
              type="primary"
              loading={further.isPending}
              onClick={() => further.mutate({ ...draft.content }, { onError, onSuccess: onContinued })}
            >
              {text.continue}
            </Button>
          ) : (
            <Button type="primary" onClick={merge}>
              {text.merge}
            </Button>
          )}
          <Button onClick={draft.adopt}>{text.adopt}</Button>
        </Space>
      }
    />
  );
}

/**
 * Parts not searched for blanks, or beyond what a template supports: they stay unchanged in every generated
 * document.
 */
export function CoverageNotice({ coverage }: Pick<TemplateDetail, 'coverage'>) {
  if (coverage.notExamined.length === 0) return null;
  return (
    <Alert type="info" showIcon title={text.coverage} description={<NotExamined coverage={coverage} />} />
  );
}

export function NotExamined({ coverage }: Pick<TemplateDetail, 'coverage'>) {
  return coverage.notExamined.map(({ what, count, reason }) => (
    <div key={`${what} ${reason}`}>{text.coverageItem(what, formatCount(count), reason)}</div>
  ));
}
