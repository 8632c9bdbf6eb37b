import { type MouseEvent, type Ref, useEffect, useRef } from 'react';
import { Alert } from '../alert/index.ts';
import type { DomProps } from '../internals/dom.ts';
import { useMergedRef } from '../internals/useMergedRef.ts';
import { Link } from '../link/index.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './form.css.ts';

/** What is wrong, and the `name` or `id` of the field where it is. */
export type FormError = { field: string; message: string };

export type ErrorSummaryProps = DomProps<'div', { errors: readonly FormError[]; ref?: Ref<HTMLDivElement> }>;

/** All that a form lacks, as links to the fields; takes the focus when it appears or changes (`<div>`). */
export function ErrorSummary({ errors, ref, ...rest }: ErrorSummaryProps) {
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const merged = useMergedRef(root, ref);

  useEffect(() => {
    if (errors.length > 0) root.current?.focus();
  }, [errors]);

  if (errors.length === 0) return null;
  return (
    <div {...rest} ref={merged} role="alert" tabIndex={-1} className={css.summary}>
      <Alert tone="error" title={locale.errorSummary(errors.length)}>
        <ul className={css.list}>
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message}`} className={css.item}>
              <Link href={`#${field}`} onClick={(event) => goTo(event, field)}>
                {message}
              </Link>
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}

function goTo(event: MouseEvent<HTMLAnchorElement>, field: string) {
  const form = event.currentTarget.closest('form');
  const target = fieldOf(form, field);
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
}

/** The control called `field`: by name in the form, else by id. */
export function fieldOf(form: HTMLFormElement | null, field: string): HTMLElement | null {
  const named = form?.elements.namedItem(field);
  const element = named instanceof RadioNodeList ? named[0] : named;
  if (element instanceof HTMLInputElement && element.type === 'hidden') {
    return element.parentElement?.querySelector<HTMLElement>('input:not([type="hidden"]), button') ?? null;
  }
  return element instanceof HTMLElement ? element : document.getElementById(field);
}
