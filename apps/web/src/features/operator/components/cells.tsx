import {
  type AnswerOf,
  balanceTools,
  type listOperatorUsers,
  type MembershipName,
  plans,
  toolTable,
} from '@wenjian/api';
import { Tag, Typography } from 'antd';
import { formatCount } from '../../../shared/format/format-count.ts';
import { formatDay } from '../../../shared/format/format-day.ts';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { operatorText as text } from '../text.ts';
import styles from './operator.module.css';

interface Person {
  readonly name: string;
  readonly phone: string | null;
}

export function PersonCell({ person: { name, phone } }: { readonly person: Person }) {
  return (
    <span className={styles.two}>
      <strong>{name}</strong>
      {phone === null || phone === name ? null : <span className={styles.faint}>{phone}</span>}
    </span>
  );
}

export function TimeCell({ at }: { readonly at: string | null }) {
  if (at === null) return <span className={styles.faint}>{text.none}</span>;
  return (
    <time dateTime={at} title={new Date(at).toLocaleString('zh-CN')}>
      {formatInstant(at, new Date())}
    </time>
  );
}

type Balance = AnswerOf<typeof listOperatorUsers>['items'][number]['balances'][number];

export function PlanCell({ plan }: { readonly plan: string }) {
  return <Tag {...(plan === 'free' ? {} : { color: 'blue' })}>{planName(plan)}</Tag>;
}

function planName(plan: string): string {
  return Object.hasOwn(plans, plan) ? plans[plan as MembershipName].label : plan;
}

/** What is left of each tool; hovering says until when. */
export function BalanceCell({ balances }: { readonly balances: readonly Balance[] }) {
  return (
    <span className={styles.balances}>
      {balanceTools.map((tool) => {
        const found = balances.find((one) => one.tool === tool);
        if (!found) return null;
        const until = found.expiresAt === null ? text.unlimited : text.until(formatDay(found.expiresAt));
        return (
          <span
            key={tool}
            title={`${toolTable[tool].title} ${text.left(found.left, found.granted)}，${until}`}
          >
            <span className={styles.faint}>{text.shortTools[tool]}</span> {formatCount(found.left)}
          </span>
        );
      })}
    </span>
  );
}

const SHOWN_LINES = 3;

/** A text as it was written; the rest of a long one is opened. */
export function TextCell({ children }: { readonly children: string }) {
  return (
    <Typography.Paragraph
      className={styles.words ?? ''}
      ellipsis={{ rows: SHOWN_LINES, expandable: true, symbol: text.more }}
    >
      {children}
    </Typography.Paragraph>
  );
}
