import { useVirtualizer } from '@tanstack/react-virtual';
import { Alert } from 'antd';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { LoadFailed } from '../../../../shared/result/result-page.tsx';
import { PageLoading } from '../../../../shared/ui/page-loading.tsx';
import { useComparisonChain } from '../../api/use-comparison-chain.ts';
import { resultText as text } from '../../result.text.ts';
import { compareText } from '../../text.ts';
import { buildChainView, type ChainPhrase, type ChainView as View } from '../../view-model/chain-view.ts';
import type { Comparison } from '../../view-model/comparison-shapes.ts';
import styles from './chain-view.module.css';

/** One baseline against several versions: phrases as rows, versions as columns. */
export function ChainView({ task }: { readonly task: Comparison }) {
  const chain = useComparisonChain(task.id);
  const view = useMemo(() => (chain.data ? buildChainView(chain.data) : null), [chain.data]);
  if (view) return <Chain task={task} view={view} />;
  if (chain.isPending) return <PageLoading />;
  return (
    <div className={styles.failure}>
      <LoadFailed error={chain.error} onRetry={chain.refetch} />
    </div>
  );
}

interface ChainProps {
  readonly task: Comparison;
  readonly view: View;
}

function Chain({ task, view }: ChainProps) {
  return (
    <div className={styles.view}>
      <Timeline task={task} view={view} />
      {view.notCompared.length > 0 && (
        <Alert type="warning" banner showIcon title={text.chainNotCompared(view.notCompared)} />
      )}
      {view.phrases.length === 0 ? (
        <p className={styles.none}>{text.chainEmpty}</p>
      ) : (
        <PhraseMatrix view={view} />
      )}
    </div>
  );
}

function Timeline({ task, view }: ChainProps) {
  return (
    <ol className={styles.timeline} aria-label={text.chainTitle}>
      <li className={styles.version}>
        <span className={styles.step}>{text.chainBaseline}</span>
        <span className={styles.file} title={task.origin.name}>
          {task.origin.name}
        </span>
      </li>
      {view.versions.map((version, index) => (
        <li key={version.id} className={styles.version} data-here={version.id === task.id || undefined}>
          <span className={styles.step}>
            {compareText.upload.versionName(String(index + 1))}
            {version.id === task.id && ` · ${text.chainHere}`}
          </span>
          <Link className={styles.file} title={version.name} to={`/contract-compare/${version.id}/v3`}>
            {version.name}
          </Link>
          <span className={styles.introduced}>
            {version.status === 'complete'
              ? text.chainIntroduced(formatCount(version.introduced))
              : compareText.statuses[version.status]}
          </span>
        </li>
      ))}
    </ol>
  );
}

const ROW_PX = 56;
const OVERSCAN_ROWS = 10;

function PhraseMatrix({ view }: { readonly view: View }) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: view.phrases.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN_ROWS,
  });
  const columns = { gridTemplateColumns: `minmax(240px, 1fr) repeat(${view.versions.length}, 84px)` };
  return (
    <div ref={scroller} className={styles.matrix}>
      <div className={styles.headRow} style={columns}>
        <span>{text.chainPhrase}</span>
        {view.versions.map((version, index) => (
          <span key={version.id} className={styles.mark} title={version.name}>
            {compareText.upload.versionName(String(index + 1))}
          </span>
        ))}
      </div>
      <div className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const phrase = view.phrases[item.index];
          return (
            phrase && (
              <div
                key={phrase.id}
                ref={virtualizer.measureElement}
                data-index={item.index}
                className={styles.row}
                style={{ ...columns, transform: `translateY(${item.start}px)` }}
              >
                <PhraseRow phrase={phrase} view={view} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

function PhraseRow({ phrase, view }: { readonly phrase: ChainPhrase; readonly view: View }) {
  return (
    <>
      <span className={styles.phrase}>
        <span className={styles.kind} data-kind={phrase.kind}>
          {text.chainKinds[phrase.kind]}
        </span>
        <span className={styles.words}>{phrase.text}</span>
        <span className={styles.by}>
          {[phrase.clause, text.chainBy(phrase.introducedBy)].filter((part) => part !== null).join(' · ')}
        </span>
      </span>
      {phrase.marks.map((mark, index) => (
        <span key={view.versions[index]?.id} className={styles.mark} data-mark={mark} data-kind={phrase.kind}>
          {text.chainMarks[mark]}
        </span>
      ))}
    </>
  );
}
