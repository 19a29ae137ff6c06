import { Button, Segmented, Tag } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { decisionsById } from '../../../../shared/findings/view-model/decisions.ts';
import type { PdfSource } from '../../../../shared/pdf/pdf-file.ts';
import {
  PublicResult,
  PublicResultFailed,
  PublicResultHead,
  PublicResultWaiting,
} from '../../../../shared/result/public-result.tsx';
import { exampleAuditPdf, sharedAuditPdf } from '../../api/result-pdf.ts';
import { isComing, useExampleAudit, useSharedAudit } from '../../api/use-result-public.ts';
import { resultText as text } from '../../result.text.ts';
import type { SharedAudit } from '../../view-model/result-shapes.ts';
import { HeadCounts } from './head-counts.tsx';
import { ResultWorkbench } from './result-workbench.tsx';
import type { ResultView } from './use-result-state.ts';

/** `/contract-audit/result`: the built-in example, or with `?key=` a shared result. No account is needed. */
export function PublicAuditPage() {
  const [query] = useSearchParams();
  const key = query.get('key');
  return <PublicResult>{key === null ? <ExamplePage /> : <SharedPage shareKey={key} />}</PublicResult>;
}

function ExamplePage() {
  const [standpoint, setStandpoint] = useState<string | null>(null);
  const example = useExampleAudit(standpoint);
  const pdf = useMemo(() => exampleAuditPdf(), []);
  if (!example.data) {
    const isWaiting = example.isPending || isComing(example.error);
    return isWaiting ? (
      <PublicResultWaiting words={example.error ? text.exampleWaiting : text.loading} />
    ) : (
      <Failed error={example.error} onRetry={() => void example.refetch()} />
    );
  }
  const { result } = example.data;
  return (
    <ReadOnlyResult
      key={result.standpoint}
      shared={example.data}
      pdf={pdf}
      label={text.example}
      detail={text.exampleDetail}
    >
      <Segmented
        size="small"
        aria-label={text.standpoint}
        value={standpoint ?? result.standpoint}
        options={result.standpoints.map((value) => ({ value, label: shortName(value), title: value }))}
        onChange={setStandpoint}
      />
    </ReadOnlyResult>
  );
}

/** 甲方（宁波澜汐精密制造有限公司） is long for a switch. */
function shortName(standpoint: string): string {
  return standpoint.replace(/（.*）$/, '');
}

function SharedPage({ shareKey }: { readonly shareKey: string }) {
  const shared = useSharedAudit(shareKey);
  const pdf = useMemo(() => sharedAuditPdf(shareKey), [shareKey]);
  if (shared.data) {
    return (
      <ReadOnlyResult shared={shared.data} pdf={pdf} label={text.shared} detail={text.sharedDetail}>
        <Tag>{text.standpointOf(shared.data.standpoint)}</Tag>
      </ReadOnlyResult>
    );
  }
  if (shared.isPending) return <PublicResultWaiting words={text.loading} />;
  return <Failed error={shared.error} onRetry={() => void shared.refetch()} />;
}

interface ReadOnlyResultProps {
  readonly shared: SharedAudit;
  readonly pdf: PdfSource;
  /** A label beside the title. */
  readonly label: string;
  readonly detail: string;
  readonly children: ReactNode;
}

function ReadOnlyResult({ shared, pdf, label, detail, children }: ReadOnlyResultProps) {
  const view = useMemo((): ResultView => {
    const deciding = { decisions: decisionsById(shared.decisions), decide: null, undo: null, redo: null };
    return { result: shared.result, pdf, deciding, isKnown: true, mayDecide: false, feedback: null };
  }, [shared, pdf]);
  return (
    <ResultWorkbench
      view={view}
      renderHead={(tools) => (
        <PublicResultHead label={label} title={shared.title} detail={detail}>
          <HeadCounts result={shared.result} />
          {tools}
          {children}
          <Link to="/contract-audit/upload">
            <Button type="primary" size="small">
              {text.upload}
            </Button>
          </Link>
        </PublicResultHead>
      )}
    />
  );
}

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  return <PublicResultFailed title={text.publicFailed} error={error} onRetry={onRetry} />;
}
