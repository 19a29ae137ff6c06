import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { decisionsById } from '../../../../shared/findings/view-model/decisions.ts';
import type { PdfSource } from '../../../../shared/pdf/pdf-file.ts';
import {
  PublicResultFailed,
  PublicResultHead,
  PublicResultWaiting,
} from '../../../../shared/result/public-result.tsx';
import { tools } from '../../../../shared/tools/tool-catalogue.ts';
import { exampleProofreadingPdf, sharedProofreadingPdf } from '../../api/proofreading-pdf.ts';
import { isComing, useExampleProofreading, useSharedProofreading } from '../../api/use-public-result.ts';
import { resultText as text } from '../../result.text.ts';
import type { SharedProofreading } from '../../view-model/proofread-shapes.ts';
import { ResultWorkbench } from './result-workbench.tsx';
import type { ResultView } from './use-result-state.ts';

interface PublicPageProps {
  readonly onHelp: () => void;
}

export function ExamplePage({ onHelp }: PublicPageProps) {
  const example = useExampleProofreading();
  const pdf = useMemo(() => exampleProofreadingPdf(), []);
  if (example.data)
    return (
      <ReadOnlyResult
        shared={example.data}
        pdf={pdf}
        label={text.example}
        detail={text.exampleDetail}
        onHelp={onHelp}
      />
    );
  if (example.isPending || isComing(example.error))
    return <PublicResultWaiting words={example.error ? text.exampleWaiting : text.loading} />;
  return (
    <PublicResultFailed
      title={text.openFailed}
      error={example.error}
      onRetry={() => void example.refetch()}
    />
  );
}

export function SharedPage({ shareKey, onHelp }: PublicPageProps & { readonly shareKey: string }) {
  const shared = useSharedProofreading(shareKey);
  const pdf = useMemo(() => sharedProofreadingPdf(shareKey), [shareKey]);
  if (shared.data)
    return (
      <ReadOnlyResult
        shared={shared.data}
        pdf={pdf}
        label={text.shared}
        detail={text.sharedDetail}
        onHelp={onHelp}
      />
    );
  if (shared.isPending || isComing(shared.error))
    return <PublicResultWaiting words={shared.error ? text.sharedWaiting : text.loading} />;
  return (
    <PublicResultFailed title={text.openFailed} error={shared.error} onRetry={() => void shared.refetch()} />
  );
}

interface ReadOnlyResultProps extends PublicPageProps {
  readonly shared: SharedProofreading;
  readonly pdf: PdfSource;
  readonly label: string;
  readonly detail: string;
}

function ReadOnlyResult({ shared, pdf, label, detail, onHelp }: ReadOnlyResultProps) {
  const view = useMemo((): ResultView => {
    const deciding = { decisions: decisionsById(shared.decisions), decide: null, undo: null, redo: null };
    return { result: shared.result, pdf, deciding, teamId: null, readOnly: text.readOnly };
  }, [shared, pdf]);
  return (
    <ResultWorkbench
      view={view}
      renderHead={(pageTools) => (
        <PublicResultHead label={label} title={shared.title} detail={detail}>
          {pageTools}
          <HelpButton onHelp={onHelp} />
          <Link to={tools.correct.path}>
            <Button type="primary" size="small">
              {text.tryOwn}
            </Button>
          </Link>
        </PublicResultHead>
      )}
    />
  );
}

function HelpButton({ onHelp }: PublicPageProps) {
  return (
    <Button
      type="text"
      size="small"
      icon={<QuestionCircleOutlined />}
      aria-label={text.help}
      title={text.help}
      onClick={onHelp}
    />
  );
}
