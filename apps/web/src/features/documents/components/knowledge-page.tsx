import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentTeam } from '../../../shared/session/use-current-team.ts';
import { PageLoading } from '../../../shared/ui/page-loading.tsx';
import { knowledgeText as text } from '../knowledge.text.ts';
import styles from './knowledge.module.css';
import { KnowledgeBrowser } from './knowledge-browser.tsx';

interface KnowledgePageProps {
  /** The content of the templates tab. */
  readonly templates: ReactNode;
  /** Sharing with named people, by the address of the preview. */
  readonly onCollaborate: (shared: { readonly id: string; readonly path: string }) => void;
}

const DOCUMENTS = '0';
const TEMPLATES = '1';

/** `/document`: the space's documents, and with `tab=1` its templates. */
export function KnowledgePage({ templates, onCollaborate }: KnowledgePageProps) {
  const teamId = useCurrentTeam();
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === TEMPLATES ? TEMPLATES : DOCUMENTS;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{text.title}</h1>
      <Tabs
        activeKey={tab}
        items={[
          { key: DOCUMENTS, label: text.tabs.documents },
          { key: TEMPLATES, label: text.tabs.templates },
        ]}
        // Each tab has its own filters.
        onChange={(key) => setParams(key === DOCUMENTS ? {} : { tab: key }, { preventScrollReset: true })}
      />
      {tab === TEMPLATES ? templates : null}
      {tab === DOCUMENTS && teamId === null ? <PageLoading /> : null}
      {tab === DOCUMENTS && teamId !== null ? (
        // Documents belong to a space: another space starts fresh.
        <KnowledgeBrowser key={teamId} teamId={teamId} onCollaborate={onCollaborate} />
      ) : null}
    </div>
  );
}
