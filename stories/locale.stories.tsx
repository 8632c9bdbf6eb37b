import type { Meta, StoryObj } from '@storybook/react-vite';
import { Accordion } from '@yimen/ui/accordion';
import { AddressForm } from '@yimen/ui/address-form';
import { Alert } from '@yimen/ui/alert';
import { AppHeader } from '@yimen/ui/app-header';
import { Avatar } from '@yimen/ui/avatar';
import { Badge } from '@yimen/ui/badge';
import { Breadcrumb } from '@yimen/ui/breadcrumb';
import { Calendar } from '@yimen/ui/calendar';
import { Carousel } from '@yimen/ui/carousel';
import { DatePicker } from '@yimen/ui/date-picker';
import { DateRangePicker } from '@yimen/ui/date-range-picker';
import { Empty } from '@yimen/ui/empty';
import { ErrorScreen } from '@yimen/ui/error-screen';
import { FileUpload } from '@yimen/ui/file-upload';
import { Grid } from '@yimen/ui/grid';
import { LoadingOverlay } from '@yimen/ui/loading-overlay';
import { en, LocaleProvider, useLocale } from '@yimen/ui/locale';
import { MonthCalendar } from '@yimen/ui/month-calendar';
import { MultiSelect } from '@yimen/ui/multi-select';
import { NumberField } from '@yimen/ui/number-field';
import { Pagination } from '@yimen/ui/pagination';
import { PaginationTools } from '@yimen/ui/pagination-tools';
import { PasswordField } from '@yimen/ui/password-field';
import { SearchField } from '@yimen/ui/search-field';
import { Select } from '@yimen/ui/select';
import { SideNav } from '@yimen/ui/side-nav';
import { Stack } from '@yimen/ui/stack';
import { Steps } from '@yimen/ui/steps';
import { Table } from '@yimen/ui/table';
import { Tabs } from '@yimen/ui/tabs';
import { Text } from '@yimen/ui/text';
import { TextArea } from '@yimen/ui/text-area';
import { TimeField } from '@yimen/ui/time-field';
import { expect } from 'storybook/test';
import { pictured } from '../.storybook/modes.ts';

const meta: Meta<typeof LocaleProvider> = {
  title: 'Components 组件/LocaleProvider 语言',
  id: 'components-localeprovider',
  component: LocaleProvider,
  parameters: pictured('light-1280'),
};
export default meta;

function Greeting() {
  const { close, search } = useLocale();
  return (
    <Stack gap={12}>
      <Text>
        {search} {close}
      </Text>
      <PasswordField label="Password" />
    </Stack>
  );
}

export const OtherLanguage: StoryObj = {
  render: () => (
    <LocaleProvider locale={en}>
      <Greeting />
    </LocaleProvider>
  ),
};

/** One group of components with English content: whatever is not English here is a text of the package's own. */
function inEnglish(render: () => React.JSX.Element): StoryObj {
  return {
    globals: { locale: 'en' },
    render,
    play: async ({ canvasElement }) => {
      const spoken = [...canvasElement.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
        ['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
      );
      await expect([canvasElement.textContent, ...spoken].join('\n')).not.toMatch(/[\p{Script=Han}，。：（）]/u);
    },
  };
}

const advisers = ['Ada Okafor', 'Ben Lindqvist', 'Chloe Martin'].map((label) => ({ value: label, label }));

export const ControlsInEnglish = inEnglish(() => (
  <Stack gap={40}>
    <Grid columns={3} gap={24}>
      <PasswordField label="Password" help="At least ten characters" />
      <SearchField label="Search services" buttonLabel="Search" />
      <Select label="Area" options={advisers} required error="Choose an area" />
      <MultiSelect label="Advisers" options={advisers} defaultValue={['Ada Okafor']} max={2} />
      <NumberField label="Copies" defaultValue={2} min={1} max={20} />
      <TimeField label="From" defaultValue="15:00" />
      <DatePicker label="Day of departure" defaultValue="2026-11-20" today="2026-11-20" />
      <TextArea label="Reason" limit={200} defaultValue="Lost on the way to the library" />
    </Grid>
    <FileUpload label="Documents" accept={['pdf', 'jpg']} maxCount={3} maxSize={10 * 1024 * 1024} upload={never} />
    <Grid columns={2} gap={24}>
      <DateRangePicker label="Leave" today="2026-11-20" maxDays={30} />
    </Grid>
    <Grid columns={2} gap={24}>
      <AddressForm onSubmit={() => undefined} areas={[{ value: '1', label: 'North' }]} />
      <Calendar today="2026-11-20" defaultValue="2026-11-18" />
    </Grid>
  </Stack>
));

const columns = [
  { id: 'who', header: 'Applicant', cell: (row: { who: string }) => row.who, rowHeader: true, sortable: true },
];

export const DisplayInEnglish = inEnglish(() => (
  <Stack gap={40}>
    <Stack direction="row" gap={24} align="center">
      <Avatar name="Ada Okafor" presence="online" />
      <Badge count={128} />
    </Stack>
    <Table caption="Waiting" columns={columns} rows={[]} rowId={(row) => row.who} />
    <Empty title="Nothing yet" />
    <Carousel label="News" slides={[<Text key="1">Reading room opens</Text>, <Text key="2">Ginkgo avenue</Text>]} />
    <MonthCalendar
      month="2026-11"
      today="2026-11-20"
      entries={['1', '2', '3', '4'].map((id) => ({ id, start: '2026-11-20', title: `Lecture ${id}` }))}
    />
    <Accordion items={[{ id: 'a', title: 'May a friend collect it?', content: 'Yes, with both cards.' }]} />
  </Stack>
));

export const FeedbackInEnglish = inEnglish(() => (
  <Stack gap={24}>
    {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
      <Alert key={tone} tone={tone}>
        Applications after five are dealt with on Monday.
      </Alert>
    ))}
    <LoadingOverlay loading>
      <Text>Tasks</Text>
    </LoadingOverlay>
    <ErrorScreen code={404} message="Page not found: /hall" reference="7f3a9c21" onAction={never} />
  </Stack>
));

export const NavigationInEnglish = inEnglish(() => (
  <Stack gap={24}>
    <AppHeader
      name="Northfield University"
      homeHref="#home"
      items={['Home', 'Services', 'News', 'Schedule', 'Tasks'].map((label) => ({ id: label, label, href: '#' }))}
    />
    <Breadcrumb items={[{ label: 'Services', href: '#services' }, { label: 'Student card' }]} />
    <Tabs
      label="Tasks"
      items={[
        { id: 'open', label: 'Open', count: 3 },
        { id: 'done', label: 'Done', count: 9 },
      ]}
    />
    <Pagination page={6} pageSize={18} total={186} hrefFor={(page) => `#${page}`} />
    <PaginationTools page={6} pageSize={18} total={186} pageSizes={[18, 36]} onPageChange={() => undefined} />
    <Steps
      items={[
        { title: 'Apply', state: 'done' },
        { title: 'Review', state: 'current' },
        { title: 'Collect', state: 'upcoming' },
      ]}
    />
    <SideNav
      label="Categories"
      items={[{ id: 'all', label: 'All services', href: '#all', count: 326, current: true }]}
    />
  </Stack>
));

function never(): Promise<never> {
  return new Promise(() => undefined);
}
