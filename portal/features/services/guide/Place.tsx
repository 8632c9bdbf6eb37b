import type { Guide } from '@yimen/contract/services/guide';
import { ClockIcon, MapPinIcon, PhoneIcon, ShieldCheckIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import type { ReactNode } from 'react';
import { dialable } from '../../../lib/dialable.ts';
import { PhonesInText } from '../../../parts/page/PhonesInText.tsx';
import * as css from './answers.css.ts';

/** Address, opening hours and telephone. */
export function Place({ guide }: { guide: Guide }) {
  const rows: { label: string; icon: ReactNode; content: ReactNode }[] = [
    {
      label: '地点',
      icon: <MapPinIcon size={20} />,
      content: guide.place && <PhonesInText>{guide.place}</PhonesInText>,
    },
    {
      label: '时间',
      icon: <ClockIcon size={20} />,
      content: guide.hours && <PhonesInText>{guide.hours}</PhonesInText>,
    },
    {
      label: '咨询',
      icon: <PhoneIcon size={20} />,
      content: (guide.contactPhone || guide.contactName) && (
        <>
          <Phone number={guide.contactPhone} /> {guide.contactName}
        </>
      ),
    },
    {
      label: '监督',
      icon: <ShieldCheckIcon size={20} />,
      content: guide.supervisionPhone && <Phone number={guide.supervisionPhone} />,
    },
  ].filter((row) => row.content);
  return (
    <dl className={css.place}>
      {rows.map(({ label, icon, content }) => (
        <div key={label} className={css.placeRow}>
          <dt className={css.placeLabel}>
            <span className={css.placeIcon}>{icon}</span>
            <Text tone="tertiary">{label}</Text>
          </dt>
          <dd className={css.placeContent}>
            <Text>{content}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Phone({ number }: { number: string }) {
  const digits = dialable(number);
  if (!digits) return number;
  return (
    <Link standalone href={`tel:${digits}`}>
      {number}
    </Link>
  );
}
