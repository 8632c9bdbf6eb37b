import { type CSSProperties, createContext, useContext } from 'react';

/** What an element needs to carry the theme of the surrounding scope. */
export type Scope = {
  style: CSSProperties;
  attributes: Partial<Record<'data-theme-scope' | 'data-theme' | 'data-care', string>>;
};

const noScope: Scope = { style: {}, attributes: {} };

export const ScopeContext = createContext<Scope>(noScope);

/** For layers that are drawn outside their parent (dialogs): the theme they would have inherited. */
export function useThemeScope(): Scope {
  return useContext(ScopeContext);
}
