import { PlainToolIcon, toolIcons } from '../../../shared/tools/tool-icons.ts';
import type { FileTool } from '../../../shared/tools/view-model/file-tools.ts';
import styles from './tool-icon.module.css';

export function ToolIcon({ tool }: { readonly tool: FileTool | null }) {
  const Icon = tool === null ? PlainToolIcon : toolIcons[tool];
  return (
    <span className={styles.icon} aria-hidden>
      <Icon />
    </span>
  );
}
