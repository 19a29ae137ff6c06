import type { CollaborationPermission } from '@wenjian/api';
import { Button } from 'antd';
import { useState } from 'react';
import { formatInstant } from '../../../shared/format/format-instant.ts';
import { showToast } from '../../../shared/ui/toast.ts';
import { useAnswerRequest } from '../api/use-collaboration-actions.ts';
import { collaborationText as text } from '../text.ts';
import type { Collaboration, Product } from '../view-model/shapes.ts';
import { PermissionSelect } from './permission-select.tsx';
import styles from './share.module.css';

type Request = Collaboration['requests'][number];

interface RequestListProps {
  readonly product: Product;
  readonly requests: readonly Request[];
}

export function RequestList({ product, requests }: RequestListProps) {
  return (
    <section className={styles.requests}>
      <h3 className={styles.heading}>{text.requestsTitle(requests.length)}</h3>
      <ul className={styles.list}>
        {requests.map((request) => (
          <RequestRow key={request.phone} product={product} request={request} />
        ))}
      </ul>
    </section>
  );
}

function RequestRow({ product, request }: { readonly product: Product; readonly request: Request }) {
  const [permission, setPermission] = useState<CollaborationPermission>('readonly');
  const answer = useAnswerRequest(product);
  const { phone, name, at } = request;
  const give = (accepted: boolean) =>
    answer.mutate(
      { phone, accepted, permission },
      { onSuccess: () => showToast({ kind: 'success', message: accepted ? text.accepted : text.rejected }) },
    );
  return (
    <li className={styles.row}>
      <div className={styles.person}>
        <span className={styles.name}>{name}</span>
        <span className={styles.detail}>
          {phone} · {formatInstant(at, new Date())}
        </span>
      </div>
      <PermissionSelect
        size="small"
        label={text.permissionOf(name)}
        value={permission}
        onChange={setPermission}
      />
      <Button
        size="small"
        aria-label={text.rejectOf(name)}
        disabled={answer.isPending}
        onClick={() => give(false)}
      >
        {text.reject}
      </Button>
      <Button
        size="small"
        type="primary"
        aria-label={text.acceptOf(name)}
        loading={answer.isPending}
        onClick={() => give(true)}
      >
        {text.accept}
      </Button>
    </li>
  );
}
