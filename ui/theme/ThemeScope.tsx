import type { ThemeSettings } from '@yimen/tokens/make-theme';
import { themeProperties } from '@yimen/tokens/theme-css';
import { type Ref, useMemo } from 'react';
import type { DomProps } from '../internals/dom.ts';
import * as css from './scope.css.ts';
import { type Scope, ScopeContext } from './scope.ts';

export type ThemeScopeProps = DomProps<
  'div',
  {
    /** An institution’s colours. */
    settings: ThemeSettings;
    /** Light or dark inside, whatever the page is; the page's own mode by default. */
    mode?: 'light' | 'dark' | 'auto';
    /** Care mode on or off inside; as the page by default. */
    care?: boolean;
    ref?: Ref<HTMLDivElement>;
  }
>;

/** Shows its content in an institution's theme, inside a page of another one; renders `<div>`. Nests. */
export function ThemeScope({ settings, mode, care, children, ...rest }: ThemeScopeProps) {
  const scope = useMemo<Scope>(
    () => ({
      // In the style attribute, which a strict content security policy allows without a nonce.
      style: themeProperties(settings),
      attributes: {
        'data-theme-scope': '',
        'data-theme': mode,
        'data-care': care === undefined ? undefined : care ? '' : 'off',
      },
    }),
    [settings, mode, care],
  );
  return (
    <ScopeContext value={scope}>
      <div {...rest} {...scope.attributes} className={css.scope} style={scope.style}>
        {children}
      </div>
    </ScopeContext>
  );
}
