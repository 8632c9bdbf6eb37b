/** `/` is never drawn: its guard always answers where to go. */
export default function IndexPage() {
  return null;
}
