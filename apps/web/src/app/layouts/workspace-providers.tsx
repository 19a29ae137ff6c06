import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import type { ReactNode } from 'react';
import sheet from '../../shared/theme/antd-sheet.css?url';
import { antdTheme } from '../../shared/theme/antd-theme.ts';
import { useThemeMode } from '../../shared/theme/theme-preference.ts';
import { hasTouch } from '../../shared/ui/has-touch.ts';

// Calendars take the names of months and days, and the first day of a week, from here and not from the library's texts.
dayjs.locale('zh-cn');

/** The component library's settings; only workspace layouts load it. */
export function WorkspaceProviders({ children }: { readonly children: ReactNode }) {
  const mode = useThemeMode();
  return (
    <ConfigProvider locale={zhCN} theme={antdTheme(mode, hasTouch())} button={{ autoInsertSpace: false }}>
      {/* React puts it before all others, so that ours win, and shows nothing before it has come. Component tests have none. */}
      {sheet && <link rel="stylesheet" href={sheet} precedence="library" />}
      <App component={false}>{children}</App>
    </ConfigProvider>
  );
}
