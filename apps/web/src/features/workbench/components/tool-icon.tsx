import { toolParts } from '../../../shared/tools/tool-parts.ts';
import type { FileTool } from '../../../shared/tools/view-model/file-tools.ts';
import styles from './tool-icon.module.css';

export function ToolIcon({ tool }: { readonly tool: FileTool }) {
  const { icon: Icon } = toolParts[tool];
  return (
    <span className={styles.icon} aria-hidden>
      <Icon />
    </span>
  );
}
