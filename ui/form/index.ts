export { ErrorSummary, type ErrorSummaryProps, type FormError } from './ErrorSummary.tsx';
export { Form, type FormProps } from './Form.tsx';
