import type { CollaborationPermission } from '@wenjian/api';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { showToast } from '../../../shared/ui/toast.ts';
import { useChangeMembers } from '../api/use-collaboration-actions.ts';
import { useHistoryMembers } from '../api/use-history-members.ts';
import { collaborationText as text } from '../text.ts';
import { readPhones } from '../view-model/invited-phones.ts';
import type { Collaboration, Product } from '../view-model/shapes.ts';
import { PermissionSelect } from './permission-select.tsx';
import styles from './share.module.css';

interface InviteFormProps {
  readonly product: Product;
  readonly collaboration: Collaboration;
}

export function InviteForm({ product, collaboration }: InviteFormProps) {
  const [values, setValues] = useState<readonly string[]>([]);
  const [permission, setPermission] = useState<CollaborationPermission>('readonly');
  const change = useChangeMembers(product);
  const suggestions = useSuggestions(collaboration);
  const { phones, problem } = readPhones(values, collaboration.owner.phone);
  const invite = () =>
    change.mutate(
      { phones, permission },
      {
        onSuccess: () => {
          setValues([]);
          showToast({ kind: 'success', message: text.invited(phones.length) });
        },
      },
    );
  return (
    <section>
      <h3 className={styles.heading}>{text.inviteTitle}</h3>
      <div className={styles.invite}>
        <Select
          className={styles.phones ?? ''}
          mode="tags"
          value={[...values]}
          options={suggestions}
          tokenSeparators={[',', '，', '、', ';', '；', '\n', '\t']}
          placeholder={text.invitePlaceholder}
          notFoundContent={text.noHistory}
          aria-label={text.inviteTitle}
          {...(problem === null ? {} : { status: 'error' as const })}
          onChange={(chosen: string[]) => setValues(chosen)}
        />
        <PermissionSelect label={text.permission} value={permission} onChange={setPermission} />
        <Button
          type="primary"
          disabled={phones.length === 0 || problem !== null}
          loading={change.isPending}
          onClick={invite}
        >
          {text.invite}
        </Button>
      </div>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}

/** People shared with before who are not in yet. */
function useSuggestions({ members, teamId }: Collaboration) {
  const history = useHistoryMembers(teamId);
  const known = new Set(members.map(({ phone }) => phone));
  return (history.data?.items ?? [])
    .filter(({ phone }) => !known.has(phone))
    .map(({ phone, name }) => ({ value: phone, label: `${name} ${phone}`.trim() }));
}
