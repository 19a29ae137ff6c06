import { type contactWays, siteCalls, type ContactWays as Ways } from '@wenjian/api';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { plainGet } from '../../../shared/http/plain-call.ts';
import { inquiriesText as text } from '../text.ts';
import styles from './contact-ways.module.css';

const ORDER = ['phone', 'mail', 'hours', 'address'] as const;

/**
 * What the operator filled in. Pages are built before it is known, so it is asked for; nothing is shown in place of what is missing or cannot
 * be asked: the form stands beside it.
 */
export function ContactWays() {
  const [ways, setWays] = useState<Ways | null>(null);
  const headingId = useId();
  useEffect(() => {
    plainGet<typeof contactWays>(siteCalls.contactWays).then(setWays, () => undefined);
  }, []);
  const filled = ORDER.flatMap((kind) => (ways?.[kind] ? [{ kind, value: ways[kind] }] : []));
  if (filled.length === 0) return null;
  return (
    <section className={styles.ways} aria-labelledby={headingId}>
      <h2 id={headingId}>{text.reach}</h2>
      <dl>
        {filled.map(({ kind, value }) => (
          <div key={kind}>
            <dt>{text.ways[kind]}</dt>
            <dd>{shown(kind, value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function shown(kind: keyof Ways, value: string): ReactNode {
  if (kind === 'phone') return <a href={`tel:${value.replaceAll(/[^\d+]/g, '')}`}>{value}</a>;
  if (kind === 'mail') return <a href={`mailto:${value}`}>{value}</a>;
  return value;
}
