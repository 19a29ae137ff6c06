import { memo, useState } from 'react';
import { CIRCLE_RADIUS_PX, CONNECTOR_STYLE, type Connector } from '../../view-model/connector-geometry.ts';
import { newStageId } from '../../view-model/stage-id.ts';
import styles from './connector-layer.module.css';

/** All connectors in one SVG over the window, in client coordinates; pointer events pass through. */
export const ConnectorLayer = memo(function ConnectorLayer({
  connectors,
}: {
  readonly connectors: readonly Connector[];
}) {
  // The id is unique on the page.
  const [stageId] = useState(() => newStageId());
  // A layer over the whole window costs rendering time even when empty.
  if (connectors.length === 0) return null;
  return (
    <svg id={stageId} className={styles.layer} aria-hidden="true" data-testid="connectors">
      {connectors.map(({ id, points, dot }) => (
        <g key={id} data-connector={id}>
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            {...CONNECTOR_STYLE}
          />
          <circle cx={dot.x} cy={dot.y} r={CIRCLE_RADIUS_PX} fill={CONNECTOR_STYLE.stroke} />
        </g>
      ))}
    </svg>
  );
});
