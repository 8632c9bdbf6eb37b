export { makeTheme, type Theme, type ThemeMode, type ThemeSettings } from '@yimen/tokens/make-theme';
export { themeCss } from '@yimen/tokens/theme-css';
export { ThemeScope, type ThemeScopeProps } from './ThemeScope.tsx';
