import { paths } from '@yimen/contract/paths';
import { Component, type CSSProperties, type ReactNode } from 'react';
import { reloadPage } from '../reload/reload.ts';
import { currentSite } from '../visit/current.ts';

interface LastBoundaryProps {
  /**
   * Whether the error page is already being rendered. Until then this boundary rethrows errors, and the router renders
   * the error page.
   */
  last: boolean;
  children: ReactNode;
}

/**
 * Error boundary around the whole document: shows a plain screen when the error page itself fails. The router's default
 * would show a stack trace in English.
 */
export class LastBoundary extends Component<LastBoundaryProps, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override render() {
    const { failed, error } = this.state;
    if (!failed) return this.props.children;
    if (!this.props.last) throw error;
    return <LastScreen />;
  }
}

const way: CSSProperties = { font: 'inherit', padding: '12px 24px', minHeight: 48 };
const pageStyle: CSSProperties = {
  margin: '0 auto',
  maxWidth: 640,
  padding: '15vh 24px 24px',
  textAlign: 'center',
  font: '16px/1.6 sans-serif',
};

/** The error screen without the site's styles, data and hooks: any of them may have failed. */
function LastScreen() {
  const hotline = currentSite()?.site.unit.hotline;
  return (
    <html lang="zh-CN" style={{ colorScheme: 'light dark', background: 'Canvas', color: 'CanvasText' }}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>服务出了点问题</title>
      </head>
      <body>
        <main id="main" style={pageStyle}>
          <h1 style={{ fontSize: 24 }}>服务出了点问题</h1>
          <p role="alert">页面没有正常打开，请刷新后再试。</p>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, justifyContent: 'center' }}>
            <button type="button" style={way} onClick={reloadPage}>
              刷新页面
            </button>
            <a href="/" style={way}>
              返回首页
            </a>
            <form method="post" action={paths.logout}>
              <button type="submit" style={way}>
                退出登录
              </button>
            </form>
          </div>
          {hotline && <p>服务热线 {hotline}</p>}
        </main>
      </body>
    </html>
  );
}
