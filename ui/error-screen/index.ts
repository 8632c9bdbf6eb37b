export { ErrorScreen, type ErrorScreenProps, type ErrorVariant, errorVariant } from './ErrorScreen.tsx';
