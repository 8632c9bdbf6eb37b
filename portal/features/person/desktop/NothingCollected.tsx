import { paths } from '@yimen/contract/paths';
import { ButtonLink } from '@yimen/ui/button';
import { Empty } from '@yimen/ui/empty';

/** Empty state of the collection: how to collect services, and where. */
export function NothingCollected({ picture }: { picture?: string }) {
  return (
    <Empty
      image={picture}
      title="还没有收藏"
      text="在服务卡片上点星标，常用的服务就会留在这里。"
      action={
        <ButtonLink variant="light" href={paths['service-hall']}>
          去服务大厅
        </ButtonLink>
      }
    />
  );
}
