import { Building2Icon, BusIcon, ClockIcon, MapPinIcon, PhoneIcon, ShieldCheckIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import type { ReactNode } from 'react';
import { dialable } from '../../lib/dialable.ts';
import { PhonesInText } from '../../parts/page/PhonesInText.tsx';
import * as css from './guide/answers.css.ts';

const icons = {
  地点: MapPinIcon,
  路线: BusIcon,
  时间: ClockIcon,
  电话: PhoneIcon,
  咨询: PhoneIcon,
  监督: ShieldCheckIcon,
  部门: Building2Icon,
} as const;

interface PlaceRowsProps {
  /** In order; those without content are left out. A text has its telephone numbers as links. */
  rows: readonly { label: keyof typeof icons; content: ReactNode }[];
}

/** Where something is, when it is open and how to reach it. Renders a dl. */
export function PlaceRows({ rows }: PlaceRowsProps) {
  return (
    <dl className={css.place}>
      {rows
        .filter(({ content }) => content)
        .map(({ label, content }) => {
          const Icon = icons[label];
          return (
            <div key={label} className={css.placeRow}>
              <dt className={css.placeLabel}>
                <span className={css.placeIcon}>
                  <Icon size={20} />
                </span>
                <Text tone="tertiary">{label}</Text>
              </dt>
              <dd className={css.placeContent}>
                <Text>{typeof content === 'string' ? <PhonesInText>{content}</PhonesInText> : content}</Text>
              </dd>
            </div>
          );
        })}
    </dl>
  );
}

/** A telephone number as a link that dials it, where it is one. */
export function PhoneLink({ number }: { number: string }) {
  const digits = dialable(number);
  if (!digits) return <PhonesInText>{number}</PhonesInText>;
  return (
    <Link standalone href={`tel:${digits}`}>
      {number}
    </Link>
  );
}
