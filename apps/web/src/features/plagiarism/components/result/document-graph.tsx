import { Slider } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { formatCount } from '../../../../shared/format/format-count.ts';
import { usePaneSize } from '../../../../shared/pdf/use-pane-size.ts';
import { resultText as text } from '../../result.text.ts';
import {
  clustersOf,
  type GraphEdge,
  graphEdges,
  layoutGraph,
  type Point,
} from '../../view-model/document-graph.ts';
import { pairCells, shownDocuments, uncomparedDocuments } from '../../view-model/matrix.ts';
import type { ManyResult } from '../../view-model/plagiarism-shapes.ts';
import { percentWords } from '../../view-model/rate-words.ts';
import { sourceTone } from '../../view-model/source-look.ts';
import styles from './document-graph.module.css';
import views from './many-views.module.css';

interface DocumentGraphProps {
  readonly many: ManyResult;
  readonly onPair: (orgDocId: string, tagDocId: string) => void;
}

const FIRST_THRESHOLD_PERCENT = 20;
const PERCENT = 100;

/** Which documents are connected, above a given share of reuse. */
export function DocumentGraph({ many, onPair }: DocumentGraphProps) {
  const [percent, setPercent] = useState(FIRST_THRESHOLD_PERCENT);
  const cells = useMemo(() => pairCells(many), [many]);
  const docIds = useMemo(
    () => shownDocuments(many.documents, cells).map(({ docId }) => docId),
    [many, cells],
  );
  const names = useMemo(() => new Map(many.documents.map(({ docId, name }) => [docId, name])), [many]);
  const places = useMemo(() => layoutGraph(docIds, cells), [docIds, cells]);
  const edges = useMemo(() => graphEdges(cells, percent / PERCENT), [cells, percent]);
  const clusters = useMemo(() => clustersOf(docIds, edges), [docIds, edges]);
  const uncompared = uncomparedDocuments(many).length;
  if (docIds.length < 2) return <p className={views.note}>{text.matrixNone}</p>;
  return (
    <section className={views.view} aria-label={text.graphTitle}>
      <h2 className={views.title}>{text.graphTitle}</h2>
      <p className={views.note}>{text.graphNote}</p>
      {uncompared > 0 && <p className={views.note}>{text.graphUncompared(formatCount(uncompared))}</p>}
      <div className={styles.threshold}>
        <span>{text.threshold(percentWords(percent / PERCENT))}</span>
        <Slider
          className={styles.slider ?? ''}
          min={1}
          max={PERCENT}
          value={percent}
          tooltip={{ open: false }}
          ariaLabelForHandle={text.thresholdLabel}
          onChange={setPercent}
        />
      </div>
      <GraphPicture
        docIds={docIds}
        names={names}
        originId={many.origin.docId}
        places={places}
        edges={edges}
        clusters={clusters}
        onPair={onPair}
      />
      <ClusterWords clusters={clusters} names={names} />
    </section>
  );
}

interface GraphPictureProps {
  readonly docIds: readonly string[];
  readonly names: ReadonlyMap<string, string>;
  readonly originId: string;
  readonly places: ReadonlyMap<string, Point>;
  readonly edges: readonly GraphEdge[];
  readonly clusters: readonly (readonly string[])[];
  readonly onPair: DocumentGraphProps['onPair'];
}

/** Uses the available width, so that names keep their size; a desktop width until measured. */
const FIRST_WIDTH = 900;
const HEIGHT_OF_WIDTH = 0.58;
const HEIGHT_MIN = 320;
const HEIGHT_MAX = 520;
/** More figures would cover the picture; each edge shows its own on hover. */
const LABELLED_EDGES = 24;
const MIDDLE: Point = { x: 0.5, y: 0.5 };
const RADIUS = 9;
const ORIGIN_RADIUS = 13;
const LINE_MAX = 9;
/** Longer names would cover their neighbours; the full name is in the title. */
const NAME_CHARACTERS = 8;
/** Half of the longest name: nearer to the edge it would be cut off. */
const NAME_HALF_PX = 64;
const NAME_BELOW = 14;

