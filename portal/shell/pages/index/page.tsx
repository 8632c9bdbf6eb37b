/** Never rendered: the guard of `/` always redirects. */
export default function IndexPage() {
  return null;
}
