/** Waivers. */
export function WaiversPanel() {
  return <p>Waivers</p>;
}