function GraphPicture({ docIds, names, originId, places, edges, clusters, onPair }: GraphPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = usePaneSize(frame).width || FIRST_WIDTH;
  const height = Math.min(HEIGHT_MAX, Math.max(HEIGHT_MIN, width * HEIGHT_OF_WIDTH));
  const nameOf = (docId: string) => names.get(docId) ?? docId;
  const placeOf = (docId: string): Point => {
    const { x, y } = places.get(docId) ?? MIDDLE;
    return { x: x * width, y: y * height };
  };
  const toneOf = (docId: string) => {
    const at = clusters.findIndex((cluster) => cluster.includes(docId));
    return at < 0 ? 'none' : sourceTone(at + 1);
  };
  return (
    <div ref={frame} className={styles.graph}>
      <svg width={width} height={height}>
        <title>{text.graphTitle}</title>
        {edges.map(({ a, b, weight }) => (
          <Edge
            key={`${a} ${b}`}
            from={placeOf(a)}
            to={placeOf(b)}
            weight={weight}
            label={text.edgeOf(nameOf(a), nameOf(b), percentWords(weight))}
            isLabelled={edges.length <= LABELLED_EDGES}
            onOpen={() => onPair(a, b)}
          />
        ))}
        {docIds.map((docId) => (
          <Node
            key={docId}
            at={placeOf(docId)}
            width={width}
            name={nameOf(docId)}
            tone={toneOf(docId)}
            isOrigin={docId === originId}
          />
        ))}
      </svg>
    </div>
  );
}

interface NodeProps {
  readonly at: Point;
  /** Of the picture. */
  readonly width: number;
  readonly name: string;
  readonly tone: string;
  readonly isOrigin: boolean;
}

function Node({ at: { x, y }, width, name, tone, isOrigin }: NodeProps) {
  const radius = isOrigin ? ORIGIN_RADIUS : RADIUS;
  return (
    <g className={styles.node} data-tone={tone} data-origin={isOrigin || undefined}>
      <title>{name}</title>
      <circle cx={x} cy={y} r={radius} />
      <text x={Math.min(Math.max(x, NAME_HALF_PX), width - NAME_HALF_PX)} y={y + radius + NAME_BELOW}>
        {shorten(name)}
      </text>
    </g>
  );
}

interface EdgeProps {
  readonly from: Point;
  readonly to: Point;
  readonly weight: number;
  readonly label: string;
  /** Whether its figure is drawn on it. */
  readonly isLabelled: boolean;
  readonly onOpen: () => void;
}

function Edge({ from, to, weight, label, isLabelled, onOpen }: EdgeProps) {
  const line = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <g
      className={styles.edge}
      role="button"
      tabIndex={0}
      aria-label={label}
      onClick={onOpen}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') onOpen();
      }}
    >
      <title>{label}</title>
      <line {...line} strokeWidth={Math.max(1, weight * LINE_MAX)} />
      {/* Wider than the line, so that it can be clicked. */}
      <line {...line} className={styles.reach} />
      {isLabelled && (
        <text x={(from.x + to.x) / 2} y={(from.y + to.y) / 2}>
          {percentWords(weight)}
        </text>
      )}
    </g>
  );
}

interface ClusterWordsProps {
  readonly clusters: readonly (readonly string[])[];
  readonly names: ReadonlyMap<string, string>;
}

function ClusterWords({ clusters, names }: ClusterWordsProps) {
  if (clusters.length === 0) return <p className={views.note}>{text.clustersNone}</p>;
  return (
    <div className={styles.clusters} aria-live="polite">
      <strong>{text.clusters(formatCount(clusters.length))}</strong>
      <ul>
        {clusters.map((cluster, index) => (
          <li key={cluster.join(' ')} className={styles.cluster} data-tone={sourceTone(index + 1)}>
            {text.clusterOf(
              formatCount(cluster.length),
              cluster.map((docId) => names.get(docId) ?? docId).join('、'),
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function shorten(whole: string): string {
  const name = whole.replace(/\.[a-z]{3,4}$/i, '');
  return name.length > NAME_CHARACTERS ? `${name.slice(0, NAME_CHARACTERS)}…` : name;
}
