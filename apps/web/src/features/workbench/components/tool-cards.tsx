import { balanceTools, type TaskTool, toolTable } from '@wenjian/api';
import { Link } from 'react-router';
import { formatCount } from '../../../shared/format/format-count.ts';
import { useFreeUses } from '../../../shared/tasks/use-free-uses.ts';
import { useUsesLeft } from '../../../shared/tasks/use-uses-left.ts';
import { type Tool, tools } from '../../../shared/tools/tool-catalogue.ts';
import { type FileTool, fileToolNames, fileTools } from '../../../shared/tools/view-model/file-tools.ts';
import { workbenchText as text } from '../text.ts';
import styles from './tool-cards.module.css';
import { ToolIcon } from './tool-icon.tsx';

interface ToolCardsProps {
  readonly teamId: string;
  readonly isOffered: (tool: Tool) => boolean;
}

/** Every tool, with its remaining uses. */
export function ToolCards({ teamId, isOffered }: ToolCardsProps) {
  return (
    <section aria-labelledby="workbench-tools">
      <h2 id="workbench-tools" className={styles.heading}>
        {text.tools}
      </h2>
      <div className={styles.cards}>
        {fileToolNames
          .filter((name) => isOffered(tools[name]))
          .map((name) => (
            <ToolCard key={name} name={name} teamId={teamId} />
          ))}
      </div>
    </section>
  );
}

function ToolCard({ name, teamId }: { readonly name: FileTool; readonly teamId: string }) {
  const left = useLeft(teamId, fileTools[name].task);
  const { path, title, summary } = tools[name];
  return (
    <Link to={path} className={styles.card} data-testid={`tool-${name}`}>
      <span className={styles.head}>
        <ToolIcon tool={name} />
        <span className={styles.names}>
          <strong>{title}</strong>
          <span className={styles.left}>{left}</span>
        </span>
      </span>
      <span className={styles.summary}>{summary}</span>
    </Link>
  );
}

/** In words; empty when unknown, null without a number. */
function useLeft(teamId: string, task: TaskTool): string | null {
  const paid = balanceTools.find((name) => name === task);
  const uses = useUsesLeft(teamId, paid ? `${paid}Balance` : null);
  const free = useFreeUses(teamId).data;
  if (paid) return uses === null ? '' : text.uses(formatCount(uses));
  if (toolTable[task].price !== 'daily') return null;
  return free ? text.freeUses(formatCount(free.left)) : '';
}
