import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiKey, type ApiScopeTool, apiScopeTools } from '@wenjian/api';
import { Alert, Button, Popconfirm, Skeleton } from 'antd';
import { useState } from 'react';
import { formatMinute } from '../../../shared/format/format-minute.ts';
import { complain, showToast } from '../../../shared/ui/toast.ts';
import { apiKeysQuery, endApiKey } from '../api/api-keys.query.ts';
import { apiKeysText as text } from '../api-keys.text.ts';
import { ApiKeyDialog, type KeySpace } from './api-key-dialog.tsx';
import styles from './profile-card.module.css';

interface ApiKeysCardProps {
  readonly spaces: readonly KeySpace[];
  readonly currentId: string;
}

/** A person's own keys for programs. */
export function ApiKeysCard({ spaces, currentId }: ApiKeysCardProps) {
  const keys = useQuery(apiKeysQuery());
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={styles.card} aria-label={text.title}>
      <h2>{text.title}</h2>
      <p className={styles.note}>
        {text.note} <a href="/api/docs/examples">{text.examples}</a> <a href="/api/docs">{text.reference}</a>
      </p>
      {keys.isPending ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : keys.isError ? (
        <Alert
          type="error"
          showIcon
          title={text.loadFailed}
          description={keys.error.message}
          action={<Button onClick={() => void keys.refetch()}>{text.retry}</Button>}
        />
      ) : keys.data.items.length === 0 ? (
        <p className={styles.note}>{text.none}</p>
      ) : (
        keys.data.items.map((key) => <KeyRow key={key.id} apiKey={key} />)
      )}
      <Button onClick={() => setIsOpen(true)}>{text.create}</Button>
      {isOpen ? (
        <ApiKeyDialog spaces={spaces} currentId={currentId} onClose={() => setIsOpen(false)} />
      ) : null}
    </section>
  );
}

function KeyRow({ apiKey }: { readonly apiKey: ApiKey }) {
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: () => endApiKey(apiKey.id),
    onSuccess: () => showToast({ kind: 'success', message: text.revoked }),
    onError: complain,
    onSettled: () => client.invalidateQueries(apiKeysQuery()),
  });
  return (
    <div className={styles.contact}>
      <div className={styles.what}>
        {apiKey.name} <code>{apiKey.prefix}…</code>
        <span className={styles.faint}>
          {text.space(apiKey.teamName)}，{scopeNames(apiKey)}
        </span>
        <span className={styles.faint}>
          {apiKey.lastUsedAt === null ? text.neverUsed : text.lastUsed(formatMinute(apiKey.lastUsedAt))}，
          {expiryOf(apiKey)}
        </span>
      </div>
      <Popconfirm
        title={text.revokeOf(apiKey.name)}
        description={text.revokeAsk}
        okText={text.revoke}
        cancelText={text.cancel}
        onConfirm={() => revoke.mutate()}
      >
        <Button danger size="small" aria-label={text.revokeOf(apiKey.name)} loading={revoke.isPending}>
          {text.revoke}
        </Button>
      </Popconfirm>
    </div>
  );
}

/** 文档比对（读、写）；合同审查（读） */
function scopeNames({ scopes }: ApiKey): string {
  return (Object.keys(apiScopeTools) as ApiScopeTool[])
    .map((tool) => {
      const rights = [
        scopes.includes(`${tool}:read`) ? text.read : '',
        scopes.includes(`${tool}:write`) ? text.write : '',
      ].filter((right) => right !== '');
      return rights.length === 0 ? '' : `${apiScopeTools[tool]}（${rights.join('、')}）`;
    })
    .filter((part) => part !== '')
    .join('；');
}

function expiryOf({ expiresAt }: ApiKey): string {
  if (expiresAt === null) return text.noEnd;
  const at = formatMinute(expiresAt);
  return new Date(expiresAt) > new Date() ? text.expires(at) : text.expired(at);
}
