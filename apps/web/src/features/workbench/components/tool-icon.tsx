import { PlainToolIcon, toolParts } from '../../../shared/tools/tool-parts.ts';
import type { FileTool } from '../../../shared/tools/view-model/file-tools.ts';
import styles from './tool-icon.module.css';

export function ToolIcon({ tool }: { readonly tool: FileTool | null }) {
  const Icon = tool === null ? PlainToolIcon : toolParts[tool].icon;
  return (
    <span className={styles.icon} aria-hidden>
      <Icon />
    </span>
  );
}
