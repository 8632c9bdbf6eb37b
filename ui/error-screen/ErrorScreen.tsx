import { type ReactNode, useState } from 'react';
import { Button } from '../button/index.ts';
import type { DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './error-screen.css.ts';

export type ErrorVariant = 'notFound' | 'noAuthorisation' | 'service';

/** The variant for a code: 404 not found, 1001 to 1999 no authorisation, anything else service error. */
export function errorVariant(code: number): ErrorVariant {
  if (code === 404) return 'notFound';
  return code > 1000 && code < 2000 ? 'noAuthorisation' : 'service';
}

export type ErrorScreenProps = DomProps<
  'section',
  {
    code: number;
    /** The illustration: an address, or an element that draws it. */
    image?: string | ReactNode;
    /** Replaces the variant's own title and description. */
    title?: string;
    description?: ReactNode;
    /** The error's own words; always shown. */
    message: string;
    /** The request's id, for those who are asked for help. */
    reference?: string;
    /** Words of the button; 退出登录 by default, 正在退出… while `onAction` runs. */
    actionLabel?: string;
    actionBusyLabel?: string;
    /** The button shows loading until this promise ends. */
    onAction: () => Promise<unknown>;
    /** A quieter way on beside the button. */
    secondary?: ReactNode;
  }
>;

/** The whole-page error in one of three variants by code; renders `<section>` (specification, section 2). */
export function ErrorScreen({
  code,
  image,
  title,
  description,
  message,
  reference,
  actionLabel,
  actionBusyLabel,
  onAction,
  secondary,
  ...rest
}: ErrorScreenProps) {
  const { errorScreen: words } = useLocale();
  const [running, setRunning] = useState(false);
  const variant = errorVariant(code);

  async function act() {
    setRunning(true);
    try {
      await onAction();
    } finally {
      setRunning(false);
    }
  }
  return (
    <section {...rest} data-variant={variant} className={css.screen}>
      {typeof image === 'string' ? <img src={image} alt="" className={css.art} /> : <div>{image}</div>}
      <div className={css.words}>
        <p className={css.code}>{words.code(code)}</p>
        <h1 className={css.title}>{title ?? words[variant].title}</h1>
        <p className={css.description}>{description ?? words[variant].description}</p>
        <p className={css.message}>
          {message}
          {reference && <span className={css.reference}>{words.reference(reference)}</span>}
        </p>
        <div className={css.actions}>
          <span className={css.exit}>
            <Button
              variant="primary"
              size="xlarge"
              loading={running}
              loadingText={actionLabel ? actionBusyLabel : (actionBusyLabel ?? words.signingOut)}
              onClick={act}
            >
              {actionLabel ?? words.signOut}
            </Button>
          </span>
          {secondary}
        </div>
      </div>
    </section>
  );
}
