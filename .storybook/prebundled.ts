/**
 * Modules that vanilla-extract and the JSX transform inject, which Vite's scan cannot see. Without
 * them the first cold run reloads in the middle of a test and fails.
 */
export const prebundled = [
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/css/functionSerializer',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
];
