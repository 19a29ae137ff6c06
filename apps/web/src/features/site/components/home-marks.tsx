/** Drawings of the home page, made for it from the product's own shapes: sheets, lines, marks. */
import type { ToolName } from '../../../shared/tools/tool-catalogue.ts';
import styles from './home-sections.module.css';

const SHEET = 'M5 3.5h14v25H5z';

/** The mark of a tool: what it does to a sheet. */
const toolPaths: Partial<Readonly<Record<ToolName, { readonly ink: string; readonly accent: string }>>> = {
  compare: {
    ink: 'M3.5 6h11v20h-11zM17.5 6h11v20h-11zM6 11h6M20 11h6M6 21h6M20 21h6',
    accent: 'M6 16h6M20 16h6',
  },
  audit: {
    ink: `${SHEET}M9 9h6M9 14h4`,
    accent: 'M20 14l7 3v4c0 4-3 6.5-7 8-4-1.5-7-4-7-8v-4zM17 21l2.4 2.4L24 19',
  },
  correct: { ink: `${SHEET}M9 9h6M9 14h6M9 23h4`, accent: 'M9 18.5h5M17 24l8.5-8.5 3 3L20 27l-4 1z' },
  plagiarism: { ink: 'M4 3.5h11v17H4zM17 11.5h11v17H17zM7 8h5M20 24h5', accent: 'M7 13h5M20 17h5M15 13l2 4' },
  convert: {
    ink: 'M4 4.5h10v13H4zM18 14.5h10v13H18zM7 9h4M21 23h4',
    accent: 'M19 6h5v5M24 6l-5 0M13 26H8v-5M8 26h5',
  },
  ocr: { ink: 'M4 10V4h6M22 4h6v6M28 22v6h-6M10 28H4v-6', accent: 'M9 12h14M9 17h14M9 22h8' },
};

export function ToolMark({ name }: { readonly name: ToolName }) {
  const paths = toolPaths[name];
  return (
    <svg
      className={styles.mark}
      width="32"
      height="32"
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths?.ink ?? SHEET} stroke="var(--ink-faint)" />
      <path d={paths?.accent ?? ''} stroke="var(--accent)" strokeWidth="2" />
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
