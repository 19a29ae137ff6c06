import { Button, Segmented, Spin, Tag } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { isGone } from '../../../shared/http/api-error.ts';
import type { PdfSource } from '../../../shared/pdf/pdf-file.ts';
import { PageMessage } from '../../../shared/ui/page-message.tsx';
import { exampleAuditPdf, sharedAuditPdf } from '../api/result-pdf.ts';
import { isComing, useExampleAudit, useSharedAudit } from '../api/use-result-public.ts';
import { resultText as text } from '../result.text.ts';
import type { SharedAudit } from '../view-model/result-shapes.ts';
import { statesById } from '../view-model/risk-state.ts';
import styles from './result-public-page.module.css';
import { ResultWorkbench } from './result-workbench.tsx';
import type { ResultView } from './use-result-desk.ts';

/** `/contract-audit/result`: the built-in example, or with `?key=` a result that somebody shared. No account is needed. */
export function PublicAuditPage() {
  const [query] = useSearchParams();
  const key = query.get('key');
  return <div className={styles.page}>{key === null ? <ExamplePage /> : <SharedPage shareKey={key} />}</div>;
}

function ExamplePage() {
  const [standpoint, setStandpoint] = useState<string | null>(null);
  const example = useExampleAudit(standpoint);
  const pdf = useMemo(() => exampleAuditPdf(), []);
  if (!example.data) {
    const isWaiting = example.isPending || isComing(example.error);
    return isWaiting ? (
      <Waiting words={example.error ? text.exampleWaiting : text.loading} />
    ) : (
      <Failed message={example.error.message} onRetry={() => void example.refetch()} />
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
  const navigate = useNavigate();
  const shared = useSharedAudit(shareKey);
  const pdf = useMemo(() => sharedAuditPdf(shareKey), [shareKey]);
  if (shared.data) {
    return (
      <ReadOnlyResult shared={shared.data} pdf={pdf} label={text.shared} detail={text.sharedDetail}>
        <Tag>{text.standpointOf(shared.data.standpoint)}</Tag>
      </ReadOnlyResult>
    );
  }
  if (shared.isPending) return <Waiting words={text.loading} />;
  const home = { label: text.home, onClick: () => void navigate('/') };
  // A key of the wrong form is no key at all.
  const isInvalid = isGone(shared.error) || ('status' in shared.error && shared.error.status === INVALID_KEY);
  if (isInvalid) return <PageMessage title={text.expiredTitle} detail={text.expiredDetail} action={home} />;
  return <Failed message={shared.error.message} onRetry={() => void shared.refetch()} />;
}

const INVALID_KEY = 400;

interface ReadOnlyResultProps {
  readonly shared: SharedAudit;
  readonly pdf: PdfSource;
  /** What it is, beside the title. */
  readonly label: string;
  readonly detail: string;
  readonly children: ReactNode;
}

function ReadOnlyResult({ shared, pdf, label, detail, children }: ReadOnlyResultProps) {
  const view = useMemo((): ResultView => {
    const deciding = { states: statesById(shared.states), isKnown: true, decide: null, decideAll: null };
    return { result: shared.result, pdf, deciding, feedback: null };
  }, [shared, pdf]);
  return (
    <ResultWorkbench
      view={view}
      renderHead={(tools) => (
        <header className={styles.head}>
          <Tag color="blue">{label}</Tag>
          <h1 className={styles.title}>{shared.title}</h1>
          <span className={styles.detail}>{detail}</span>
          <div className={styles.tools}>
            {tools}
            {children}
            <Link to="/contract-audit/upload">
              <Button type="primary" size="small">
                {text.upload}
              </Button>
            </Link>
          </div>
        </header>
      )}
    />
  );
}

function Waiting({ words }: { readonly words: string }) {
  return (
    <div className={styles.waiting} role="status">
      <Spin />
      <h1>{words}</h1>
    </div>
  );
}

interface FailedProps {
  readonly message: string;
  readonly onRetry: () => void;
}

function Failed({ message, onRetry }: FailedProps) {
  const again = { label: text.refresh, onClick: onRetry };
  return <PageMessage title={text.publicFailed} detail={message} action={again} />;
}
