import { riskLevels } from '@wenjian/api';
import { formatCount } from '../../../shared/format/format-count.ts';
import { auditText } from '../text.ts';
import type { Audit } from '../view-model/audit-shapes.ts';
import styles from './level-counts.module.css';

interface LevelCountsProps {
  readonly statistics: NonNullable<Audit['statistics']>;
}

/** The number of risks per level; a word accompanies the colour. */
export function LevelCounts({ statistics }: LevelCountsProps) {
  const { levels, levelCount, list } = auditText;
  const total = statistics.high + statistics.medium + statistics.low;
  return (
    <span className={styles.counts}>
      {total === 0
        ? list.noRisks
        : riskLevels.map((level) => (
            <span
              key={level}
              className={styles.count}
              data-level={level}
              data-none={statistics[level] === 0}
              title={levelCount(levels[level], formatCount(statistics[level]))}
            >
              {levels[level]} <b>{formatCount(statistics[level])}</b>
            </span>
          ))}
      {statistics.missing > 0 && (
        <span className={styles.missing}>{list.missing(formatCount(statistics.missing))}</span>
      )}
    </span>
  );
}
