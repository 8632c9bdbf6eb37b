export { ErrorScreen, type ErrorScreenProps } from './ErrorScreen.tsx';
export { type ErrorVariant, errorVariant } from './errorVariant.ts';
