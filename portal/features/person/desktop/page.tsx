import { useLoaderData } from 'react-router';
import { OwnFeedback } from '../OwnFeedback.tsx';
import { Account } from './Account.tsx';
import type { loader } from './load-person.ts';
import { Overview } from './Overview.tsx';
import { PersonData } from './PersonData.tsx';
import { PersonFrame } from './PersonFrame.tsx';
import { Preferences } from './Preferences.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';

export { loader, meta } from './load-person.ts';

/** 个人中心: the person's data, services and settings; each part has a `tab` in the address. */
export default function PersonalCenterPage() {
  const { frame, data } = useLoaderData<typeof loader>();
  return (
    <PersonFrame frame={frame} current={data.tab}>
      <Tab data={data} title={frame.places.find(({ sign }) => sign === data.tab)?.name ?? '个人中心'} />
    </PersonFrame>
  );
}

type PersonPageData = ReturnType<typeof useLoaderData<typeof loader>>['data'];

function Tab({ data, title }: { data: PersonPageData; title: string }) {
  switch (data.tab) {
    case 'person-data':
      return <PersonData data={data} title={title} />;
    case 'feedback':
      return (
        <SettingsPanel title={title}>
          <OwnFeedback {...data} />
        </SettingsPanel>
      );
    case 'account':
      return <Account data={data} title={title} />;
    case 'preferences':
      return <Preferences data={data} title={title} />;
    case 'overview':
      return <Overview data={data} />;
  }
}
