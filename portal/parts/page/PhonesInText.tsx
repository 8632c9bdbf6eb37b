import { Link } from '@yimen/ui/link';
import { Fragment } from 'react';
import { withPhones } from '../../lib/dialable.ts';

/** A text in which telephone numbers are links that dial them. */
export function PhonesInText({ children }: { children: string }) {
  return withPhones(children).map(({ text, tel }, index) => {
    const key = `${index} ${text}`;
    return tel ? (
      <Link key={key} href={`tel:${tel}`}>
        {text}
      </Link>
    ) : (
      <Fragment key={key}>{text}</Fragment>
    );
  });
}
