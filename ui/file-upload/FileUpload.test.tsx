import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { conformance } from '../internals/testing/conformance.tsx';
import { render } from '../internals/testing/render.tsx';
import { fileUploadZhCN } from '../locale/own/fileUpload.ts';
import { FileUpload, type FileUploadProps, UploadError, type UploadFunction } from './index.ts';
import { sizeInWords } from './rules.ts';

type Way = Parameters<UploadFunction<string>>[1] & { finish: (result: string) => void; fail: (error: Error) => void };
let ways: Map<string, Way>;
const change = vi.fn();

/** Keeps each upload pending until the test settles it. */
function upload(file: File, way: Parameters<UploadFunction<string>>[1]): Promise<string> {
  return new Promise((finish, fail) => ways.set(file.name, { ...way, finish, fail }));
}
function show(props: Partial<FileUploadProps<string>> = {}) {
  ways = new Map();
  render(
    <FileUpload
      label="证明材料"
      accept={['pdf', 'jpg', 'png']}
      maxSize={10 * 1024 * 1024}
      maxCount={3}
      upload={upload}
      onFilesChange={change}
      {...props}
    />,
  );
}
const input = page.getByLabelText('证明材料', { exact: true });
const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent);
const file = (name: string, size = 2048) => new File([new Uint8Array(size)], name);
const choose = (...files: File[]) => userEvent.upload(input, files);
const way = (name: string) => ways.get(name) as Way;

function drag(kind: string, files: File[]): DragEvent {
  const data = new DataTransfer();
  for (const one of files) data.items.add(one);
  const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: data });
  input.element().dispatchEvent(event);
  return event;
}

describe('FileUpload', () => {
  conformance(
    <FileUpload
      label="Papers"
      accept={['pdf']}
      maxSize={1024}
      maxCount={2}
      upload={async () => ''}
      defaultFiles={[{ id: '1', name: 'a.pdf', size: 512 }]}
    />,
    { refersTo: HTMLInputElement },
  );

  afterEach(() => change.mockClear());

  test('states its rules and ties them to the input', async () => {
    show();
    await expect.element(page.getByText('pdf、jpg、png，单个不超过 10 MB，最多 3 个')).toBeVisible();
    await expect.element(input).toHaveAccessibleDescription(/单个不超过 10 MB/);
    await expect.element(input).toHaveAttribute('accept', '.pdf,.jpg,.png');
  });

  test('shows the way of each file and tells when it has arrived', async () => {
    show();
    await choose(file('a.pdf'), file('b.jpg'));
    expect(page.getByRole('progressbar').elements()).toHaveLength(2);
    way('a.pdf').onProgress(0.62);
    await expect.element(page.getByText('62%')).toBeVisible();
    way('a.pdf').finish('1');
    await expect.element(page.getByRole('status')).toHaveTextContent('a.pdf：已上传');
    await vi.waitFor(() => expect(change).toHaveBeenCalledOnce());
    expect(change.mock.lastCall?.[0]).toMatchObject([{ name: 'a.pdf', size: 2048, result: '1' }]);
    expect(page.getByRole('progressbar').elements()).toHaveLength(1);
  });

  test('says what is wrong with a file and does not send it', async () => {
    show({ maxSize: 4096 });
    await choose(file('a.tiff'), file('b.pdf', 0), file('c.pdf', 8192));
    expect(ways.size).toBe(0);
    await expect.element(page.getByText('不支持 tiff，请转成 pdf、jpg 或 png 再上传')).toBeVisible();
    await expect.element(page.getByText('这是一个空文件')).toBeVisible();
    await expect.element(page.getByText('文件有 8 KB，不能超过 4 KB')).toBeVisible();
  });

  test('takes no more files than allowed, and room again when one is taken away', async () => {
    show({ maxCount: 1, multiple: true });
    await choose(file('a.pdf'), file('b.pdf'));
    await expect.element(page.getByText('最多 1 个文件，这个没有上传')).toBeVisible();
    expect([...ways.keys()]).toEqual(['a.pdf']);
    await page.getByRole('button', { name: '取消上传“a.pdf”' }).click();
    await choose(file('c.pdf'));
    expect([...ways.keys()]).toEqual(['a.pdf', 'c.pdf']);
  });

  test('stops a file that is taken away, and keeps the focus in the list', async () => {
    show();
    await choose(file('a.pdf'), file('b.pdf'));
    const { signal } = way('a.pdf');
    await page.getByRole('button', { name: '取消上传“a.pdf”' }).click();
    expect(signal.aborted).toBe(true);
    expect(rows()).toHaveLength(1);
    await expect.element(page.getByRole('button', { name: '取消上传“b.pdf”' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(input).toHaveFocus();
    expect(change).not.toHaveBeenCalled();
  });

  test('sends a failed file again', async () => {
    show();
    await choose(file('a.pdf'));
    way('a.pdf').fail(new Error('socket hang up'));
    await expect.element(page.getByText('网络中断，上传没有完成', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '继续上传 a.pdf' }).click();
    way('a.pdf').fail(new UploadError('服务器说这份文件带有密码'));
    await expect.element(page.getByText('服务器说这份文件带有密码', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '继续上传 a.pdf' }).click();
    way('a.pdf').finish('1');
    await vi.waitFor(() => expect(change).toHaveBeenCalledOnce());
  });

  test('sends three at once and the others after them', async () => {
    show({ maxCount: 9 });
    await choose(...['a', 'b', 'c', 'd'].map((name) => file(`${name}.pdf`)));
    expect(ways.size).toBe(3);
    await expect.element(page.getByText('等待上传')).toBeVisible();
    way('b.pdf').finish('1');
    await vi.waitFor(() => expect(ways.has('d.pdf')).toBe(true));
  });

  test('takes files that are dropped, and says how many', async () => {
    show();
    expect(drag('dragover', [file('a.pdf'), file('b.pdf')]).defaultPrevented).toBe(true);
    await expect.element(page.getByText('松开即可上传 2 个文件')).toBeVisible();
    drag('drop', [file('a.pdf'), file('b.pdf')]);
    await vi.waitFor(() => expect([...ways.keys()]).toEqual(['a.pdf', 'b.pdf']));
    expect(page.getByText(/松开即可/).elements()).toHaveLength(0);
  });

  test('shows what is there already and tells when it is taken away', async () => {
    show({ defaultFiles: [{ id: 'x', name: '成绩单.pdf', size: 1_887_437 }] });
    expect(rows()[0]).toContain('1.8 MB');
    expect(change).not.toHaveBeenCalled();
    await page.getByRole('button', { name: '删除“成绩单.pdf”' }).click();
    await vi.waitFor(() => expect(change).toHaveBeenLastCalledWith([]));
  });

  test('stops everything when it leaves the page', async () => {
    ways = new Map();
    const { unmount } = render(<FileUpload label="证明材料" upload={upload} />);
    await choose(file('a.pdf'));
    unmount();
    expect(way('a.pdf').signal.aborted).toBe(true);
  });

  test('takes nothing while it is disabled', () => {
    show({ disabled: true });
    expect(drag('dragover', [file('a.pdf')]).defaultPrevented).toBe(false);
  });

  test('writes sizes in short numbers', () => {
    expect([0, 640 * 1024, 1_887_437, 10 * 1024 ** 2, 3 * 1024 ** 3].map(sizeInWords)).toEqual([
      '0 B',
      '640 KB',
      '1.8 MB',
      '10 MB',
      '3 GB',
    ]);
    expect(fileUploadZhCN.left(62, 3)).toBe('62%，还剩 3 秒');
  });
});
