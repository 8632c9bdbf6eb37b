import { Empty } from '@yimen/ui/empty';
import { useInstitution } from '../../../shell/visit/institution.ts';

/** What is shown where no office is found, or there is none. */
export function NoOffices({ words }: { words: string }) {
  const { pictures, hotline } = useInstitution();
  return (
    <Empty
      image={pictures.empty}
      title={words ? `没有找到与“${words}”相符的部门` : '还没有登记部门'}
      text={words && `换个叫法试试${hotline && `，或拨打服务热线 ${hotline} 询问`}。`}
    />
  );
}
