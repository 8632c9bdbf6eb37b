import { type StepProgress, specialProgress, tickSpecialStep } from '@yimen/contract/topics';
import { useToast } from '@yimen/ui/toast';
import useSWR from 'swr';
import { call } from '../../../lib/api/call.ts';
import { isExpired, messageOf } from '../../../lib/api/errors.ts';

interface Topic {
  id: string;
  /** From the loader; null for a guest, or when it did not load. */
  progress: StepProgress[] | null;
}

/** The member's progress, shared by the column and the steps; a change shows at once and is then saved. */
export function useProgress({ id, progress }: Topic, member: boolean) {
  const toast = useToast();
  const { data, isValidating, mutate } = useSWR(
    member ? ['topic-progress', id] : null,
    () => call(specialProgress, { id }),
    {
      fallbackData: progress ?? undefined,
      revalidateOnMount: false,
      revalidateIfStale: false,
      shouldRetryOnError: false,
    },
  );

  async function tick(step: string, done: boolean): Promise<void> {
    const before = data ?? [];
    const marked = (doneAt: string | null) => before.map((each) => (each.step === step ? { ...each, doneAt } : each));
    try {
      await mutate(
        async () => {
          const { doneAt } = await call(tickSpecialStep, { id, step, done });
          return marked(doneAt);
        },
        { optimisticData: marked(done ? '已完成' : null), rollbackOnError: true, revalidate: false },
      );
    } catch (error) {
      if (!isExpired(error)) toast.error(messageOf(error));
    }
  }

  return { progress: data, loading: isValidating, reload: () => void mutate(), tick };
}
