import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Pagination } from 'antd';
import { useState } from 'react';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { invitedQuery } from '../api/invitations.query.ts';
import { invitationsText as text } from '../text.ts';
import styles from './invitation-panel.module.css';

const PAGE_SIZE = 10;

export function InvitedList() {
  const [page, setPage] = useState(1);
  const invited = useQuery({ ...invitedQuery(page, PAGE_SIZE), placeholderData: keepPreviousData });
  const { items = [], total = 0 } = invited.data ?? {};
  const now = new Date();
  return (
    <section aria-labelledby="invited-title">
      <h3 id="invited-title" className={styles.listTitle}>
        {text.listTitle}
      </h3>
      {invited.isError ? <p role="alert">{invited.error.message}</p> : null}
      {invited.data && total === 0 ? <p className={styles.faint}>{text.listEmpty}</p> : null}
      <ul className={styles.list}>
        {items.map(({ id, name, points, at }) => (
          <li key={id}>
            <span>{name}</span>
            <span>{text.gained(points)}</span>
            <time dateTime={at}>{formatInstant(at, now)}</time>
          </li>
        ))}
      </ul>
      {total > PAGE_SIZE ? (
        <Pagination
          size="small"
          current={page}
          pageSize={PAGE_SIZE}
          total={total}
          showSizeChanger={false}
          onChange={setPage}
        />
      ) : null}
    </section>
  );
}
