import { paths, withQuery } from '@yimen/contract/paths';
import type { App } from '@yimen/contract/services/service';
import { Empty } from '@yimen/ui/empty';
import { List, ListItem } from '@yimen/ui/list';
import { CategoryRail } from '@yimen/ui/mobile/category-rail';
import { SearchBar } from '@yimen/ui/mobile/search-bar';
import { Text } from '@yimen/ui/text';
import { ToastProvider } from '@yimen/ui/toast';
import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { shareData } from '../../../offline/shared-data.ts';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PhoneBar } from '../../../parts/phone/PhoneBar.tsx';
import { PhoneList } from '../../../parts/phone/PhoneList.tsx';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { systemsCategory } from '../../systems/page.ts';
import { useCollectedRow } from '../shared/collection/own-services.tsx';
import { choicesOf, FirstChoices } from '../shared/first-services.tsx';
import { useNeedsNetwork } from '../shared/needs-network.ts';
import { PhoneService } from '../shared/PhoneServices.tsx';
import { Collected } from './Collected.tsx';
import { ListHead } from './ListHead.tsx';
import { frameAt, type loader, loadPhoneServices, phoneServicesPerPage, workPath } from './load-work.ts';
import { NeedsNetwork } from './NeedsNetwork.tsx';
import { Systems } from './Systems.tsx';
import * as css from './work.css.ts';

export { loader, meta } from './load-work.ts';

/**
 * 办事 on a phone: collected services at the top, categories at the left, their services at the right (DESIGN §9, 13).
 */
export default function PhoneWorkPage() {
  const data = useLoaderData<typeof loader>();
  const { categories, services } = data;
  const collected = useCollectedRow(data.collected);
  const needsNetwork = useNeedsNetwork([...collected.map(({ app }) => app), ...(services?.list ?? [])]);
  useEffect(() => shareData({ frame: (url) => frameAt(url, data) }), [data]);
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <ToastProvider placement="mobile">
      <PhoneBar title="办事" />
      <div className={css.search}>
        <SearchBar
          variant="flat"
          href={paths['mobile-search']}
          placeholder={total > 0 ? `搜 ${total} 项服务，试试拼音首字母` : '搜服务，试试拼音首字母'}
        />
      </div>
      {collected.length > 0 && <Collected apps={collected} needsNetwork={needsNetwork} />}
      {data.care ? (
        <>
          <CareChoices />
          <ChosenFilters needsNetwork={needsNetwork} />
        </>
      ) : (
        <div className={css.hall}>
          <Rail />
          <ChosenFilters needsNetwork={needsNetwork} />
        </div>
      )}
    </ToastProvider>
  );
}

function useCategories() {
  const { categories, category } = useLoaderData<typeof loader>();
  const offered = categories.filter(({ count }) => count > 0);
  const all = [{ id: '', name: '常用' }, { id: systemsCategory, name: '业务系统' }, ...offered];
  return all.map(({ id, name }) => ({
    id: id || 'all',
    label: name,
    href: withQuery(workPath, { category: id }),
    current: id === category,
  }));
}

function Rail() {
  return <CategoryRail aria-label="服务类别" items={useCategories()} />;
}

/** In care mode two or three choices; the other categories are behind 更多筛选. */
function CareChoices() {
  const { categories, choices, category } = useLoaderData<typeof loader>();
  const all = useCategories();
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={css.care}>
      <FirstChoices
        choices={choicesOf(choices, { category, all: category === '', total })}
        hrefOf={(id) => withQuery(workPath, { category: id })}
      >
        <List>
          {all.map(({ id, label, href, current }) => (
            <ListItem key={id} title={label} href={href} end={current && <Text tone="theme">已选</Text>} />
          ))}
        </List>
      </FirstChoices>
    </div>
  );
}

function ChosenFilters({ needsNetwork }: { needsNetwork(app: App): boolean }) {
  const { categories, departments, category, department, care, services, systems, needsSignIn, page, incomplete } =
    useLoaderData<typeof loader>();
  const { pictures } = useInstitution();
  const name = categories.find(({ id }) => id === category)?.name ?? '常用';
  if (incomplete) return <NeedsNetwork />;
  if (category === systemsCategory) return <Systems systems={systems} needsSignIn={needsSignIn} />;
  return (
    <div className={css.chosen}>
      <ListHead
        title={name}
        total={services?.total}
        departments={departments}
        department={department}
        hrefFor={(id) => withQuery(workPath, { category, department: id })}
      />
      {!services && <LoadFailed what="服务" />}
      {services?.list.length === 0 && (
        <Empty
          image={pictures.empty}
          title={department ? '这个部门在这一类里没有服务' : '这一类还没有服务'}
          text={department ? '换个部门，或看全部部门。' : undefined}
        />
      )}
      {services && services.list.length > 0 && (
        <PhoneList
          label={`${name}的服务`}
          address={withQuery(workPath, { category, department })}
          first={services}
          page={page}
          pageSize={phoneServicesPerPage}
          load={(next) => loadPhoneServices(call, { category, department, care }, next)}
          renderItem={(app) => <PhoneService app={app} muted={needsNetwork(app)} />}
          rowHeight={72}
          columns={2}
        />
      )}
    </div>
  );
}
