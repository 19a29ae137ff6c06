import { Link } from 'react-router';
import { formatCount } from '../../../shared/format/format-count.ts';
import { useFreeUses } from '../../../shared/tasks/use-free-uses.ts';
import { useUsesLeft } from '../../../shared/tasks/use-uses-left.ts';
import { type Tool, tools } from '../../../shared/tools/tool-catalogue.ts';
import type { FileTool } from '../../../shared/tools/view-model/files-taken.ts';
import { workbenchText as text } from '../text.ts';
import styles from './tool-cards.module.css';
import { ToolIcon } from './tool-icon.tsx';

const shown: readonly FileTool[] = [
  'compare',
  'audit',
  'correct',
  'plagiarism',
  'convert',
  'ocr',
  'documents',
  'templates',
];

interface ToolCardsProps {
  readonly teamId: string;
  readonly isOffered: (tool: Tool) => boolean;
}

/** Every tool, with its remaining uses. */
export function ToolCards({ teamId, isOffered }: ToolCardsProps) {
  const left = useLeft(teamId);
  return (
    <section aria-labelledby="workbench-tools">
      <h2 id="workbench-tools" className={styles.heading}>
        {text.tools}
      </h2>
      <div className={styles.cards}>
        {shown
          .filter((name) => isOffered(tools[name]))
          .map((name) => (
            <ToolCard key={name} name={name} left={left[name] ?? null} />
          ))}
      </div>
    </section>
  );
}

function ToolCard({ name, left }: { readonly name: FileTool; readonly left: string | null }) {
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

/** In words; empty when unknown or without a number. */
function useLeft(teamId: string): Readonly<Partial<Record<FileTool, string>>> {
  const uses = (left: number | null) => (left === null ? '' : text.uses(formatCount(left)));
  const free = useFreeUses(teamId).data;
  const today = free ? text.freeUses(formatCount(free.left)) : '';
  return {
    compare: uses(useUsesLeft(teamId, 'compareBalance')),
    audit: uses(useUsesLeft(teamId, 'auditBalance')),
    plagiarism: uses(useUsesLeft(teamId, 'duplicateBalance')),
    templates: uses(useUsesLeft(teamId, 'templateBalance')),
    correct: today,
    convert: today,
    ocr: today,
  };
}
