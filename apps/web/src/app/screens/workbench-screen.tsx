import { Button, Card, Space, Tag, Typography } from 'antd';
import { Link, useNavigate } from 'react-router';
import { displayName } from '../../features/account/view-model/user-display.ts';
import { RecentAudits } from '../../features/audit/index.ts';
import { BalanceCards } from '../../features/billing/components/balance-cards.tsx';
import { RecentComparisons } from '../../features/compare/index.ts';
import { documentTools, type Tool, tools } from '../../shared/tools/tool-catalogue.ts';
import { isBetaHost } from '../guard/guard.ts';
import { useSpaces } from '../session/use-spaces.ts';
import { screensText as text } from './screens.text.ts';
import styles from './workbench-screen.module.css';

const entries: readonly Tool[] = [...documentTools, tools.documents, tools.templates];

export function WorkbenchScreen() {
  const spaces = useSpaces(true);
  const navigate = useNavigate();
  if (!spaces) return null;
  return (
    <div className={styles.page}>
      <div className={styles.headingRow}>
        <Typography.Title level={1} className={styles.title ?? ''}>
          {text.greeting(displayName(spaces.user))}
        </Typography.Title>
        <Space wrap>
          <Button onClick={() => void navigate(tools.audit.path)}>{text.newAudit}</Button>
          <Button type="primary" onClick={() => void navigate(tools.compare.path)}>
            {text.newComparison}
          </Button>
        </Space>
      </div>
      <section aria-labelledby="workbench-tools">
        <h2 id="workbench-tools" className={styles.heading}>
          {text.workbenchTools}
        </h2>
        <div className={styles.tools}>
          {entries.filter(isOffered).map((tool) => (
            <ToolCard key={tool.name} tool={tool} />
          ))}
        </div>
      </section>
      <section aria-labelledby="workbench-balances">
        <h2 id="workbench-balances" className={styles.heading}>
          {text.balances}
        </h2>
        <BalanceCards teamId={spaces.currentId} />
      </section>
      <RecentAudits />
      <RecentComparisons />
    </div>
  );
}

function isOffered(tool: Tool): boolean {
  return !isBetaHost(window.location.hostname) || tool.path.includes('audit');
}

function ToolCard({ tool }: { readonly tool: Tool }) {
  return (
    <Link to={tool.path} className={styles.tool}>
      <Card size="small" hoverable>
        <div className={styles.toolHead}>
          <strong>{tool.title}</strong>
          {tool.isBuilt ? null : <Tag>{text.building}</Tag>}
        </div>
        <p>{tool.summary}</p>
      </Card>
    </Link>
  );
}
