import { paths } from '@yimen/contract/paths';
import type { Office } from '@yimen/contract/services/offices';
import { Breadcrumb } from '@yimen/ui/breadcrumb';
import { Card } from '@yimen/ui/card';
import { Heading } from '@yimen/ui/heading';
import { SearchField } from '@yimen/ui/search-field';
import { Text } from '@yimen/ui/text';
import { Form, useLoaderData } from 'react-router';
import { LoadFailed } from '../../../parts/failures/LoadFailed.tsx';
import { PageHead } from '../../../parts/page/PageHead.tsx';
import { usePageName } from '../../../shell/visit/current-entry.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { useWords } from '../../search/shared/use-words.ts';
import { byKind, officesFor } from './found.ts';
import type { loader } from './load-offices.ts';
import { NoOffices } from './NoOffices.tsx';
import { CentreFacts, OfficeFacts, OfficeName } from './OfficeFacts.tsx';
import * as css from './offices.css.ts';

export { loader, meta } from './load-offices.ts';

/** 部门地址和电话: the institution's offices by kind, or the one that the address names. */
export default function OfficesPage() {
  const { offices, one, query } = useLoaderData<typeof loader>();
  const [words, setWords] = useWords('search', query);
  const name = usePageName(paths.offices);
  if (one) return <OneOffice office={one} parent={name} />;
  return (
    <>
      <PageHead
        title={name}
        note={offices && offices.length > 0 && `共 ${offices.length} 个部门`}
        end={
          <Form role="search" action={paths.offices} method="get">
            <SearchField
              name="search"
              label="搜索部门"
              size="medium"
              placeholder="搜部门名称，或大家的叫法"
              maxLength={100}
              value={words}
              onValueChange={setWords}
            />
          </Form>
        }
      />
      <div className={css.body}>
        {offices ? <Offices offices={offices} words={words.trim()} /> : <LoadFailed what="部门地址和电话" />}
      </div>
    </>
  );
}

function Offices({ offices, words }: { offices: readonly Office[]; words: string }) {
  const { name, address } = useInstitution();
  const found = officesFor(offices, words);
  const groups = byKind(found);
  return (
    <>
      {!words && address && (
        <Card as="section" padding="large" aria-labelledby="centre">
          <div className={css.office}>
            <Heading level={2} size="title3" id="centre">
              {name}
            </Heading>
            <CentreFacts />
          </div>
        </Card>
      )}
      <div role="status" className={css.status}>
        {found.length === 0 && <NoOffices words={words} />}
        {found.length > 0 && words && (
          <Text as="p" tone="secondary">
            找到 {found.length} 个与“{words}”相符的部门
          </Text>
        )}
      </div>
      {groups.map(({ kind, offices: some }, index) => (
        <section key={kind} aria-labelledby={`kind-${index}`} className={css.group}>
          <Heading level={2} size="title3" id={`kind-${index}`}>
            {kind || (groups.length > 1 ? '其他部门' : '部门')}
          </Heading>
          <ul className={css.cards}>
            {some.map((office) => (
              <li key={office.id} className={css.card}>
                <Card padding="large">
                  <div className={css.office}>
                    <Heading level={3} size="body">
                      <OfficeName office={office} terminal="pc" />
                    </Heading>
                    <OfficeFacts office={office} terminal="pc" />
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function OneOffice({ office, parent }: { office: Office; parent: string }) {
  return (
    <div className={css.body}>
      <div className={css.alone}>
        <Breadcrumb items={[{ label: parent, href: paths.offices }, { label: office.name }]} />
        <Heading level={1}>{office.name}</Heading>
        {office.intro && (
          <Text as="p" tone="secondary">
            {office.intro}
          </Text>
        )}
        <OfficeFacts office={office} terminal="pc" />
      </div>
    </div>
  );
}
