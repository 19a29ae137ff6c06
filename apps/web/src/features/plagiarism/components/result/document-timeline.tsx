import { useMemo } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { resultText as text } from '../../result.text.ts';
import type { ManyResult } from '../../view-model/plagiarism-shapes.ts';
import { buildTimeline, type TimelineRow } from '../../view-model/timeline.ts';
import styles from './document-timeline.module.css';
import views from './many-views.module.css';

/** The history recorded in the files: a lane for each document, and every step in order. */
export function DocumentTimeline({ many }: { readonly many: ManyResult }) {
  const { rows, unreadable } = useMemo(() => buildTimeline(many.timeline, new Date()), [many]);
  const unreadableWords = unreadable > 0 && text.timelineUnreadable(formatCount(unreadable));
  if (rows.length === 0) {
    return (
      <p className={views.note}>
        {text.timelineNone} {unreadableWords}
      </p>
    );
  }
  const names = new Map(many.documents.map(({ docId, name }) => [docId, name]));
  return (
    <section className={views.view} aria-label={text.timelineTitle}>
      <h2 className={views.title}>{text.timelineTitle}</h2>
      <p className={views.note}>
        {text.timelineNote} {unreadableWords}
      </p>
      <Lanes rows={rows} documents={many.documents} />
      <ol className={styles.steps}>
        {rows.map((row) => (
          <Step key={row.key} row={row} name={names.get(row.docId) ?? row.docId} />
        ))}
      </ol>
    </section>
  );
}

interface LanesProps {
  readonly rows: readonly TimelineRow[];
  readonly documents: ManyResult['documents'];
}

/** A picture of the list below it. */
function Lanes({ rows, documents }: LanesProps) {
  const lanes = documents.filter(({ docId }) => rows.some((row) => row.docId === docId));
  return (
    <div className={styles.lanes} aria-hidden>
      {lanes.map(({ docId, name }) => (
        <div key={docId} className={styles.lane}>
          <span className={styles.name} title={name}>
            {name}
          </span>
          <span className={styles.track}>
            {rows
              .filter((row) => row.docId === docId)
              .map((row) => (
                <span
                  key={row.key}
                  className={styles.dot}
                  data-kind={row.kind}
                  data-future={row.isFuture || undefined}
                  style={{ left: `${row.left * 100}%` }}
                  title={`${text.timelineKinds[row.kind]} ${row.time}`}
                />
              ))}
          </span>
        </div>
      ))}
      <p className={styles.legend}>
        {TIMELINE_KINDS.map((kind) => (
          <span key={kind}>
            <span className={styles.sign} data-kind={kind} /> {text.timelineKinds[kind]}
          </span>
        ))}
        <span>{scaleWords(rows)}</span>
      </p>
    </div>
  );
}

const TIMELINE_KINDS = ['created', 'modified', 'printed'] as const;

/** The first and last time of the lanes. */
function scaleWords(rows: readonly TimelineRow[]): string {
  const passed = rows.filter(({ isFuture }) => !isFuture);
  const [first, last] = [passed[0], passed.at(-1)];
  return first && last ? text.timelineScale(first.time, last.time) : '';
}

function Step({ row, name }: { readonly row: TimelineRow; readonly name: string }) {
  return (
    <li className={styles.step}>
      <time dateTime={row.at} title={row.at}>
        {row.time}
      </time>
      <span className={styles.kind} data-kind={row.kind}>
        {text.timelineKinds[row.kind]}
      </span>
      <span className={styles.what}>
        {name}
        {row.file !== name && ` · ${row.file}`}
        {row.by !== null && ` · ${row.by}`}
      </span>
      {!row.hasZone && (
        <span className={styles.mark} title={text.timelineNoZoneMeaning}>
          {text.timelineNoZone}
        </span>
      )}
      {row.isFuture && (
        <span className={styles.gap} title={text.timelineFutureMeaning}>
          {text.timelineFuture}
        </span>
      )}
      {row.gap !== null && <span className={styles.gap}>{text.timelineGap(row.gap)}</span>}
    </li>
  );
}
