/** Drawings of the home page, made for it from the product's own shapes: sheets, lines, marks. */
import type { Tool } from '../../../../shared/tools/tool-catalogue.ts';
import styles from './home-sections.module.css';

export function ToolMark({ mark }: { readonly mark: Tool['mark'] }) {
  return (
    <svg
      className={styles.mark}
      width="32"
      height="32"
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path d={mark?.ink} stroke="var(--ink-faint)" />
      <path d={mark?.accent} stroke="var(--accent)" strokeWidth="2" />
    </svg>
  );
}

const trustPaths = [
  { ink: 'M6 5h20v30H6zM10 11h12M10 23h12M10 29h7', accent: 'M10 17h9M26 17h10M36 17l-4-3.5M36 17l-4 3.5' },
  {
    ink: 'M6 5h20v30H6zM10 11h12M10 17h12',
    accent: 'M10 25h3M15 25h3M20 25h2M10 30h3M15 30h3M33 22v8M33 34v.6',
  },
  { ink: 'M6 31h28M6 31V9', accent: 'M11 27v-6M18 27V15M25 27v-4M32 27V11M8 19h26' },
  { ink: 'M6 5h16v24H6zM10 11h8M10 16h8', accent: 'M18 13h16v22H18zM22 25l3 3 6-7' },
] as const;

export function TrustMark({ index }: { readonly index: number }) {
  const paths = trustPaths[index % trustPaths.length];
  return (
    <svg
      className={styles.mark}
      width="40"
      height="40"
      viewBox="0 0 40 40"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths?.ink} stroke="var(--ink-faint)" />
      <path d={paths?.accent} stroke="var(--accent)" strokeWidth="2" />
    </svg>
  );
}

/** Private deployment: documents go in, nothing goes out. */
export function DeploymentPicture() {
  return (
    <svg
      className={styles.deployment}
      viewBox="0 0 420 260"
      role="img"
      aria-label="部署在单位内网：浏览器、服务、处理节点、数据库与存储都在一道边界之内"
    >
      <rect x="110" y="14" width="296" height="232" rx="14" className={styles.wall} />
      <text x="126" y="38">
        单位内网
      </text>
      <g className={styles.box}>
        <rect x="16" y="104" width="74" height="52" rx="8" />
        <text x="53" y="135">
          浏览器
        </text>
        <rect x="136" y="104" width="96" height="52" rx="8" />
        <text x="184" y="135">
          文鉴服务
        </text>
        <rect x="280" y="56" width="104" height="44" rx="8" />
        <text x="332" y="83">
          处理节点
        </text>
        <rect x="280" y="112" width="104" height="44" rx="8" />
        <text x="332" y="139">
          数据库
        </text>
        <rect x="280" y="168" width="104" height="44" rx="8" />
        <text x="332" y="195">
          文件存储
        </text>
        <rect x="136" y="184" width="96" height="40" rx="8" />
        <text x="184" y="209">
          统一认证
        </text>
      </g>
      <path
        className={styles.wire}
        d="M90 130h46M232 130h24M256 78v112M256 78h24M256 134h24M256 190h24M184 156v28"
      />
    </svg>
  );
}
