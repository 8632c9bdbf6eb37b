import { isPhonePath, thingHrefs } from '@yimen/contract/paths';
import type { OwnFeedback as Feedback } from '@yimen/contract/services/feedback';
import { DescriptionList } from '@yimen/ui/description-list';
import { Empty } from '@yimen/ui/empty';
import { Link } from '@yimen/ui/link';
import { List, ListItem } from '@yimen/ui/list';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { useLocation } from 'react-router';
import { LoadFailed } from '../../parts/failures/LoadFailed.tsx';
import { CopyButton } from '../../parts/page/CopyButton.tsx';
import { useInstitution } from '../../shell/visit/institution.ts';
import * as css from '../services/shared/feedback/feedback.css.ts';
import { useOwnFeedbackHref } from '../services/shared/feedback/own-feedback.ts';
import type { loadFeedback } from './load-feedback.ts';

/** 我的意见: what the person sent with its state, or one piece of it with the answer. */
export function OwnFeedback({ list, one }: Awaited<ReturnType<typeof loadFeedback>>) {
  const { pictures } = useInstitution();
  const hrefOf = useOwnFeedbackHref();
  if (!list) return <LoadFailed what="意见" />;
  if (one) return list[0] && <FeedbackFacts feedback={list[0]} />;
  if (list.length === 0)
    return (
      <Empty
        image={pictures.empty}
        title="还没有提过意见"
        text="搜索没有找到，或资讯、办事指南内容有误，都可以在那一页告诉我们。答复会出现在这里。"
      />
    );
  return (
    <List aria-label="我的意见">
      {list.map((each) => (
        <ListItem
          key={each.number}
          href={hrefOf(each.number)}
          title={<Text lines={1}>{each.words}</Text>}
          note={[`编号 ${each.number}`, each.at]}
          end={<FeedbackState feedback={each} />}
        />
      ))}
    </List>
  );
}

const FeedbackState = ({ feedback: { reply } }: { feedback: Feedback }) => (
  <Tag tone={reply ? 'success' : 'neutral'}>{reply ? '已答复' : '已收到'}</Tag>
);

function FeedbackFacts({ feedback }: { feedback: Feedback }) {
  const { number, words, at, reply, repliedBy, repliedAt } = feedback;
  const facts = [
    { label: '编号', value: number },
    { label: '状态', value: <FeedbackState feedback={feedback} /> },
    { label: '提交时间', value: at },
    { label: '关于', value: <Subject {...feedback} /> },
    { label: '意见', value: <span className={css.words}>{words}</span> },
    { label: '答复', value: reply ? <span className={css.words}>{reply}</span> : '还没有答复，答复后会发消息告诉您' },
    { label: '答复部门', value: repliedBy },
    { label: '答复时间', value: repliedAt },
  ];
  const hrefOf = useOwnFeedbackHref();
  return (
    <div className={css.form}>
      <DescriptionList items={facts.flatMap(({ label, value }) => (value ? [{ id: label, label, value }] : []))} />
      <div className={css.sent}>
        <CopyButton text={number} what="编号" size="small" />
        <Link href={hrefOf()}>全部意见</Link>
      </div>
    </div>
  );
}

/** What the feedback is about: the words that were searched for, or a link to the article or the guide. */
function Subject({ about, subject }: Feedback) {
  const site = isPhonePath(useLocation().pathname) ? 'phone' : 'desktop';
  switch (about) {
    case 'search':
      return `搜索“${subject}”`;
    case 'article':
      return <Link href={thingHrefs.news[site](subject)}>那篇资讯</Link>;
    case 'service':
      return <Link href={thingHrefs.service[site](subject)}>那项服务的办事指南</Link>;
  }
}
