import { ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import type { ReactNode } from 'react';
import sheet from '../theme/antd-sheet.css?url';
import { antdTheme } from '../theme/antd-theme.ts';
import { useThemeMode } from '../theme/theme-preference.ts';
import { hasTouch } from './has-touch.ts';

/** The component library's settings, and its styles for the first screen; whatever needs more stands in a `FurtherLibrary`. */
export function FirstLibrary({ children }: { readonly children: ReactNode }) {
  const mode = useThemeMode();
  return (
    <ConfigProvider locale={zhCN} theme={antdTheme(mode, hasTouch())} button={{ autoInsertSpace: false }}>
      {/* React puts it before all others, so that ours win, and shows nothing before it has come. Component tests have none. */}
      {sheet && <link rel="stylesheet" href={sheet} precedence="library" />}
      {children}
    </ConfigProvider>
  );
}
