import { paths } from '@yimen/contract/paths';
import type { Office } from '@yimen/contract/services/offices';
import { Heading } from '@yimen/ui/heading';
import { SectionColumns } from '@yimen/ui/mobile/page';
import { SearchInput } from '@yimen/ui/mobile/search-bar';
import { Section } from '@yimen/ui/mobile/section';
import { Text } from '@yimen/ui/text';
import { ToastProvider } from '@yimen/ui/toast';
import { useLoaderData } from 'react-router';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { ShareButton } from '../../../parts/page/ShareButton.tsx';
import { PhoneBar } from '../../../parts/phone/PhoneBar.tsx';
import * as phone from '../../../parts/phone/phone.css.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { useWords } from '../../search/shared/use-words.ts';
import { byKind, officesFor } from './found.ts';
import type { loader } from './load-offices.ts';
import { NoOffices } from './NoOffices.tsx';
import { CentreFacts, OfficeFacts, OfficeName } from './OfficeFacts.tsx';
import * as css from './offices.css.ts';

export { loader, meta } from './load-offices.ts';

/** 部门地址和电话 on a phone: what is typed filters the list at once, without a network too. */
export default function PhoneOfficesPage() {
  const { offices, one, query } = useLoaderData<typeof loader>();
  const [words, setWords] = useWords('search', query);
  return (
    <ToastProvider placement="mobile">
      <PhoneBar
        title="部门电话"
        titleElement={one ? 'p' : 'h1'}
        backHref={one ? paths['mobile-offices'] : paths['mobile-home']}
        end={<ShareButton />}
      />
      {one ? (
        <div className={css.alonePhone}>
          <Section>
            <div className={css.office}>
              <Heading level={1}>{one.name}</Heading>
              {one.intro && (
                <Text as="p" tone="secondary">
                  {one.intro}
                </Text>
              )}
              <OfficeFacts office={one} terminal="mobile" />
            </div>
          </Section>
        </div>
      ) : (
        <div className={phone.body}>
          <div className={css.search}>
            <SearchInput
              name="search"
              label="搜索部门"
              placeholder="搜部门名称，或大家的叫法"
              action={paths['mobile-offices']}
              maxLength={100}
              value={words}
              onValueChange={setWords}
              // The list is filtered already; the on-screen keyboard goes.
              onSearch={setWords}
            />
          </div>
          {offices ? (
            <Offices offices={offices} words={words.trim()} />
          ) : (
            <div className={phone.padded}>
              <LoadFailed what="部门地址和电话" />
            </div>
          )}
        </div>
      )}
    </ToastProvider>
  );
}

function Offices({ offices, words }: { offices: readonly Office[]; words: string }) {
  const { name, address } = useInstitution();
  const found = officesFor(offices, words);
  const groups = byKind(found);
  return (
    <>
      <div role="status" className={css.status}>
        {found.length === 0 && <NoOffices words={words} />}
        {found.length > 0 && words && (
          <div className={phone.padded}>
            <Text as="p" size="meta" tone="tertiary">
              找到 {found.length} 个与“{words}”相符的部门
            </Text>
          </div>
        )}
      </div>
      <SectionColumns>
        {found.length > 0 && !words && address && (
          <Section title={name}>
            <CentreFacts />
          </Section>
        )}
        {groups.map(({ kind, offices: some }) => (
          <Section key={kind} title={kind || (groups.length > 1 ? '其他部门' : '部门')} count={some.length}>
            <ul className={css.list}>
              {some.map((office) => (
                <li key={office.id} className={css.row}>
                  <Heading level={3} size="body">
                    <OfficeName office={office} terminal="mobile" />
                  </Heading>
                  <OfficeFacts office={office} terminal="mobile" />
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </SectionColumns>
    </>
  );
}
