import { useVirtualizer } from '@tanstack/react-virtual';
import { Alert } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { LoadFailed } from '../../../../shared/result/result-page.tsx';
import { PageLoading } from '../../../../shared/ui/page-loading.tsx';
import { useComparisonChain } from '../../api/use-comparison-chain.ts';
import { resultText as text } from '../../result.text.ts';
import { compareText } from '../../text.ts';
import {
  buildChainView,
  type ChainPhrase,
  type ChainVersion,
  type ChainView as View,
} from '../../view-model/chain-view.ts';
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
  // The version whose own phrases are listed; null: those of all.
  const [chosen, choose] = useState<string | null>(null);
  const phrases = useMemo(
    () => view.phrases.filter(({ introducedBy }) => chosen === null || introducedBy.id === chosen),
    [view, chosen],
  );
  return (
    <div className={styles.view}>
      <Timeline task={task} view={view} chosen={chosen} onChoose={choose} />
      {view.notCompared.length > 0 && (
        <Alert type="warning" banner showIcon title={text.chainNotCompared(view.notCompared)} />
      )}
      {phrases.length === 0 ? (
        <p className={styles.none}>{chosen === null ? text.chainEmpty : text.chainBroughtNothing}</p>
      ) : (
        <PhraseMatrix versions={view.versions} phrases={phrases} />
      )}
    </div>
  );
}

interface TimelineProps extends ChainProps {
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

function Timeline({ task, view, chosen, onChoose }: TimelineProps) {
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
          {version.saved !== '' && <span className={styles.saved}>{version.saved}</span>}
          <Brought version={version} chosen={chosen} onChoose={onChoose} />
        </li>
      ))}
    </ol>
  );
}

interface BroughtProps extends Pick<TimelineProps, 'chosen' | 'onChoose'> {
  readonly version: ChainVersion;
}

/** What the version brought that no version before it had; a click lists just that. */
function Brought({ version, chosen, onChoose }: BroughtProps) {
  const { id, status, isCompared, brought, takenBack } = version;
  if (!isCompared) {
    const words = status === 'complete' ? text.chainLeftOut : compareText.statuses[status];
    return <span className={styles.saved}>{words}</span>;
  }
  const isChosen = chosen === id;
  return (
    <button
      type="button"
      className={styles.brought}
      aria-pressed={isChosen}
      onClick={() => onChoose(isChosen ? null : id)}
    >
      {brought.major + brought.minor === 0 ? (
        text.chainNothing
      ) : (
        <>
          {text.chainIntroduced}
          <strong className={styles.major}>
            {compareText.significances.major} {formatCount(brought.major)}
          </strong>
          <span>
            {compareText.significances.minor} {formatCount(brought.minor)}
          </span>
        </>
      )}
      {takenBack > 0 && <span>{text.chainTakenBack(formatCount(takenBack))}</span>}
    </button>
  );
}

const ROW_PX = 56;
const OVERSCAN_ROWS = 10;

type Matrix = Pick<View, 'versions' | 'phrases'>;

function PhraseMatrix({ versions, phrases }: Matrix) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: phrases.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN_ROWS,
  });
  const columns = { gridTemplateColumns: `minmax(240px, 1fr) repeat(${versions.length}, 84px)` };
  return (
    <div ref={scroller} className={styles.matrix}>
      <div className={styles.headRow} style={columns}>
        <span>{text.chainPhrase}</span>
        {versions.map((version, index) => (
          <span key={version.id} className={styles.mark} title={version.name}>
            {compareText.upload.versionName(String(index + 1))}
          </span>
        ))}
      </div>
      <div className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => {
          const phrase = phrases[item.index];
          return (
            phrase && (
              <div
                key={phrase.id}
                ref={virtualizer.measureElement}
                data-index={item.index}
                className={styles.row}
                style={{ ...columns, transform: `translateY(${item.start}px)` }}
              >
                <PhraseRow phrase={phrase} versions={versions} />
              </div>
            )
          );
        })}
      </div>
    </div>
  );
}

interface PhraseRowProps extends Pick<Matrix, 'versions'> {
  readonly phrase: ChainPhrase;
}

function PhraseRow({ phrase, versions }: PhraseRowProps) {
  return (
    <>
      <span className={styles.phrase}>
        <span className={styles.kind} data-kind={phrase.kind}>
          {text.chainKinds[phrase.kind]}
        </span>
        <span className={styles.words}>{phrase.text}</span>
        <span className={styles.by}>
          {[
            compareText.significances[phrase.significance],
            phrase.clause,
            text.chainBy(phrase.introducedBy.name),
          ]
            .filter((part) => part !== null)
            .join(' · ')}
        </span>
      </span>
      {phrase.marks.map((mark, index) => (
        <span key={versions[index]?.id} className={styles.mark} data-mark={mark} data-kind={phrase.kind}>
          {text.chainMarks[mark]}
        </span>
      ))}
    </>
  );
}
