import '@yimen/ui/reset';
import { Button, buttonVariants } from '@yimen/ui/button';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** How often a component of the page has run. */
    componentRuns: number;
  }
}

window.componentRuns = 0;

function Sample({ index }: { index: number }) {
  window.componentRuns += 1;
  return <Button variant={buttonVariants[index % buttonVariants.length]}>按钮 {index + 1}</Button>;
}

function Page() {
  return (
    <main>
      {Array.from({ length: 500 }, (_, index) => (
        <Sample key={index} index={index} />
      ))}
    </main>
  );
}

const root = document.createElement('div');
document.body.append(root);
flushSync(() => createRoot(root).render(<Page />));
